import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { imageFile } from "../../../../tests/components/image-files.ts";
import {
  ageField,
  button,
  contentOf,
  field,
  fillTusker,
  heading,
  isKept,
  openSection,
  press,
  texts,
} from "../../../../tests/components/locators.ts";
import { breakOnce, failOnce, holdCalls, watchCalls } from "../../../../tests/components/network.ts";
import { emptyText } from "../../../../tests/components/rich-text.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, findByName, stored } from "../../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const description = page.css("#description");
const radio = (name: string) => page.getByRole("radio", { name });

describe("adding a tusker", () => {
  test("begins alive, wild and empty, and needs name, location and age", async () => {
    openScreen(ADD);
    await expect.element(radio("Alive")).toBeChecked();
    for (const name of ["Dead", "Missing"]) await expect.element(radio(name)).not.toBeChecked();
    await expect.element(field("Category")).toHaveValue("wild");
    await texts(field("Category").getByRole("option")).toEqual(["Wild", "Domesticated", "Conservation"]);
    await expect.element(page.css("#description-html-text")).toHaveAttribute("rows", "20");
    await expect.element(field("Choose images")).toHaveAttribute("multiple");
    const calls = watchCalls();
    await button("Add Tusker").click();
    const name = field("Tusker Name");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    const summary = page.getByRole("alert").filter({ hasText: "Please fill out all required fields" });
    await texts(summary.getByRole("link")).toEqual(["Tusker Name", "Age", "Location"]);
    await summary.getByRole("link", { name: "Location" }).click();
    await expect.element(field("Location")).toHaveFocus();
    // After the first attempt to save, an error disappears as soon as its field is valid.
    await name.fill("Raja");
    await texts(summary.getByRole("link")).toEqual(["Age", "Location"]);
    await field("Location").fill("Kandy District");
    await texts(summary.getByRole("link")).toEqual(["Age"]);
    await ageField.fill("0");
    await expect.element(summary).not.toBeInTheDocument();
    expect(calls).not.toContain("POST /api/tuskers");
  });

  test("warns of letters that printed documents cannot show", async () => {
    openScreen(ADD);
    const name = field("Tusker Name");
    await name.fill("Rājā 🐘 of 象");
    await expect.element(name).toHaveAccessibleDescription("Printed documents show a replacement sign for: 🐘 象");
    await name.fill("Rājā");
    await expect.element(name).not.toHaveAccessibleDescription();
    await field("Location").fill("Kandy 🐘");
    await expect.element(field("Location")).toHaveAccessibleDescription(/replacement sign for: 🐘/);
  });

  test("shows a note on the status beside the status, and where to change it, only if there is one", async () => {
    openScreen(ADD);
    const status = page.getByRole("group", { name: "Status", exact: true });
    await expect.element(status).not.toHaveAccessibleDescription();
    await openSection("Status note");
    await field("Note on the status").fill("Last reported in 2019.");
    await expect.element(status).toHaveAccessibleDescription("“Last reported in 2019.” Change it under Status note.");
  });

  test("checks a field when it is left, by the rules of the server", async () => {
    openScreen(ADD);
    await openSection("Status note");
    const asOf = field("Status as of");
    await asOf.click();
    await userEvent.keyboard("2022-122");
    await expect.element(asOf).not.toHaveAttribute("aria-invalid");
    await press("Tab");
    await expect.element(asOf).toHaveAttribute("aria-invalid", "true");
    await asOf.click();
    await press("End", "Backspace");
    await expect.element(asOf).not.toHaveAttribute("aria-invalid");
    await description.fill("He was seen at 6.2712, 81.4012.");
    await press("Tab");
    await expect.element(description).toHaveAttribute("aria-invalid", "true");
    await field("Tusker Name").fill("Raja");
    await field("Location").fill("Kandy District");
    await ageField.fill("40");
    await asOf.fill("in spring");
    // The error comes first: one that comes later opens the section again.
    await expect.element(asOf).toHaveAttribute("aria-invalid", "true");
    await openSection("Status note");
    await expect.element(asOf).not.toBeVisible();
    await emptyText(description);
    await button("Add Tusker").click();
    // A collapsed section opens, so that nobody has to search for the error.
    await expect.element(asOf).toHaveFocus();
    await expect.element(page.getByRole("alert").getByRole("link", { name: "Status as of" })).toBeVisible();
  });

  test("warns of what says more than park or district, but only of a wild tusker who may be found", async () => {
    openScreen(ADD);
    const warning = page.getByText("“Kudawila road”");
    const location = field("Location");
    await location.fill("Yala, Kudawila road");
    await expect.element(warning).toBeVisible();
    await expect.element(location).toHaveAccessibleDescription(/“Kudawila road”/);
    await radio("Missing").click();
    await expect.element(warning).toBeVisible();
    await radio("Dead").click();
    await expect.element(warning).not.toBeInTheDocument();
    await radio("Alive").click();
    await expect.element(warning).toBeVisible();
    await field("Category").selectOptions("Domesticated");
    await expect.element(warning).not.toBeInTheDocument();
  });

  test("happens once, however often the button is pressed", async () => {
    openScreen(ADD);
    const name = freshName("Only One");
    await fillTusker(name);
    const letGo = await holdCalls("**/api/tuskers");
    const calls = watchCalls();
    const add = button("Add Tusker");
    await add.dblClick();
    await add.click({ force: true });
    await press("Control+s");
    await expect.element(add).toHaveAttribute("aria-disabled", "true");
    await letGo();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(calls.filter((call) => call === "POST /api/tuskers")).toHaveLength(1);
    const list = (await (
      await site.call("GET", `/api/tuskers?search=${encodeURIComponent(name)}`)
    ).json()) as unknown[];
    expect(list).toHaveLength(1);
  });

  test("is not done by Enter in a line of text", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    const calls = watchCalls();
    await fillTusker("Not yet");
    await field("Tusker Name").click();
    await press("Enter");
    await isKept();
    expect(calls).not.toContain("POST /api/tuskers");
  });

  test("as a draft stays with the text, and the public does not see it", async () => {
    openScreen(ADD);
    const name = freshName("Half Written");
    const address = `/tuskers/${name.toLowerCase().replaceAll(" ", "-")}`;
    await fillTusker(name);
    await press("Control+s");
    await expect.element(heading("Edit Tusker")).toBeVisible();
    await expect.element(field("Tusker Name")).toHaveValue(name);
    await openSection("Publication");
    await expect.element(radio("Draft")).toBeChecked();
    expect((await fetch(address)).status).toBe(404);
    await radio("Published").click();
    await button("Update Tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect((await fetch(address)).status).toBe(200);
    expect(await findByName(site, "tusker", name)).toMatchObject({ publication: "published" });
  });
});

test("the drawn portrait follows what is written and what is corrected", { tags: ["deep"] }, async () => {
  openScreen(ADD);
  await openSection("Drawing");
  const drawing = page.getByRole("img", { name: /^Illustration/ });
  await expect.element(drawing).toBeVisible();
  const source = () => drawing.element().getAttribute("src");
  const first = source();
  await field("Light").selectOptions("Night");
  await field("Landscape").selectOptions("Coast");
  await expect.poll(source).not.toBe(first);
  await expect.element(page.getByText("2 fixed")).toBeVisible();
  await button("All as read from the text").click();
  await expect.element(field("Light")).toHaveValue("");
  await expect.poll(source).toBe(first);
});

describe("editing a tusker", () => {
  test("shows what is stored, and stores what is changed", async () => {
    const raja = await addTusker(site, { name: "Edited Raja", age: 60, tags: ["kandy"], status: "missing" });
    openScreen(`/admin/edit-tusker/${raja._id}`);
    await expect.element(heading("Edit Tusker")).toBeVisible();
    await expect.element(field("Tusker Name")).toHaveValue("Edited Raja");
    await openSection("Facts and sources");
    const age = page.getByRole("group", { name: "Age", exact: true });
    await contentOf(age.getByText("60 years")).toBe("60 years");
    await expect.element(radio("Missing")).toBeChecked();
    await expect.element(description).toHaveTextContent("Raja walks before the casket.");
    await button("Change: Age, 60 years").click();
    await age.getByLabelText("From, in years").fill("61");
    await button("Remove kandy").click();
    await button("Update Tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ age: 61, tags: [], status: "missing" });
  });

  test("saves in place with Ctrl+S, and goes on where the caret was", { tags: ["deep"] }, async () => {
    const raja = await addTusker(site, { name: "Kept Open" });
    openScreen(`/admin/edit-tusker/${raja._id}`);
    await description.click();
    await press("Control+a");
    await userEvent.keyboard("One two.");
    await press("Home");
    await userEvent.keyboard("Zero ");
    await press("Control+s");
    await expect.element(page.getByRole("status").getByText("“Kept Open” was updated.")).toBeVisible();
    // A word and a time. Only the word is announced.
    await expect.element(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect.element(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();
    await userEvent.keyboard("and ");
    await expect.element(description).toHaveTextContent("Zero and One two.");
    await press("Control+s");
    await expect.poll(async () => (await stored(site, "tusker", raja._id)).description).toBe("Zero and One two.");
  });

  test("changes the address on purpose only", { tags: ["deep"] }, async () => {
    const owner = await addTusker(site, { name: "First Owner" });
    const raja = await addTusker(site, { name: "Old Address" });
    openScreen(`/admin/edit-tusker/${raja._id}`);
    await openSection("Publication");
    const address = field("Address");
    await expect.element(address).toHaveValue(raja.slug);
    await address.fill(owner.slug);
    await expect.element(page.getByText("Change an address only for a good reason.")).toBeVisible();
    await button("Update Tusker").click();
    await expect.element(address).toHaveFocus();
    await expect
      .element(address)
      .toHaveAccessibleDescription(/Another entry has, or once had, the address "first-owner/);
    const fresh = `${raja.slug}-new`;
    await address.fill(fresh);
    await button("Update Tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    const moved = await fetch(`/tuskers/${raja.slug}`);
    expect([moved.redirected, moved.status, new URL(moved.url).pathname]).toEqual([true, 200, `/tuskers/${fresh}`]);
  });

  test("reports an unknown tusker, and goes to the dashboard", async () => {
    openScreen("/admin/edit-tusker/0123456789abcdef01234567");
    await expect.element(heading("Dashboard")).toBeVisible();
    await expect.element(page.getByRole("alert").filter({ hasText: "not found" })).toBeVisible();
  });
});

test("a save that fails says why and keeps what was typed", async () => {
  const raja = await addTusker(site, { name: "Poor Line" });
  const url = `**/api/tuskers/${raja._id}`;
  openScreen(`/admin/edit-tusker/${raja._id}`);
  const location = field("Location");
  await location.fill("Matale District");
  await breakOnce(url);
  await button("Update Tusker").click();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to update" });
  await expect.element(failure).toBeVisible();
  const full = "There is no room left on the disk, so nothing was saved.";
  await failOnce(url, 507, { statusCode: 507, message: full });
  await button("Update Tusker").click();
  await contentOf(failure).toContain(full);
  const wrong = { path: "location", message: "This location is not known." };
  await failOnce(url, 422, { statusCode: 422, message: "Wrong", errors: [wrong] });
  await button("Update Tusker").click();
  await expect.element(location).toHaveFocus();
  await expect.element(location).toHaveAccessibleDescription(new RegExp(wrong.message));
  await expect.element(location).toHaveValue("Matale District");
  await button("Update Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(await stored(site, "tusker", raja._id)).toMatchObject({ location: "Matale District" });
});

test("a save waits for images that are still on their way", async () => {
  openScreen(ADD);
  const name = freshName("With An Image");
  await fillTusker(name);
  const letGo = await holdCalls("**/api/uploads");
  await field("Choose images").upload(await imageFile("raja.jpg", 64));
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  await button("Add Tusker").click();
  await expect.element(page.getByRole("alert").filter({ hasText: "still being uploaded" })).toBeVisible();
  await letGo();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await button("Add Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(await findByName(site, "tusker", name)).toMatchObject({
    images: [expect.stringContaining("raja")],
  });
});
