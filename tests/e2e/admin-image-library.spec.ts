import type { Locator, Page } from "@playwright/test";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { button, isAccessible } from "../support/entry-forms.ts";
import { imageFile } from "../support/incoming-images.ts";
import { addArticle, addTusker, stored } from "../support/stored-entries.ts";

// Every image has a width of its own: the same pixels would be pointed out as the same image.

const LIBRARY = "/admin/pictures";

async function upload(site: E2eSite, name: string, width: number): Promise<string> {
  const { buffer } = await imageFile(name, width);
  return site.upload(new Blob([buffer]), name);
}

const cards = (page: Page): Locator => page.getByRole("list", { name: "Images", exact: true }).locator("> li");
const card = (page: Page, name: string): Locator => cards(page).filter({ has: button(page, `Open ${name}`) });
const sheet = (page: Page, name: string): Locator => page.getByRole("dialog", { name });
const statusOf = async (site: E2eSite, url: string): Promise<number> => (await fetch(site.url + url)).status;

async function open(page: Page, name: string): Promise<Locator> {
  await button(page, `Open ${name}`).click();
  await expect(sheet(page, name)).toBeVisible();
  return sheet(page, name);
}

const wordsOf = async (site: E2eSite, name: string): Promise<Record<string, unknown>> =>
  (await (await site.call("GET", `/api/uploads/${name}`)).json()) as Record<string, unknown>;

test("every stored image is listed with its uses, and whether it is public", async ({ page, site }) => {
  const [shown, drafted, lonely] = [
    await upload(site, "shown.jpg", 401),
    await upload(site, "drafted.jpg", 402),
    await upload(site, "lonely.jpg", 403),
  ];
  const raja = await addTusker(site, { name: "Shown Raja", images: [shown] });
  await addArticle(site, { title: "A drafted article", images: [drafted], publication: "draft" });
  await openAdminPage(page, LIBRARY);
  await expect(cards(page).nth(0)).toContainText("lonely.jpg");
  await expect(card(page, "shown.jpg")).toContainText("401 × 301");
  await expect(card(page, "shown.jpg")).toContainText("Public");
  await expect(card(page, "shown.jpg").getByRole("link", { name: "Shown Raja" })).toHaveAttribute(
    "href",
    `/admin/edit-tusker/${raja._id}`,
  );
  await expect(card(page, "drafted.jpg")).toContainText("Not public");
  await expect(card(page, "drafted.jpg").getByRole("listitem")).toHaveText("A drafted article Draft");
  await expect(card(page, "lonely.jpg")).toContainText("Not used");
  await expect(card(page, "lonely.jpg")).toContainText("No alternative text");
  expect([await statusOf(site, shown), await statusOf(site, drafted), await statusOf(site, lonely)]).toEqual([
    200, 404, 404,
  ]);
  // What nobody is served is shown here all the same.
  for (const [name, width] of [
    ["drafted.jpg", 320],
    ["lonely.jpg", 320],
  ] as const) {
    await expect(card(page, name).locator("img")).toHaveJSProperty("naturalWidth", width);
  }
  await expectNoViolation(page);
});

test("an image is found by its words, its entry and what it lacks, and the address says so", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const url = await upload(site, "found-one.jpg", 411);
  await upload(site, "found-two.jpg", 412);
  await addTusker(site, { name: "Vijithapura", imageDetails: [{ url, alt: "A bull in the rain" }], images: [url] });
  await openAdminPage(page, LIBRARY);
  await page.getByLabel("Search by name, words or entry").fill("in the rain");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/admin\/pictures\?search=in\+the\+rain$/);
  await page.getByLabel("Search by name, words or entry").fill("found-");
  await expect(page.getByText("2 images found")).toBeVisible();
  await page.getByLabel("Show").selectOption("Without alternative text");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("found-two.jpg");
  await expect(page).toHaveURL(/search=found-&filter=without-alt$/);
  await page.reload();
  await expect(page.getByLabel("Show")).toHaveValue("without-alt");
  await expect(cards(page)).toContainText("found-two.jpg");
  await page.getByLabel("Search by name, words or entry").fill("qqqqq");
  await expect(page.getByText("No images match your current search criteria.")).toBeVisible();
  await button(page, "Show all").click();
  await expect(page).toHaveURL(/\/admin\/pictures$/);
  await expect(card(page, "found-one.jpg")).toBeVisible();
});

test("many images are on several pages", { tag: "@deep" }, async ({ page, site }) => {
  for (let number = 1; number <= 25; number += 1) await upload(site, `paged-${number}.jpg`, 16 + number);
  await openAdminPage(page, `${LIBRARY}?search=paged`);
  await expect(page.getByText("25 images found")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("paged-1.jpg");
});

test("its words and its focal point are changed at every entry at once", { tag: "@deep" }, async ({ page, site }) => {
  const url = await upload(site, "changed.jpg", 421);
  const { _id } = await addTusker(site, { name: "Changed Raja", images: [url] });
  await openAdminPage(page, `${LIBRARY}?search=changed.jpg`);
  const opened = await open(page, "changed.jpg");
  await opened.getByLabel("Alternative text").fill("A bull at 12.345678, 98.765432");
  await opened.getByRole("button", { name: "Save" }).click();
  await expect(opened.getByLabel("Alternative text")).toBeFocused();
  await expect(opened.getByLabel("Alternative text")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolation(page);
  await opened.getByLabel("Alternative text").fill("A bull before the hills");
  await opened.getByLabel("Credit").fill("S. Perera");
  await opened.getByLabel("Across").fill("25");
  await opened.getByRole("button", { name: "Save" }).click();
  await expect(button(page, "Open changed.jpg")).toBeFocused();
  await expect(card(page, "changed.jpg")).not.toContainText("No alternative text");
  const entry = await stored(site, "tusker", _id);
  expect(entry.imageDetails).toMatchObject([
    { alt: "A bull before the hills", credit: "S. Perera", focus: { x: 0.25, chosen: true } },
  ]);
});

test("what was written and not saved is not left without a question", { tag: "@deep" }, async ({ page, site }) => {
  await upload(site, "asked.jpg", 431);
  await openAdminPage(page, `${LIBRARY}?search=asked.jpg`);
  const opened = await open(page, "asked.jpg");
  await opened.getByLabel("Credit").fill("Nobody yet");
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(opened.getByLabel("Credit")).toHaveValue("Nobody yet");
  await opened.getByRole("button", { name: "Close" }).click();
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(opened).toBeHidden();
  await expect(button(page, "Open asked.jpg")).toBeFocused();
  expect((await wordsOf(site, "asked.jpg")).credit).toBeNull();
});

test("what no published entry shows can be deleted, what one shows cannot", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const [drafted, shown] = [await upload(site, "to-delete.jpg", 441), await upload(site, "to-keep.jpg", 442)];
  const draft = await addTusker(site, { name: "Loses It", images: [drafted], publication: "draft" });
  await addTusker(site, { name: "Keeps It", images: [shown] });
  await openAdminPage(page, `${LIBRARY}?search=to-`);
  const kept = await open(page, "to-keep.jpg");
  await expect(kept.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await kept.getByRole("button", { name: "Close" }).click();
  await (await open(page, "to-delete.jpg")).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete to-delete.jpg?" });
  await expect(dialog).toContainText("It is removed from 1 draft.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("to-delete.jpg was deleted.")).toBeVisible();
  await expect(page.getByText("1 image found")).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  expect((await stored(site, "tusker", draft._id)).images).toEqual([]);
});

test("an image that is withdrawn is gone from public pages, history and store at once", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const url = await upload(site, "withdrawn.jpg", 451);
  const raja = await addTusker(site, { name: "Withdrawn Raja", images: [url] });
  const before = await (await fetch(`${site.url}/tuskers/${raja.slug}`)).text();
  expect(before).toContain("withdrawn");
  const { variants } = (await wordsOf(site, "withdrawn.jpg")) as { variants: { url: string }[] };
  expect(variants.length).toBeGreaterThan(0);
  await openAdminPage(page, `${LIBRARY}?search=withdrawn`);
  const opened = await open(page, "withdrawn.jpg");
  await opened.getByRole("button", { name: "Remove everywhere now" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Withdraw withdrawn.jpg now?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(dialog).toContainText("from 1 entry (Withdrawn Raja), from all their older versions");
  await expect(dialog).toContainText("This cannot be undone.");
  await dialog.getByRole("button", { name: "Remove everywhere now" }).click();
  await expect(
    page.getByText(/^withdrawn\.jpg was withdrawn: removed from 1 entry and \d+ older versions?, and/),
  ).toBeVisible();
  await expect(page.getByText("0 images found")).toBeFocused();
  const after = await (await fetch(`${site.url}/tuskers/${raja.slug}`)).text();
  expect(after).toContain("Withdrawn Raja");
  expect(after).not.toMatch(/uploads\/\w+\/withdrawn/);
  for (const address of [url, ...variants.map((variant) => variant.url)]) {
    expect(await statusOf(site, address), address).toBe(404);
  }
  const [revision] = (await (await site.call("GET", `/api/tuskers/${raja._id}/revisions`)).json()) as {
    version: number;
  }[];
  for (let version = revision?.version ?? 0; version > 0; version -= 1) {
    const state = await (await site.call("GET", `/api/tuskers/${raja._id}/revisions/${version}`)).text();
    expect(state).not.toContain("withdrawn.jpg");
  }
});

test.describe("when it cannot be read", { tag: "@deep" }, () => {
  test.use({ mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

  test("the library says so, and can try again", async ({ page }) => {
    await openAdminPage(page, "/admin/tags");
    await page.route("**/api/uploads?**", (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: "The store is busy." } }),
    );
    await page.getByRole("link", { name: "Images" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch images" })).toContainText(
      "The store is busy.",
    );
    await page.unroute("**/api/uploads?**");
    await button(page, "Try Again").click();
    await expect(page.getByText(/^\d+ images?$/)).toBeVisible();
  });

  test("an image whose file is lost leaves its place marked", async ({ page, site }) => {
    await upload(site, "no-file.jpg", 461);
    await page.route("**/uploads/**", (route) => route.fulfill({ status: 404, body: "" }));
    await openAdminPage(page, `${LIBRARY}?search=no-file`);
    const image = card(page, "no-file.jpg").locator("img");
    await expect(image).toHaveAttribute("src", /stroke-width/);
    await expect(image).toHaveJSProperty("naturalWidth", 96);
  });
});

test("the library and an opened image are accessible", { tag: "@deep" }, async ({ page, site }) => {
  test.setTimeout(120_000);
  const url = await upload(site, "everybody.jpg", 471);
  await upload(site, "everybody-else.jpg", 472);
  await addTusker(site, { name: "For Everybody", images: [url] });
  await openAdminPage(page, `${LIBRARY}?search=everybody`);
  await expect(cards(page)).toHaveCount(2);
  await isAccessible(page);
  const opened = await open(page, "everybody.jpg");
  await opened.getByLabel("Credit").fill("The keeper of the gate");
  await isAccessible(page);
});
