import { expect, test } from "vitest";
import { loginAddress, redirectTarget } from "./redirect-target.ts";

const ORIGIN = "https://tuskers.example";
const target = (redirect: string) => redirectTarget(`?${new URLSearchParams({ redirect })}`, ORIGIN);

test.each([
  "/admin/dashboard?show=articles&page=2",
  "/admin/edit-tusker/0123456789abcdef01234567",
  "/admin/messages#last",
])("leads to the requested page of the admin area: %s", (path) => {
  expect(target(path)).toBe(path);
});

test.each([
  "https://evil.example/admin/dashboard",
  "//evil.example/admin/",
  "/\\evil.example/admin/",
  "\\\\evil.example/admin/",
  "javascript:alert(1)",
  "/tuskers",
  "/administrator",
  "/admin",
  "/admin/../tuskers",
  "/admin/%2e%2e/tuskers",
  "/admin/login",
  "/admin/login?redirect=/admin/login",
  "admin/dashboard",
  "",
])("leads to the dashboard in place of %j", (path) => {
  expect(target(path)).toBe("/admin/dashboard");
});

test("leads to the dashboard if no page was requested", () => {
  expect(redirectTarget("", ORIGIN)).toBe("/admin/dashboard");
});

test("the sign-in page gets the whole path, and gives it back", () => {
  const path = "/admin/dashboard?show=articles&search=a+b%26c";
  const address = new URL(loginAddress(path), ORIGIN);
  expect(address.pathname).toBe("/admin/login");
  expect(redirectTarget(address.search, ORIGIN)).toBe(path);
});
