import { expect, test } from "vitest";
import { isPrivatePath } from "./analytics-pages.ts";

test("the administrators' part and previews are told by their first word, and by nothing that only begins like it", () => {
  const own = ["/admin", "/admin/", "/admin/login", "/admin/edit-tusker/1", "/preview", "/preview/abc"];
  expect(own.filter((path) => !isPrivatePath(path))).toEqual([]);
  const others = ["/", "/administration", "/admin-dashboard", "/tuskers/admin", "/previews", "/tuskers/preview"];
  expect(others.filter(isPrivatePath)).toEqual([]);
});
