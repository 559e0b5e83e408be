import { expect, test } from "../support/e2e-site.ts";
import { focusedStop, type Stop } from "../support/page-checks.ts";
import { openScreen, PUBLIC_DOCUMENTS } from "../support/public-screens.ts";

/** What the keyboard comes through, in this order. */
const PARTS: Stop["part"][] = ["skip", "banner", "languages", "nav", "main", "footer", "nothing"];

/** More stops than any page has. */
const MAX_STOPS = 400;

test.use({ reducedMotion: "reduce" });

for (const screen of PUBLIC_DOCUMENTS) {
  for (const width of [390, 1280]) {
    test.describe(`${screen.name}, ${width} px`, () => {
      // The browser itself notes an answer that is an error, the document's own among them.
      const noted = screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [];
      test.use({ viewport: { width, height: 900 }, mayComplain: [noted, { scope: "test" }] });

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
