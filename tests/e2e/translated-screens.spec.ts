import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "../../src/app/pages/pages.ts";
import { addressIn, type Translation } from "../../src/platform/languages/language.ts";
import { brokenWords } from "../support/adapted-display.ts";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { cutTexts, lengthenWords } from "../support/longer-words.ts";
import { loadWhole, sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab, PUBLIC_DOCUMENTS } from "../support/public-screens.ts";
import { isDeep } from "../support/tier.ts";

const TRANSLATIONS: readonly Translation[] = ["si", "ta"];
const HEIGHT = 900;
const WIDTHS = [360, 1280];

/** A screen of every public page. Looking at every state as closely would take ten minutes. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  "/": "/",
  "/tuskers": "/tuskers",
  "/articles": "/articles",
  "/record": "/record",
  "/record/statistics": "/record/statistics",
  "/record/questions": "/record/questions",
  "/record/on-this-day": "/record/on-this-day",
  "/tusks-and-heights": "/tusks-and-heights",
  "/record/questions/result": "/record/questions/result?set=2",
  "/places": "/places",
  "/sources": "/sources",
  "/key": "/key",
  "/compare": "/compare?a=gemunu&b=agbo",
  "/field-guide": "/field-guide",
  "/field-guide/not-in-it": "/field-guide/not-in-it",
  "/data": "/data",
  "/paper": "/paper",
  "/about": "/about",
  "/contact": "/contact",
  "/privacy-policy": "/privacy-policy",
  "/terms-of-service": "/terms-of-service",
  "/licences": "/licences",
  "/tuskers/:slug": "/tuskers/gemunu",
  "/tuskers/:slug/card": "/tuskers/gemunu/card",
  "/tuskers/:slug/tell": "/tuskers/gemunu/tell",
  "/articles/:slug": "/articles/why-tusks-are-rare",
  "/places/:place": "/places/yala",
  "/sources/:key": "/sources/S79",
  "/search-results": "/search-results?q=gemunu",
  "/not-found": "/nowhere",
};

const IN_QUICK = ["/", "/tuskers/:slug"];
const ADDRESSES = Object.entries(LOOKED_AT)
  .filter(([path]) => isDeep || IN_QUICK.includes(path))
  .map(([, address]) => address);

/** It has the size of paper, and the server leaves out what has no room: words that grow in the browser cannot fit. */
const OF_FIXED_SIZE = "/tuskers/gemunu/card";

/** Pages behind a secret link, which translated-parts.spec.ts opens, and addresses that only redirect. */
const APART = ["/letters/:token", "/review/:token", "/preview/:token", "/tusker/:id", "/article/:id", "/id/:id"];

test("every public page is looked at", () => {
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  expect([...Object.keys(LOOKED_AT), ...APART].toSorted()).toEqual(paths.toSorted());
});

test.use({ mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

/**
 * Colours by night are those of every language, and every-screen.spec.ts looks at them in wide windows, too. What only
 * translated pages have, such as the mark of English parts, is the same in both.
 */
async function isAccessibleByNight(page: Page): Promise<void> {
  await chooseInAnotherTab(page, "night");
  expect([page.url(), "night", await violations(page, { rules: "colours" })]).toEqual([page.url(), "night", []]);
  await chooseInAnotherTab(page, "day");
}

for (const language of TRANSLATIONS) {
  test.describe(`in ${language}`, () => {
    // The browser wants the language of the page, so it is offered no other.
    test.use({ locale: `${language}-LK`, viewport: { width: 360, height: HEIGHT } });

    for (const path of ADDRESSES) {
      test(`${path} has no violation and sticks out nowhere, with longer words in depth`, async ({ page }) => {
        await page.goto(addressIn(language, path));
        await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("h1:visible")).toHaveCount(1);
        await loadWhole(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          // The elements and their words are the same at each width, and wide colours are those of the English page.
          const rules = width === WIDTHS[0] ? "all" : "sizes";
          expect([page.url(), "day", await violations(page, { rules })]).toEqual([page.url(), "day", []]);
          const [sideways, cut] = await Promise.all([sidewaysScroll(page), cutTexts(page)]);
          expect(sideways, `scrolling sideways at ${width} px`).toEqual({ by: 0, elements: [] });
          expect(cut, `cut at ${width} px`).toEqual([]);
          expect(await brokenWords(page, "h1, h2, h3, li, figcaption, dt"), `broken at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: HEIGHT });
        expect(await brokenWords(page), "broken at 320 px").toEqual([]);
        await page.setViewportSize({ width: 360, height: HEIGHT });
        if (!isDeep) return;
        if (language === TRANSLATIONS[0]) await isAccessibleByNight(page);
        if (path === OF_FIXED_SIZE) return;
        await lengthenWords(page);
        expect(await sidewaysScroll(page), "scrolling sideways with longer words").toEqual({ by: 0, elements: [] });
        expect(await cutTexts(page), "cut with longer words").toEqual([]);
      });
    }

    test("React takes over every other document as it is", { tag: "@deep" }, async ({ page, trouble }) => {
      test.setTimeout(120_000);
      const others = PUBLIC_DOCUMENTS.filter(({ address }) => !Object.values(LOOKED_AT).includes(address));
      expect(others.length).toBeGreaterThan(10);
      for (const { address, status } of others) {
        const answer = await page.goto(addressIn(language, address));
        expect(answer?.status(), address).toBe(status);
        await hydrated(page);
        expect([address, await sidewaysScroll(page)]).toEqual([address, { by: 0, elements: [] }]);
      }
      // React reports a difference between the document and what it renders to the console; the fixture looks there too.
      expect(trouble.complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    });
  });
}
