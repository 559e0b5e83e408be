import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES } from "../../src/platform/languages/language.ts";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { chooseCookies, sidewaysScroll } from "../support/page-checks.ts";

const LINKS = ["Which tusker did I see?", "Map", "Timeline", "Compare", "For school", "Offline guide"];

const explore = (page: Page) => page.getByRole("navigation", { name: "Explore" });
const languages = (page: Page) => page.getByRole("navigation", { name: "Languages" });

test.beforeEach(({ page }) => chooseCookies(page));

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("six links lead to what a visitor can do, and the present one is marked, also after moving on", async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await expect(explore(page).getByRole("link")).toHaveText(LINKS);
    await expect(explore(page).locator("[aria-current]")).toHaveCount(0);
    await explore(page).getByRole("link", { name: "Map" }).click();
    await expect(page).toHaveURL(/\/places$/);
    await expect(explore(page).locator("[aria-current]")).toHaveText("Map");
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
    await page.goto("/places/yala");
    await expect(explore(page).locator("[aria-current]")).toHaveText("Map");
  });

  test("the row is 44 pixels high and scrolls away, while the bar stays", async ({ page }) => {
    await page.goto("/tuskers");
    expect((await explore(page).getByRole("link").first().boundingBox())?.height).toBe(44);
    await expect(languages(page).getByRole("link")).toHaveText(Object.values(LANGUAGE_NAMES));
    await page.mouse.wheel(0, 900);
    await expect(explore(page)).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeInViewport();
  });

  test("in a low window the bar scrolls away, too", { tag: "@deep" }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto("/tuskers");
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  test("a page in forced colours outlines the present link and the language", { tag: "@deep" }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/key");
    for (const current of [explore(page), languages(page)]) {
      await expect(current.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
      await expect(current.locator("a:not([aria-current])").first()).toHaveCSS("outline-style", "none");
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the links are a rail that scrolls within itself, and the present one is in view", async ({ page }) => {
    await page.goto("/field-guide");
    await hydrated(page);
    expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
    await expect(explore(page).getByRole("link", { name: "Offline guide" })).toBeInViewport({ ratio: 1 });
    await page.goto("/about");
    await hydrated(page);
    await expect(explore(page).getByRole("link", { name: "Offline guide" })).not.toBeInViewport();
    // The keyboard brings each into view.
    for (const name of LINKS) {
      await explore(page).getByRole("link", { name }).focus();
      await expect(explore(page).getByRole("link", { name })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test("the menu has the same links and the languages, and is read without the rail behind it", async ({ page }) => {
    await page.goto("/places");
    await hydrated(page);
    await page.getByLabel("Menu").click();
    await expect(explore(page)).toHaveCount(1);
    await expect(explore(page).getByRole("link")).toHaveText(LINKS);
    await expect(explore(page).locator("[aria-current]")).toHaveText("Map");
    await expect(languages(page).getByRole("link")).toHaveText(Object.values(LANGUAGE_NAMES));
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await explore(page).getByRole("link", { name: "Timeline" }).click();
    await expect(page).toHaveURL(/\/record$/);
    await expect(explore(page).locator("[aria-current]")).toHaveText("Timeline");
    await expect(explore(page).getByRole("link", { name: "Timeline" })).toBeInViewport({ ratio: 1 });
  });

  test("buttons beside the menu open it at the search box and at the languages", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search tuskers" }).click();
    await expect(page.getByRole("searchbox", { name: "Search tuskers" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("searchbox", { name: "Search tuskers" })).toBeHidden();
    await page.getByRole("button", { name: "Languages" }).click();
    await expect(languages(page).getByRole("link", { name: LANGUAGE_NAMES.en })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "si");
  });

  for (const address of ["/si/about", "/ta/about"]) {
    test(`${address} has one line of notice`, { tag: "@deep" }, async ({ page }) => {
      await page.goto(address);
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      const note = page.locator("main p").first();
      expect((await note.boundingBox())?.height).toBeLessThan(40);
      expect(heading?.y).toBeLessThan(220);
    });
  }
});
