import { expect, test } from "vitest";
import { isAdminPath } from "./admin-path.ts";

test("the admin area is recognised by the first segment of the address, not by its prefix", () => {
  const own = ["/admin", "/admin/", "/admin/login", "/admin/edit-tusker/1", "/admin-dashboard"];
  expect(own.filter((path) => !isAdminPath(path))).toEqual([]);
  expect(["/", "/administration", "/admin-dashboards", "/tuskers/admin", "/preview"].filter(isAdminPath)).toEqual([]);
});
