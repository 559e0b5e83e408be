import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { chooseCookies, sidewaysScroll } from "../support/page-checks.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search tuskers" });
const suggestions = (page: Page) => page.getByRole("banner").locator("[data-suggestions]");

test.beforeEach(({ page }) => chooseCookies(page));

test("what is typed is found before it is sent, and the arrows, Enter and Escape work", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await field(page).pressSequentially("gemun");
  const found = suggestions(page).getByRole("link", { name: /^Gemunu/ });
  await expect(found).toBeVisible();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/suggestion/);
  expect(await violations(page, { within: "header", rules: "default" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toBeHidden();
  await expect(field(page)).toHaveValue("gemun");
  await field(page).pressSequentially("u");
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tuskers\/gemunu$/);
  await expect(suggestions(page)).toBeHidden();
});

test("the box of Home suggests too, below itself and as wide", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const main = page.getByRole("main");
  const box = main.getByRole("textbox", { name: "Find a tusker by name" });
  await box.pressSequentially("gemun");
  const found = main.locator("[data-suggestions]");
  await expect(found.getByRole("link", { name: /^Gemunu/ })).toBeVisible();
  const [form, list] = [await main.locator("[data-suggests]").boundingBox(), await found.boundingBox()];
  expect([list?.x, list?.width]).toEqual([form?.x, form?.width]);
  expect(await violations(page, { within: "main section:has([data-suggests])", rules: "default" })).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tuskers\/gemunu$/);
});

test("the field of the list suggests too, and its form still filters the list", async ({ page }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  const box = page.getByRole("main").getByRole("searchbox");
  await box.pressSequentially("gemun");
  const found = page.getByRole("main").locator("[data-suggestions]");
  await expect(found.getByRole("link", { name: /^Gemunu/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tuskers\?search=gemun/);
  await expect(found).toBeHidden();
});

test("a search is sent as before, and closes what was suggested", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await field(page).pressSequentially("raja");
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search-results\?q=raja/);
  await expect(suggestions(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("suggestions stand in the menu below the box, and a press elsewhere closes them", { tag: "@deep" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search tuskers" }).click();
    await field(page).pressSequentially("yala");
    await expect(suggestions(page).getByRole("link", { name: "Yala National Park", exact: true })).toBeVisible();
    expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
    await page.getByRole("main").click({ position: { x: 5, y: 5 }, force: true });
    await expect(suggestions(page)).toBeHidden();
  });
});
