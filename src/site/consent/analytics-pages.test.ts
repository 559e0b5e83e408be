import { expect, test } from "vitest";
import { isPrivatePath } from "./analytics-pages.ts";

test("the admin area and previews are recognised by their first segment, not by its prefix", () => {
  const own = ["/admin", "/admin/", "/admin/login", "/admin/edit-tusker/1", "/preview", "/preview/abc"];
  expect(own.filter((path) => !isPrivatePath(path))).toEqual([]);
  const others = ["/", "/administration", "/admin-dashboards", "/tuskers/admin", "/previews", "/tuskers/preview"];
  expect(others.filter(isPrivatePath)).toEqual([]);
});
