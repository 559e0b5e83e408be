import type { Page } from "@playwright/test";
import { addressIn, LANGUAGE_NAMES, type Translation } from "../../src/platform/languages/language.ts";
import { OFFERS } from "../../src/platform/languages/offers.ts";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { chooseCookies } from "../support/page-checks.ts";

const NAMES: Record<Translation, { name: string; script: RegExp }> = {
  si: { name: "ගැමුණු", script: /[\u0d80-\u0dff]/ },
  ta: { name: "கெமுனு", script: /[\u0b80-\u0bff]/ },
};

const path = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

for (const language of ["si", "ta"] as const) {
  const { name, script } = NAMES[language];
  const at = (address: string) => addressIn(language, address);

  for (const javaScriptEnabled of [true, false]) {
    // The quick tier makes this visit once in each language: with script in Sinhala, without in Tamil.
    const tag = javaScriptEnabled === (language === "si") ? [] : "@deep";
    test.describe(`in ${language}, ${javaScriptEnabled ? "with" : "without"} script`, { tag }, () => {
      test.use({ javaScriptEnabled, locale: `${language}-LK`, viewport: { width: 1280, height: 900 } });

      const open = async (page: Page, address: string): Promise<void> => {
        if (javaScriptEnabled) await chooseCookies(page);
        await page.goto(at(address));
        if (javaScriptEnabled) await hydrated(page);
      };

      test("a tusker is found by his name in that script, and every step stays in the language", async ({
        page,
        trouble,
      }) => {
        await open(page, "/about");
        const box = page.getByRole("banner").getByRole("searchbox");
        await box.fill(name);
        await box.press("Enter");
        await expect(page).toHaveURL((url) => decodeURIComponent(url.href).endsWith(at(`/search-results?q=${name}`)));
        await page
          .getByRole("main")
          .locator(`a[href="${at("/tuskers/gemunu")}"]`)
          .first()
          .click();
        await expect(page).toHaveURL((url) => url.pathname === at("/tuskers/gemunu"));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await page
          .getByRole("navigation")
          .locator(`a[href="${at("/articles")}"]`)
          .first()
          .click();
        await expect(page).toHaveURL((url) => url.pathname === at("/articles"));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(script);
        if (javaScriptEnabled) expect(trouble.documents).toEqual([at("/about")]);
      });

      test("the key ranks after an answer", { tag: "@deep" }, async ({ page }) => {
        await open(page, "/key");
        await page.locator("form[data-key] button[name]").first().click();
        await expect(page).toHaveURL((url) => url.pathname === at("/key") && (url.hash + url.search).includes("="));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("form[data-key] button[aria-pressed=true], main h2").first()).toHaveText(script);
      });

      test("a message is refused in the language, keeps what was typed, and is sent", async ({ page }) => {
        await open(page, "/contact");
        const field = (of: string) => page.locator(`main [name=${of}]`);
        await field("email").fill("ishara@example.org");
        await field("subject").fill("ගැමුණු கெமுனு");
        await field("message").fill("ශ්‍රී ලංකාව ஸ்ரீ லங்கா");
        if (javaScriptEnabled) {
          await page.locator("main form button[type=submit]").click();
          await expect(page.locator("main .err").first()).toHaveText(script);
          await expect(field("message")).toHaveValue("ශ්‍රී ලංකාව ஸ்ரீ லங்கா");
        }
        await field("name").fill("Ishara");
        await page.locator("main form button[type=submit]").click();
        await expect(page.locator(".sent-note")).toHaveText(script);
        expect(path(page)).toBe(at("/contact"));
      });
    });
  }
}

test.describe("the offer of another language", () => {
  test.use({ locale: "si-LK", viewport: { width: 360, height: 800 } });

  const offer = (page: Page) => page.getByRole("link", { name: OFFERS.si.read });

  test("is made once, in that language, moves nothing, and leads to the same page", async ({ page }) => {
    await chooseCookies(page);
    await page.goto("/tuskers?category=wild");
    await expect(offer(page)).toBeVisible();
    expect(await page.locator("nav[lang=si]", { has: offer(page) }).count()).toBeGreaterThan(0);
    expect((await offer(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violations(page, { within: "[data-tier]", rules: "default" })).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    const heading = page.getByRole("heading", { level: 1 });
    const beside = await heading.boundingBox();
    await page.evaluate(`document.querySelector("[data-offer=si]").hidden = true`);
    expect(await heading.boundingBox()).toEqual(beside);
    await page.evaluate(`document.querySelector("[data-offer=si]").hidden = false`);
    await offer(page).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === "/si/tuskers?category=wild");
    await hydrated(page);
    await expect(page.getByRole("link", { name: /Read in|කියවන්න/ })).toHaveCount(0);
    await page.goto("/about");
    await hydrated(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test("is not made again after it was closed, and the focus goes to the languages", { tag: "@deep" }, async ({
    page,
  }) => {
    await chooseCookies(page);
    await page.goto("/about");
    await page.getByRole("button", { name: OFFERS.si.close }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Languages" })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(offer(page)).toHaveCount(0);
  });
});

test("without script each language is one link away, 44 px high, and leads to the same page", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/tuskers?category=wild");
  for (const language of ["si", "ta", "en"] as const) {
    const link = page.getByRole("navigation").locator(`a[hreflang=${language}]:visible`);
    await expect(link).toHaveText(LANGUAGE_NAMES[language]);
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(path(page)).toBe(addressIn(language, "/tuskers?category=wild"));
  }
  await context.close();
});

test.describe("in a browser that wants English", () => {
  test("a page in Sinhala offers English, and keeps its theme, shares and asks about cookies in Sinhala", {
    tag: "@deep",
  }, async ({ page }) => {
    await page.goto("/si/tuskers/gemunu");
    await expect(page.getByRole("link", { name: OFFERS.en.read })).toHaveAttribute("href", "/tuskers/gemunu");
    const banner = page.getByRole("region", { name: "කුකී" });
    await expect(banner).toBeVisible();
    await banner.locator("button[aria-expanded]").click();
    await expect(banner.getByRole("checkbox").last()).toBeVisible();
    await banner
      .getByRole("button", { name: /[\u0d80-\u0dff]/ })
      .nth(1)
      .click();
    await expect(banner).toHaveCount(0);
    await page.getByRole("banner").getByRole("button").last().click();
    await expect(page.locator("body.dark-mode")).toHaveCount(1);
  });
});
