import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen, type Screens } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button, contentOf, field, fillTusker, heading, texts } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker } from "../../../../tests/support/stored-entries.ts";
import AddTusker from "../tuskers/add-route.tsx";
import EditTusker from "../tuskers/edit-route.tsx";
import Dashboard from "./route.tsx";

const SCREENS = [
  { path: "/admin/dashboard", Component: Dashboard },
  { path: "/admin/dashboard/addtusker", Component: AddTusker },
  { path: "/admin/edit-tusker/:id", Component: EditTusker },
] as Screens;

const names = page.getByRole("rowheader").getByRole("link");
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const marked = page.css("[data-saved]");

test("the list comes back from a form as it was left, with the saved row marked until the next action", async () => {
  await page.viewport(390, 600);
  onTestFinished(() => page.viewport(1280, 900));
  const name = freshName("Returned");
  for (const letter of ["a", "b", "c", "d"]) await addTusker(site, { name: `${name} ${letter}` });
  openScreen(`/admin/dashboard?search=${name}&sort=-name`, { screens: SCREENS });
  await row(`${name} a`).getByRole("link", { name: "Edit" }).click();
  await expect.element(field("Tusker Name")).toHaveValue(`${name} a`);
  await button("Update Tusker").click();
  await expect.element(marked).toBeVisible();
  await contentOf(marked).toContain(`${name} a`);
  await texts(names).toEqual(["d", "c", "b", "a"].map((letter) => `${name} ${letter}`));
  await expect.element(page.getByLabelText("Search by name")).toHaveValue(name);
  expect(window.scrollY).toBeGreaterThan(600);
  await page.getByLabelText(`Choose ${name} b`).click();
  await expect.element(marked).not.toBeInTheDocument();
});

test("what was added stands on top where the filters hide it, and goes when it is undone", async () => {
  const name = freshName("Hidden");
  openScreen("/admin/dashboard?search=nobody+at+all", { screens: SCREENS });
  await expect.element(page.getByRole("heading", { name: "No Tuskers Found" })).toBeVisible();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Add Tuskers" }).click();
  await fillTusker(name);
  await button("Add Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  await texts(page.getByRole("row")).toContain("Just saved");
  await texts(names).toEqual([name]);
  await expect.element(page.getByRole("link", { name: "View", exact: true })).toBeVisible();
  await button("Undo").click();
  await expect.element(row(name)).not.toBeInTheDocument();
});
