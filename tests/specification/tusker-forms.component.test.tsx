import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../components/admin-screens.tsx";
import { button, field, heading, texts } from "../components/locators.ts";
import { site } from "../components/site.ts";
import { addTusker } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

/** The specified fields, by label, in the order of the form. */
const FIELDS = ["Tusker Name", "Tags", "Description", "Status", "Age", "Location", "Images", "Category"];

test("Add Tusker asks for what is specified", async () => {
  openScreen(ADD);
  await expect.element(heading("Add Tusker")).toBeVisible();
  await expect.element(field("Tusker Name")).toHaveAttribute("aria-required", "true");
  await expect.element(field("Location")).toHaveAttribute("aria-required", "true");
  await expect.element(page.getByRole("combobox", { name: "Tags" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toBeVisible();
  await texts(page.getByRole("group", { name: "Status", exact: true }).css("label")).toEqual([
    "Alive",
    "Dead",
    "Missing",
  ]);
  await expect.element(page.getByRole("radio", { name: "Alive" })).toBeChecked();
  await texts(field("Category").getByRole("option")).toEqual(["Wild", "Domesticated", "Conservation"]);
  await expect.element(field("Category")).toHaveValue("wild");
  await expect.element(field("Choose images")).toHaveAttribute("multiple");
  await expect.element(button("Add Tusker")).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("href", "/admin/dashboard");
});

test("Add Tusker asks for the age, a number that must be given, or the tick that nobody knows it", async () => {
  openScreen(ADD);
  await expect.element(heading("Add Tusker")).toBeVisible();
  const age = page.getByRole("spinbutton", { name: "Age", exact: true });
  await expect.element(age).toHaveAttribute("aria-required", "true");
  await expect.element(page.getByRole("checkbox", { name: "Age not known" })).toBeVisible();
});

test("the form begins with the specified fields in the specified order", async () => {
  openScreen(ADD);
  await expect.element(heading("Add Tusker")).toBeVisible();
  const named = page
    .getByRole("region", { name: "Basics" })
    .css("label, legend, .lab")
    .elements()
    .map((label) => label.textContent?.replace("(required)", "").trim() ?? "");
  expect(named.filter((name) => FIELDS.includes(name))).toEqual(FIELDS);
});

test("Add Tag opens a popup for one tag", async () => {
  openScreen(ADD);
  await button("Add Tag").click();
  const popup = page.getByRole("dialog", { name: "Add Tag" });
  await expect.element(popup.getByLabelText("Tag Name")).toBeVisible();
  await texts(popup.getByRole("button").filter({ hasText: /./ })).toEqual(["Submit", "Cancel"]);
});

test("Edit Tusker is the same form, filled in, and updates", async () => {
  const { _id } = await addTusker(site, { name: "Known Raja", status: "missing", category: "domesticated" });
  openScreen(`/admin/edit-tusker/${_id}`);
  await expect.element(heading("Edit Tusker")).toBeVisible();
  await expect.element(field("Tusker Name")).toHaveValue("Known Raja");
  await expect.element(page.getByRole("radio", { name: "Missing" })).toBeChecked();
  await expect.element(field("Category")).toHaveValue("domesticated");
  await expect.element(button("Update Tusker")).toBeVisible();
});
