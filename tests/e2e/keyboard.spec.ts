import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e-site.ts";
import { focusedStop, type Stop } from "../support/page-checks.ts";
import { openScreen, PUBLIC_DOCUMENTS } from "../support/public-screens.ts";
import { isDeep } from "../support/tier.ts";

/** What the keyboard comes through, in this order. */
const PARTS: Stop["part"][] = ["skip", "banner", "languages", "nav", "main", "footer", "nothing"];

/** More stops than any page has. */
const MAX_STOPS = 400;

/** The quick tier presses Tab through pages with controls of their own. */
const IN_QUICK = ["02-tuskers", "03-tusker-alive", "05-article", "06-search", "08-contact", "13-key"];
const DOCUMENTS = PUBLIC_DOCUMENTS.filter(({ name }) => isDeep || IN_QUICK.includes(name));
const WIDTHS = isDeep ? [1280, 390] : [390];

test.use({ reducedMotion: "reduce" });

/** Presses Tab until the keyboard has left the page. @returns all stops, in order; the last one is outside */
async function comeThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop: Stop | undefined; stops.length < MAX_STOPS && stop?.part !== "nothing"; stops.push(stop)) {
    await page.keyboard.press("Tab");
    stop = await focusedStop(page);
  }
  return stops;
}

const partsOf = (stops: Stop[]): Stop["part"][] => [...new Set(stops.map(({ part }) => part))];

for (const screen of DOCUMENTS) {
  test.describe(screen.name, () => {
    // The browser itself notes an answer that is an error, the document's own among them.
    const noted = screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [];
    test.use({ viewport: { width: 1280, height: 900 }, mayComplain: [noted, { scope: "test" }] });

    test("every stop is seen, also under the question about cookies", async ({ page }) => {
      await openScreen(page, { ...screen, unasked: true }, "day");
      await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
      // A page that answers a form begins at its answer.
      const first = await focusedStop(page);
      const begun = first.part === "main" ? [first] : [];
      for (const [visit, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        const stops = await comeThrough(page);
        expect(
          stops.filter(({ trouble }) => trouble !== undefined),
          `${width} px`,
        ).toEqual([]);
        expect(stops.at(-1)?.part, "the keyboard leaves the page at its end").toBe("nothing");
        // From its end, the keyboard comes back to the beginning of the page.
        const isFirst = visit === 0 && begun.length > 0;
        expect(partsOf(isFirst ? [...begun, ...stops] : stops)).toEqual(
          isFirst ? PARTS.slice(PARTS.indexOf("main")) : PARTS,
        );
      }
    });
  });
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
