import { expect, type Page, test } from "@playwright/test";
import { layOutWhole } from "../support/adapted-display.ts";
import { fillSignIn } from "../support/admin-visit.ts";
import { fillWithLongWords, type LongWords } from "../support/long-words.ts";
import { cutTexts } from "../support/longer-words.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let addresses: LongWords;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  site = await startSite();
  addresses = await fillWithLongWords(site);
});
test.afterAll(() => site?.stop());

async function expectRoom(page: Page, address: string): Promise<void> {
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await layOutWhole(page);
    const how = `${address.slice(0, 60)} at ${width} px`;
    expect.soft(await sidewaysScroll(page), `scrolling sideways: ${how}`).toEqual({ by: 0, elements: [] });
    // A card of paper has a fixed number of lines.
    if (!address.endsWith("/card")) expect.soft(await cutTexts(page), `cut off: ${how}`).toEqual([]);
  }
}

test("no public page scrolls sideways or cuts a text because of a long word", async ({ page }) => {
  for (const address of addresses.pages) {
    await page.goto(site.url + address);
    await expectRoom(page, address);
  }
});

test("no screen of the admin area scrolls sideways or cuts a text because of a long word", async ({ page }) => {
  await page.goto(`${site.url}/admin/dashboard`);
  await fillSignIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  for (const address of addresses.screens) {
    await page.goto(site.url + address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    await expectRoom(page, address);
  }
  await page.getByRole("button", { name: "Find" }).first().click();
  await expectRoom(page, "the command bar");
  await page.goto(`${site.url}/admin/dashboard`);
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expectRoom(page, "a question");
  await page.goto(`${site.url}/admin/pictures`);
  await page.getByRole("button", { name: /^Open/ }).first().click();
  await expectRoom(page, "a dialog");
});
