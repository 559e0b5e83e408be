import { wholeChromiumPath } from "../../scripts/steps/chromium.mjs";
import { expect, test } from "../support/e2e-site.ts";
import { withPlainTab } from "../support/plain-browser.ts";
import { IS_TAKEN_OVER } from "../support/taken-over.ts";

const PAGES = ["/", "/tuskers", "/articles", "/contact", "/search-results?search=raja"];

test("going back from another page load shows the page as it was left, out of the browser's own memory", async ({
  site,
}, testInfo) => {
  testInfo.skip(wholeChromiumPath() === "", "the headless shell of Chromium has no such cache");
  await withPlainTab(async (tab) => {
    const isShown = (path: string) =>
      expect
        .poll(() => tab.evaluate("location.pathname + location.search + document.readyState"))
        .toBe(`${path}complete`);
    for (const path of PAGES) {
      await tab.open(site.url + path);
      await isShown(path);
      // The scripts come late; a page with them must be kept too.
      await tab.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))");
      await expect.poll(() => tab.evaluate(IS_TAKEN_OVER)).toBe(true);
      await tab.evaluate("addEventListener('pageshow', ({ persisted }) => { window.wasKept = persisted; })");
      await tab.open(`${site.url}/about`);
      await isShown("/about");
      await tab.evaluate("setTimeout(() => history.back(), 0)");
      await isShown(path);
      expect(await tab.evaluate("window.wasKept"), path).toBe(true);
    }
  });
});
