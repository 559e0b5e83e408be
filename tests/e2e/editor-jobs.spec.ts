import type { Locator, Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-visit.ts";
import { countActs } from "../support/count-acts.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { imageFile } from "../support/incoming-images.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { addTusker, findByName, stored } from "../support/stored-entries.ts";

/**
 * What an editor came for, at a desk, from the dashboard on. Each job counts what the editor does, and may not take more
 * than it says; bench/README.md compares the counts.
 */
test.use({ content: "starter" });

const named = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const inMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const files = (page: Page) => page.getByRole("main").getByLabel("Choose images");
/** The names of the images that have arrived. */
const arrived = (page: Page) => page.locator("[data-name]");

/** What of a screen asks for attention: everything in it that can be pressed or filled in. */
const controlsIn = (page: Page): Promise<number> =>
  page
    .getByRole("main")
    .locator("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=textbox]")
    .filter({ visible: true })
    .count();

test("an editor signs in with two fields and one press", async ({ page }) => {
  await page.goto("/admin/login");
  await hydrated(page);
  const { press, fill, spent } = countActs();
  await fill(page.getByLabel("Username"), ADMINISTRATOR.username);
  await fill(page.getByLabel("Password"), ADMINISTRATOR.password);
  await press(button(page, "Login"));
  await expect(named(page, "Dashboard")).toBeVisible();
  expect(spent).toEqual({ presses: 1, fields: 2 });
});

test("a tusker with two photographs and a new tag takes five presses", async ({ page, site }) => {
  await openAdminPage(page);
  const { press, fill, type, pick, spent } = countActs();
  await press(inMenu(page, "Add Tuskers"));
  await expect(named(page, "Add Tusker")).toBeVisible();
  expect(await controlsIn(page)).toBeLessThanOrEqual(42);
  await fill(page.getByLabel("Tusker Name"), "Abhaya");
  await press(button(page, "Add Tag"));
  await type(page.getByRole("dialog", { name: "Add Tag" }).getByLabel("Tag Name"), "wide ears");
  await press(button(page.getByRole("dialog", { name: "Add Tag" }), "Submit"));
  await type(page.locator("#description"), "Abhaya carries the casket.");
  await fill(page.getByRole("spinbutton", { name: "Age", exact: true }), "40");
  await fill(page.getByLabel("Location"), "Kandy District");
  await pick(files(page), await imageFile("at-the-tank.jpg", 330), await imageFile("in-the-rain.jpg", 340));
  await expect(arrived(page)).toHaveCount(2);
  await press(button(page, "Add Tusker"));
  await expect(rowOf(page, "Abhaya").first()).toBeVisible();
  expect(spent).toEqual({ presses: 5, fields: 5 });
  expect(await findByName(site, "tusker", "Abhaya")).toMatchObject({
    tags: ["wide ears"],
    images: [expect.stringContaining("at-the-tank"), expect.stringContaining("in-the-rain")],
    publication: "published",
  });
});

test("one field of a tusker is changed with two presses", async ({ page, site }) => {
  const { _id } = await addTusker(site, { name: "Abhaya the Second" });
  await openAdminPage(page);
  const { press, fill, spent } = countActs();
  await press(rowOf(page, "Abhaya the Second").getByRole("link", { name: "Abhaya the Second", exact: true }));
  await fill(page.getByLabel("Location"), "Matale District");
  await press(button(page, "Update Tusker"));
  await expect(named(page, "Dashboard")).toBeVisible();
  expect(spent).toEqual({ presses: 2, fields: 1 });
  expect(await stored(site, "tusker", _id)).toMatchObject({ location: "Matale District" });
});

test("a tusker is deleted with two presses, and one more takes it back", async ({ page, site }) => {
  const { slug } = await addTusker(site, { name: "Abhaya the Third" });
  await openAdminPage(page);
  const { press, spent } = countActs();
  await press(button(page, "Delete Abhaya the Third"));
  await press(button(page.getByRole("alertdialog"), "Delete"));
  await expect(rowOf(page, "Abhaya the Third")).toHaveCount(0);
  expect((await page.request.get(`/tuskers/${slug}`)).status()).toBe(410);
  expect(spent).toEqual({ presses: 2, fields: 0 });
  await press(button(page, "Undo"));
  await expect(rowOf(page, "Abhaya the Third")).toBeVisible();
  expect((await page.request.get(`/tuskers/${slug}`)).status()).toBe(200);
  expect(spent).toEqual({ presses: 3, fields: 0 });
});

test("an article with a heading, a video and an image in its text is written and published", async ({ page, site }) => {
  await openAdminPage(page);
  const { press, fill, type, choose, pick, spent } = countActs();
  await press(inMenu(page, "Add Article"));
  await expect(named(page, "Add Article")).toBeVisible();
  expect(await controlsIn(page)).toBeLessThanOrEqual(42);
  await fill(page.getByLabel("Article Title"), "Walkers of the dry zone");
  await choose(page.getByLabel("Category"), "Wildlife");
  await fill(page.getByLabel("Author"), "A. Writer");
  await fill(page.getByLabel("Excerpt"), "In short.");
  const text = page.locator("#content");
  const tool = (name: string | RegExp) =>
    button(page.getByRole("toolbar", { name: "Formatting of Article Content" }), name);
  await type(text, "Elephants walk far.\n");
  await press(tool("H2 heading"));
  // The focus is in the text again, and the next line of a heading is a paragraph.
  await page.keyboard.type("By night\nhttps://youtu.be/dQw4w9WgXcQ\n");
  expect(spent).toEqual({ presses: 2, fields: 5 });

  await pick(files(page), await imageFile("cover.jpg", 350));
  await expect(arrived(page)).toHaveCount(1);
  expect(spent).toEqual({ presses: 3, fields: 5 });

  await press(tool(/^Image/));
  const dialog = page.getByRole("dialog", { name: "Add an image" });
  await pick(dialog.getByLabel("Choose an image"), await imageFile("at-dusk.jpg", 360));
  const words = dialog.getByLabel("Describe the image");
  await expect(words).toBeFocused();
  await type(words, "Elephants at dusk\n");
  await expect(text.getByRole("img")).toBeVisible();
  expect(spent).toEqual({ presses: 5, fields: 6 });

  await press(button(page, "Publish Article"));
  await expect(page.getByText("Article published successfully!")).toBeVisible();
  expect(spent).toEqual({ presses: 6, fields: 6 });
  const { slug } = (await findByName(site, "article", "Walkers of the dry zone")) ?? {};
  await page.goto(`/articles/${slug}`);
  await expect(page.getByRole("heading", { level: 2, name: "By night" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch the video on YouTube" })).toBeVisible();
  // The cover stands above the text, and only the other image in it.
  await expect(page.getByRole("main").locator("p img")).toBeVisible();
});

test("drafts are published together", async ({ page, site }) => {
  const drafts = ["Waiting a", "Waiting b"];
  for (const name of drafts) await addTusker(site, { name, publication: "draft" });
  await openAdminPage(page);
  const { press, choose, spent } = countActs();
  await choose(page.getByLabel("Publication"), "Draft");
  await expect(rowOf(page, "Gemunu")).toHaveCount(0);
  await press(page.getByLabel("Choose all on this page"));
  await press(button(page.getByRole("group", { name: "For all that are chosen" }), "Publish"));
  await expect(page.getByText(/^\d+ tuskers were published\.$/)).toBeVisible();
  expect(spent).toEqual({ presses: 2, fields: 1 });
  for (const name of drafts) expect(await findByName(site, "tusker", name)).toMatchObject({ publication: "published" });
});

test("a wrong word in a text is found and mended with three presses", async ({ page, site }) => {
  const { _id } = await addTusker(site, { name: "Abhaya the Fourth", description: "He carried the casquet in 1998." });
  await openAdminPage(page);
  const { press, fill, type, spent } = countActs();
  await press(button(page, /^Find/).first());
  await fill(page.getByRole("combobox", { name: "Find" }), "casquet");
  await press(page.getByRole("option", { name: /He carried the casquet in 1998/ }));
  // The word is selected: what is typed takes its place.
  await expect.poll(() => page.evaluate("String(getSelection())")).toBe("casquet");
  await type(page.locator("#description"), "casket");
  await press(button(page, "Update Tusker"));
  await expect(page.locator("#description")).toHaveCount(0);
  expect(spent).toEqual({ presses: 3, fields: 2 });
  expect(await stored(site, "tusker", _id)).toMatchObject({ description: "He carried the casket in 1998." });
});

test("a writer is invited with a name and the own password", async ({ page }) => {
  await openAdminPage(page);
  const { press, fill, spent } = countActs();
  await press(inMenu(page, "People"));
  await fill(page.getByLabel("Username"), "kamala");
  await fill(page.getByLabel("Your password"), ADMINISTRATOR.password);
  await press(button(page, "Invite"));
  await expect(page.getByLabel("Link for kamala")).toHaveValue(/\/admin\/invitation\//);
  expect(spent).toEqual({ presses: 2, fields: 2 });
});
