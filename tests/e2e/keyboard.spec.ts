import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e-site.ts";
import { focusedStop, recordedStops, recordStops, type Stop } from "../support/page-checks.ts";
import { openScreen, PUBLIC_DOCUMENTS } from "../support/public-screens.ts";
import { isDeep } from "../support/tier.ts";

/** What the keyboard comes through, in this order. */
const PARTS: Stop["part"][] = ["skip", "banner", "nav", "tier", "main", "footer", "nothing"];

/** More stops than any page has. */
const MAX_STOPS = 400;

/** The quick tier presses Tab through pages with controls of their own. */
const IN_QUICK = ["02-tuskers", "03-tusker-alive", "08-contact"];
const DOCUMENTS = PUBLIC_DOCUMENTS.filter(({ name }) => isDeep || IN_QUICK.includes(name));
const WIDTHS = isDeep ? [1280, 390] : [390];

/**
 * Presses Tab until the keyboard has left the page.
 * @returns where it begins, all stops in order, and where it ends
 */
async function comeThrough(page: Page): Promise<Stop[]> {
  await recordStops(page);
  for (;;) {
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press("Tab");
    const stops = await recordedStops(page);
    const end = stops.findIndex(({ part }, index) => index > 0 && part === "nothing");
    if (end > 0 || stops.length > MAX_STOPS) return stops.slice(0, end + 1);
  }
}

const partsOf = (stops: Stop[]): Stop["part"][] => [...new Set(stops.map(({ part }) => part))];

for (const screen of DOCUMENTS) {
  for (const width of WIDTHS) {
    test.describe(`${screen.name}, ${width} px`, () => {
      // The browser itself notes an answer that is an error, the document's own among them.
      const noted = screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [];
      test.use({ viewport: { width, height: 900 }, mayComplain: [noted, { scope: "test" }] });

      test("every stop is seen, also under the question about cookies", async ({ page }) => {
        await openScreen(page, { ...screen, unasked: true }, "day");
        await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
        const [first, ...stops] = await comeThrough(page);
        expect(stops.filter(({ trouble }) => trouble !== undefined)).toEqual([]);
        // A page that answers a form begins at its answer.
        if (first?.part === "main") expect(partsOf([first, ...stops])).toEqual(PARTS.slice(PARTS.indexOf("main")));
        else expect(partsOf(stops)).toEqual(PARTS);
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
