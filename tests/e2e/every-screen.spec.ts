import type { Page } from "@playwright/test";
import { openAdminScreen, PATTERNS } from "../support/admin-screens.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { loadWhole, sidewaysScroll, smallTargets, wrongImages } from "../support/page-checks.ts";
import {
  chooseInAnotherTab,
  isShownAt,
  LOOKED_AT,
  openScreen,
  PUBLIC_DOCUMENTS,
  type PublicScreen,
} from "../support/public-screens.ts";
import { isDeep } from "../support/tier.ts";

/** A screen is opened at the first width of each, and looked at by axe there. */
const NARROW = isDeep ? [390, 360, 768] : [360];
const WIDE = isDeep ? [1280, 2560] : [1280];
const HEIGHT = 900;

async function expectLayout(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const [sideways, small] = await Promise.all([sidewaysScroll(page), smallTargets(page)]);
    expect(sideways, `scrolling sideways at ${width} px`).toEqual({ by: 0, elements: [] });
    expect(small, `targets under 24 px at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
  await loadWhole(page);
  expect(await wrongImages(page), "pictures without a size, without words, or that did not load").toEqual([]);
}

async function expectColoursByNight(page: Page): Promise<void> {
  await chooseInAnotherTab(page, "night");
  expect(await violations(page, { rules: "colours" }), "by night").toEqual([]);
}

/**
 * The widths of each visit of a screen. What a document shows by itself stays the same when the window is widened, so one
 * visit is enough; keyboard.spec.ts opens the same documents in a wide window. All other states are reached anew.
 */
const visitsOf = (screen: PublicScreen): number[][][] =>
  PUBLIC_DOCUMENTS.includes(screen)
    ? [[NARROW, WIDE]]
    : [[NARROW], [WIDE]].filter(([[first = 0] = []]) => isShownAt(screen, first));

for (const screen of LOOKED_AT) {
  for (const visit of visitsOf(screen)) {
    test.describe(`${screen.name}, ${visit.flat().join(", ")} px`, () => {
      // The browser itself notes an answer that is an error, the document's own among them.
      const noted = screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [];
      const width = visit[0]?.[0] ?? 0;
      test.use({ viewport: { width, height: HEIGHT }, mayComplain: [noted, { scope: "test" }] });

      test("is answered rightly, loads whole, sticks out nowhere, and has no violation by day and by night", async ({
        page,
        trouble,
      }) => {
        const answer = await openScreen(page, screen, "day");
        expect(answer.status()).toBe(screen.status);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page).toHaveTitle(/\S/);
        for (const widths of visit) {
          await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
          // In a wide window a document has the same elements and words.
          const rules = isDeep || widths === visit[0] ? "all" : "sizes";
          expect(await violations(page, { rules }), "by day").toEqual([]);
          await expectLayout(page, widths);
          // While another page is on its way, only what is being waited for is told.
          if (!screen.name.endsWith("-loading")) await expect(page.locator("h1:visible")).toHaveCount(1);
          if (rules === "sizes") continue;
          await expectColoursByNight(page);
          await chooseInAnotherTab(page, "day");
        }
        if (!screen.failing) expect(trouble.failed).toEqual([]);
      });
    });
  }
}

// Cards far below keep the width at which they were laid out until they are near: a page that shrinks looks too wide.
for (const widths of isDeep ? [NARROW.toSorted((a, b) => a - b), WIDE] : [WIDE]) {
  const [first = 0] = widths;
  test.describe(`the page of patterns, ${widths.join(", ")} px`, () => {
    test.use({ viewport: { width: first, height: HEIGHT } });

    test("has every piece in its place, and no violation by day and by night, nor has a dialog", {
      tag: "@deep",
    }, async ({ page, site, trouble }) => {
      await openAdminScreen(page, site, PATTERNS, "day");
      expect(await violations(page), "by day").toEqual([]);
      await expectLayout(page, widths);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      for (const name of ["Open a wide dialog", "Ask a question", "Ask before taking away"]) {
        await page.getByRole("button", { name }).click();
        expect(await violations(page, { within: "dialog[open]" }), name).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await expectColoursByNight(page);
      expect(trouble.failed).toEqual([]);
    });
  });
}
