import type { Page } from "@playwright/test";
import { addressIn } from "../../src/platform/languages/language.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { foreignWords } from "../support/foreign-words.ts";
import { chooseCookies, sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { addTusker } from "../support/stored-entries.ts";
import { someTusker } from "../support/test-api.ts";
import { LETTERS } from "../support/translated-texts.ts";
import { uploadImage } from "../support/uploaded-images.ts";

// What browsers say on translated pages after the page has come: forms, dialogs, buttons that change.

// A letter that is refused answers 422.
test.use({ mayComplain: [[/Failed to load resource/, /ERR_FAILED|Failed to fetch/], { scope: "test" }] });

const STORED = ["Sri Lankan Tuskers", "Gemunu", "Shown Raja"];

/** English that the open page, as the browser has it now, does not mark. */
const unmarked = async (page: Page): Promise<unknown> => foreignWords(await page.content(), STORED);

/** Looks at the open page at phone and desktop width, by day and by night. */
async function isAccessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `scrolling sideways at ${width} px`).toEqual({ by: 0, elements: [] });
    expect(await violations(page)).toEqual([]);
    await chooseInAnotherTab(page, "night");
    expect(await violations(page, { rules: "colours" })).toEqual([]);
    await chooseInAnotherTab(page, "day");
  }
}

/** One of each: the site takes few letters from one connection. */
const LETTER_WITH_SCRIPT = { si: true, ta: false } as const;

for (const language of ["si", "ta"] as const) {
  const letters = LETTERS[language];
  const at = (address: string) => addressIn(language, address);

  const javaScriptEnabled = LETTER_WITH_SCRIPT[language];
  test.describe(`in ${language}, ${javaScriptEnabled ? "with" : "without"} script`, {
    tag: javaScriptEnabled ? [] : "@deep",
  }, () => {
    test.use({ javaScriptEnabled, locale: `${language}-LK` });

    test("a letter is refused, sent, found again at its link, and taken back", async ({ page }) => {
      if (javaScriptEnabled) await chooseCookies(page);
      await page.goto(at("/tuskers/gemunu/tell"));
      if (javaScriptEnabled) await hydrated(page);
      const field = (name: string) => page.locator(`main form [name=${name}]`);
      const send = page.locator("main form button[type=submit]");
      await field("about").selectOption("height");
      await field("right").fill("2.9 m");
      await send.click();
      await expect(page.locator("[data-letter-failure]")).toHaveText(letters);
      await expect(page.locator("[data-letter-error=source]")).toHaveText(letters);
      await expect(field("right")).toHaveValue("2.9 m");
      await expect(field("source"))
        .toBeFocused({ timeout: javaScriptEnabled ? 5_000 : 1 })
        .catch((error) => {
          // Without script nothing can move the focus.
          if (javaScriptEnabled) throw error;
        });
      await expect(page).toHaveURL((url) => url.pathname === at("/tuskers/gemunu/tell"));
      expect(await unmarked(page)).toEqual([]);
      await field("source").fill("A newspaper of 2019");
      await send.click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/letters/")));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveText(letters);
      await expect(page.locator("#letter-link")).toHaveValue(page.url());
      if (javaScriptEnabled) await isAccessible(page);
      await page.locator("main summary").click();
      expect(await unmarked(page)).toEqual([]);
      await page.locator("main details button").click();
      await expect(page.locator("[data-failure] h1")).toHaveText(letters);
      await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/letters/")));
      expect(await unmarked(page)).toEqual([]);
    });
  });

  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-LK` });

    const open = async (page: Page, address: string): Promise<void> => {
      await chooseCookies(page);
      await page.goto(at(address));
      await hydrated(page);
    };

    test("photographs are shown large, and a video has a name", { tag: "@deep" }, async ({ page, site, trouble }) => {
      // A photograph is encoded at a low priority, which takes most of a minute on a busy machine.
      test.slow();
      await addShown(site);
      await open(page, "/tuskers/shown-raja");
      await page.locator("[data-photograph]").first().click();
      const dialog = page.locator("dialog.lightbox");
      await expect(dialog).toHaveAttribute("aria-label", letters);
      for (const button of await dialog.getByRole("button").all())
        await expect(button).toHaveAttribute("aria-label", letters);
      await expect(dialog.locator("figcaption")).toHaveText(letters);
      expect(await unmarked(page)).toEqual([]);
      await dialog.getByRole("button").last().click();
      await expect(dialog).toHaveCount(0);
      await page.route("https://www.youtube-nocookie.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "" }),
      );
      await page.locator("a.video-link").click();
      await expect(page.locator("figure[data-youtube] iframe")).toHaveAttribute("title", letters);
      trouble.foreign.length = 0;
    });

    test("a preview and a page for an expert without an account are in the language", { tag: "@deep" }, async ({
      page,
      site,
    }) => {
      const draft = await addTusker(site, { name: "Gemunu", description: "<p>1.</p>", publication: "draft" });
      const preview = await site.call("POST", "/api/previews", {
        kind: "tusker",
        entry: someTusker({ name: "Gemunu" }),
      });
      const sent = await site.call("POST", "/api/submissions", { kind: "tusker", id: draft._id, version: 1 });
      const { _id: submission } = (await sent.json()) as { _id: string };
      const link = await site.call("POST", `/api/submissions/${submission}/links`, { label: "Gemunu" });
      for (const answer of [preview, link]) {
        const { url } = (await answer.json()) as { url: string };
        await open(page, url);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("main h1")).toHaveText(letters);
        expect(await unmarked(page)).toEqual([]);
        await isAccessible(page);
        await open(page, `/${url.split("/")[1]}/unknown`);
        await expect(page.locator("main h1")).toHaveText(letters);
        expect(await unmarked(page)).toEqual([]);
      }
      await open(page, "/letters/unknown");
      await expect(page.locator("main h1")).toHaveText(letters);
      expect(await unmarked(page)).toEqual([]);
    });

    test("a page is shared in its language", { tag: "@deep" }, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, "/tuskers/gemunu");
      const bar = page.locator("[role=group]:has([data-share=copy])").first();
      for (const link of await bar.getByRole("link").all()) {
        expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(`${at("/tuskers/gemunu")}`);
      }
      await bar.locator("[data-share=copy]").click();
      await expect(bar.locator("[data-copying=copied]")).toHaveText(letters);
      expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(new RegExp(`${at("/tuskers/gemunu")}$`));
      expect(await unmarked(page)).toEqual([]);
    });

    test("a search without a result offers near spellings, or says what to do", { tag: "@deep" }, async ({ page }) => {
      for (const query of ["gemunoo", "zzzz"]) {
        await open(page, `/search-results?q=${query}`);
        await expect(page.getByRole("main").locator("h1, h2").first()).toHaveText(letters);
        const found = (await unmarked(page)) as { text: string }[];
        expect(found.filter(({ text }) => !text.includes(query))).toEqual([]);
      }
    });

    test("a message that cannot be sent stays, and the page says so", { tag: "@deep" }, async ({ page }) => {
      await open(page, "/contact");
      await page.route(/\/api\/contact|\/contact\.data/, (route) => route.abort());
      const field = (name: string) => page.locator(`main [name=${name}]`);
      await field("name").fill("Ishara");
      await field("email").fill("ishara@example.org");
      await field("subject").fill("දළ ඇතුන் கொம்பன்");
      await field("message").fill("ශ්‍රී ලංකාව ஸ்ரீ லங்கா");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=alert]").first()).toHaveText(letters);
      await expect(field("message")).toHaveValue("ශ්‍රී ලංකාව ஸ்ரீ லங்கா");
      expect(await unmarked(page)).toEqual([]);
    });
  });
}

/** A tusker with two photographs and a video; once for both languages. */
async function addShown(site: E2eSite): Promise<void> {
  if ((await site.call("GET", "/api/tuskers/slug/shown-raja")).ok) return;
  const images = [await uploadImage(site, "shown-1.jpg"), await uploadImage(site, "shown-2.jpg")];
  const answer = await site.call("POST", "/api/tuskers", {
    name: "Shown Raja",
    age: 20,
    location: "Yala National Park",
    description: "One.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nTwo.",
    images,
    imageDetails: images.map((url) => ({ url, alt: "Him at a tank", credit: "A. Person", takenOn: "2019-02" })),
  });
  expect(answer.status).toBe(201);
}
