import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { button, texts } from "../../../../../tests/components/locators.ts";
import { failCalls } from "../../../../../tests/components/network.ts";
import { site } from "../../../../../tests/components/site.ts";
import { addTusker } from "../../../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const tags = page.getByRole("combobox", { name: "Tags" });
const options = page.getByRole("listbox", { name: "Tags" }).getByRole("option");
const chosen = page.getByRole("list", { name: "Chosen: Tags" }).getByRole("listitem");

test("tags are found among the known ones by keyboard, or created", async () => {
  await addTusker(site, { name: "Tagged", tags: ["crossed tusks", "musth"] });
  openScreen(ADD);
  await tags.fill("crossed");
  await texts(options).toEqual(["crossed tusks", "Create “crossed”"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options.filter({ hasText: "crossed tusks" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await texts(options).toEqual([]);
  await tags.fill("new one");
  await userEvent.keyboard(",");
  // Escape closes the list and removes nothing.
  await tags.fill("mu");
  await userEvent.keyboard("{Escape}");
  await texts(options).toEqual([]);
  await expect.element(tags).toHaveValue("mu");
  await tags.fill("");
  await texts(chosen).toEqual(["crossed tusks", "new one"]);
  await userEvent.keyboard("{Backspace}");
  await expect.element(button("Remove new one")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await texts(chosen).toEqual(["crossed tusks"]);
  await expect.element(tags).toHaveFocus();
  // Text that was not confirmed is not lost.
  await tags.fill("left in the field");
  await page.getByLabelText("Tusker Name").click();
  await texts(chosen).toEqual(["crossed tusks", "left in the field"]);
});

test("tags are added in the popup too, where an empty one is ignored", async () => {
  openScreen(ADD);
  await button("Add Tag").click();
  const popup = page.getByRole("dialog", { name: "Add Tag" });
  const name = popup.getByLabelText("Tag Name");
  await expect.element(name).toBeVisible();
  await button("Submit").click();
  await expect.element(popup).toBeVisible();
  await name.fill("  lone bull ");
  await userEvent.keyboard("{Enter}");
  await expect.element(popup).not.toBeInTheDocument();
  await texts(chosen).toEqual(["lone bull"]);
  await button("Add Tag").click();
  await name.fill("thrown away");
  await button("Cancel").click();
  await expect.element(popup).not.toBeInTheDocument();
  await texts(chosen).toEqual(["lone bull"]);
  await expect.element(button("Add Tag")).toHaveFocus();
});

test("tags are created even where the known ones cannot be fetched, and the form says so", async () => {
  const message = "Not available just now.";
  await failCalls("**/api/tuskers/tags/all", 503, { statusCode: 503, message });
  openScreen(ADD);
  await expect.element(page.getByText(message)).toBeVisible();
  await tags.fill("new one");
  await userEvent.keyboard("{Enter}");
  await texts(chosen).toEqual(["new one"]);
});
