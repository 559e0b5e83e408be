import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { type Action, may, type Role } from "../../people/accounts/roles.ts";
import { commandsFor, SITE_PAGES } from "./commands.ts";

const labels = (typed: string, role: Role = "administrator") =>
  commandsFor(typed, (action: Action) => may(role, action)).map(({ label }) => label);

/** They answer what a visitor sent, or stand in place of another page. */
const WITHOUT_A_LINK = ["/search-results", "/not-found", "/field-guide/not-in-it", "/record/questions/result"];

test("every page of the site with one address can be found", () => {
  const pages = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes(":"));
  expect(Object.keys(SITE_PAGES).sort()).toEqual(pages.filter((path) => !WITHOUT_A_LINK.includes(path)).sort());
});

test("a command is found by any of its words, in any order and case", () => {
  expect(labels("SOURCE add")).toContain("Add a source");
  expect(labels("sign out")).toEqual(["Logout"]);
  expect(labels("privacy")).toEqual(["Privacy Policy"]);
  expect(labels("nothing like this")).toEqual([]);
});

test("before anything is typed, what can be done and where one can go is offered", () => {
  const offered = labels("");
  expect(offered).toEqual(expect.arrayContaining(["Add a tusker", "Dark Mode", "Dashboard", "Migration Test Tool"]));
  expect(offered).not.toContain("Privacy Policy");
});

test("nobody is offered what their role may not do", () => {
  expect(labels("", "writer")).not.toEqual(expect.arrayContaining(["Invite somebody"]));
  expect(labels("people", "editor")).toEqual([]);
  expect(labels("tags", "writer")).toEqual([]);
  expect(labels("invite", "administrator")).toEqual(["Invite somebody"]);
});
