import { expect, test } from "vitest";
import { isAdminPath } from "./analytics-pages.ts";

test("the administrators' part is told by its first word, and by nothing that only begins like it", () => {
  expect(["/admin", "/admin/", "/admin/login", "/admin/edit-tusker/1"].map(isAdminPath)).toEqual(Array(4).fill(true));
  expect(["/", "/administration", "/admin-dashboard", "/tuskers/admin"].map(isAdminPath)).toEqual(Array(4).fill(false));
});
