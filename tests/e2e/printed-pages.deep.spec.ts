import type { Page } from "@playwright/test";
import { addressIn, LANGUAGES, type Language } from "../../src/platform/languages/language.ts";
import { expect, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { cutOff, hiddenAddresses, notForPaper, paleTexts } from "../support/printed-page.ts";
import { TUSKER_WITH_IMAGE } from "../support/rare-entries.ts";

/** The room between the margins of an A4 page, in CSS pixels. */
const PAPER = { width: 665, height: 975 };

/** What differs most between scripts. */
const IN_EACH_LANGUAGE = ["/", "/tuskers/gemunu", "/record/statistics", "/places/yala"];
/** One page of each other kind. */
const IN_ENGLISH = [
  "/tuskers?category=wild",
  "/tuskers/gemunu/tell",
  "/key",
  "/compare?a=kawanthissa&b=dala-poottuwa",
  "/record",
  "/places",
  "/articles",
  "/articles/human-elephant-conflict-in-figures",
  "/sources",
  "/sources/S1",
  "/search-results?q=raja",
  "/data",
  "/paper",
  "/record/questions",
  "/record/questions/result?set=1",
  "/record/on-this-day",
  "/tusks-and-heights",
  "/about",
  "/contact",
  "/privacy-policy",
  "/licences",
  "/nowhere",
];

test.use({ mayComplain: [[/^Failed to load resource/], { scope: "test" }], viewport: PAPER });

/** Opens a page in dark mode, and shows it as on paper, which stays white. */
async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("body.dark-mode")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
}

test.beforeEach(({ page }) => page.addInitScript(`localStorage.setItem("dark-mode", "on")`));

const pathsIn = (language: Language) => (language === "en" ? [...IN_EACH_LANGUAGE, ...IN_ENGLISH] : IN_EACH_LANGUAGE);

for (const language of LANGUAGES) {
  test(`pages in ${language} are printed black on white, without controls, and say where they stand`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    for (const path of pathsIn(language)) {
      const address = addressIn(language, path);
      await openOnPaper(page, address);
      expect(await notForPaper(page), `controls and bars on ${address}`).toEqual([]);
      expect(await paleTexts(page), `texts that are not black on white on ${address}`).toEqual([]);
      expect(await cutOff(page), `cut off at the side on ${address}`).toEqual([]);
      expect(await sidewaysScroll(page), `wider than the paper on ${address}`).toEqual({ by: 0, elements: [] });
      expect(await hiddenAddresses(page), `links to elsewhere without an address on ${address}`).toEqual([]);
      await expect(page.getByText(site.url + address, { exact: true })).toBeVisible();
    }
  });
}

test("a source and a video are printed with their addresses, a photograph without the link that opens it large", async ({
  page,
}) => {
  await openOnPaper(page, `/tuskers/${TUSKER_WITH_IMAGE}`);
  const after = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}), "::after").content`);
  expect(await after("#source-1 a")).toContain("(https://paper.example/photographed)");
  await expect(page.getByText("Watch the video on YouTube")).toBeVisible();
  expect(await after("figure.video")).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await expect(page.getByRole("figure").first()).toBeVisible();
  await expect(page.getByText("Whole photograph").filter({ visible: true })).toHaveCount(0);
});
