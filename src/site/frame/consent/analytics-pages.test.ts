import { expect, test } from "vitest";
import { isPrivatePath } from "./analytics-pages.ts";

test("the admin area, previews and the key are recognised by their first segment, not by its prefix", () => {
  const own = [
    "/admin",
    "/admin/",
    "/admin/login",
    "/admin/edit-tusker/1",
    "/preview",
    "/preview/abc",
    "/review/abc",
    "/key",
  ];
  expect(own.filter((path) => !isPrivatePath(path))).toEqual([]);
  const others = [
    "/",
    "/administration",
    "/admin-dashboards",
    "/tuskers/admin",
    "/previews",
    "/tuskers/preview",
    "/keys",
  ];
  expect(others.filter(isPrivatePath)).toEqual([]);
});
