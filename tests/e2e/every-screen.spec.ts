import { openAdminScreen, PATTERNS } from "../support/admin-screens.ts";
import { expect, test } from "../support/e2e-site.ts";
import {
  focusedStop,
  loadWhole,
  type Stop,
  sidewaysScroll,
  smallTargets,
  wrongImages,
} from "../support/page-checks.ts";
import {
  isShownAt,
  openScreen,
  PUBLIC_DOCUMENTS,
  PUBLIC_SCREENS,
  type PublicScreen,
} from "../support/public-screens.ts";

const NARROW = [360, 390, 768];
const WIDE = [1280, 2560];
const HEIGHT = 900;

/** What the keyboard comes through, in this order. */
const PARTS: Stop["part"][] = ["skip", "banner", "nav", "main", "footer", "nothing"];

/** More stops than any page has. */
const MAX_STOPS = 400;

// A trace of each of these many short tests takes longer than the test.
test.use({ content: "starter", reducedMotion: "reduce", trace: "off" });

/** What the browser itself notes about an answer that is an error, the document's own among them. */
const noted = ({ failing, status }: PublicScreen): RegExp[] =>
  failing || status >= 400 ? [/^Failed to load resource/] : [];

for (const screen of PUBLIC_SCREENS) {
  for (const widths of [NARROW, WIDE]) {
    const [first = 0] = widths;
    if (!isShownAt(screen, first)) continue;
    test.describe(`${screen.name}, ${widths.join(", ")} px`, () => {
      test.use({ viewport: { width: first, height: HEIGHT }, mayComplain: [noted(screen), { scope: "test" }] });

      test("is answered rightly, has one heading, whole images, and nothing sticks out", async ({ page, trouble }) => {
        const answer = await openScreen(page, screen, "day");
        expect(answer.status()).toBe(screen.status);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page).toHaveTitle(/\S/);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          expect(await sidewaysScroll(page), `scrolling sideways at ${width} px`).toEqual({ by: 0, elements: [] });
          expect(await smallTargets(page), `targets under 24 px at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: first, height: HEIGHT });
        await loadWhole(page);
        expect(await wrongImages(page), "pictures without a size, without words, or that did not load").toEqual([]);
        // While another page is on its way, only what is being waited for is told.
        if (!screen.name.endsWith("-loading")) await expect(page.locator("h1:visible")).toHaveCount(1);
        if (!screen.failing) expect(trouble.failed).toEqual([]);
      });
    });
  }
}

for (const widths of [NARROW, WIDE]) {
  const [first = 0] = widths;
  test.describe(`the page of patterns, ${widths.join(", ")} px`, () => {
    test.use({ viewport: { width: first, height: HEIGHT } });

    test("has every piece in its place, whole images, and nothing sticks out", async ({ page, site, trouble }) => {
      await openAdminScreen(page, site, PATTERNS, "day");
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect(await sidewaysScroll(page), `scrolling sideways at ${width} px`).toEqual({ by: 0, elements: [] });
        expect(await smallTargets(page), `targets under 24 px at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: first, height: HEIGHT });
      await loadWhole(page);
      expect(await wrongImages(page), "pictures without a size, without words, or that did not load").toEqual([]);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      expect(trouble.failed).toEqual([]);
    });
  });
}

for (const screen of PUBLIC_DOCUMENTS) {
  for (const width of [390, 1280]) {
    test.describe(`${screen.name}, by keyboard, ${width} px`, () => {
      test.use({ viewport: { width, height: HEIGHT }, mayComplain: [noted(screen), { scope: "test" }] });

      test("every stop is seen, also under the question about cookies", async ({ page }) => {
        await openScreen(page, { ...screen, unasked: true }, "day");
        await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
        // A page that answers a form begins at its answer.
        const first = await focusedStop(page);
        const begun = first.part === "main" ? [first] : [];
        const parts = begun.length > 0 ? PARTS.slice(PARTS.indexOf("main")) : PARTS;
        const stops: Stop[] = [];
        for (let stop: Stop | undefined; stops.length < MAX_STOPS && stop?.part !== "nothing"; stops.push(stop)) {
          await page.keyboard.press("Tab");
          stop = await focusedStop(page);
        }
        expect(stops.filter(({ trouble }) => trouble !== undefined)).toEqual([]);
        expect(stops.at(-1)?.part, "the keyboard leaves the page at its end").toBe("nothing");
        expect([...new Set([...begun, ...stops].map(({ part }) => part))]).toEqual(parts);
      });
    });
  }
}

test.describe("the skip link", () => {
  test("leads past the bar, and the next stop is in the content", async ({ page }) => {
    await page.goto("/tuskers");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect((await focusedStop(page)).part).toBe("main");
  });
});
