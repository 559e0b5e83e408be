import { chromium, type Page } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";
import { startSite } from "../tests/support/running-site.ts";
import { report } from "./measure.ts";

const SCREENS = {
  Home: "/",
  "Home, Sinhala": "/si",
  "Home, Tamil": "/ta",
  tuskers: "/tuskers",
  Gemunu: "/tuskers/gemunu",
  "Nadungamuwa Raja": "/tuskers/nadungamuwa-raja",
  "Gemunu, Sinhala": "/si/tuskers/gemunu",
  "ID card": "/tuskers/gemunu/card",
  "tell of him": "/tuskers/gemunu/tell",
  articles: "/articles",
  "Why tusks are rare": "/articles/why-tusks-are-rare",
  "Conflict in figures": "/articles/human-elephant-conflict-in-figures",
  search: "/search-results?q=yala",
  "search without a tusker": "/search-results?q=perahera",
  key: "/key",
  compare: "/compare?a=gemunu&b=thilak",
  "tusks and heights": "/tusks-and-heights",
  timeline: "/record",
  "record in numbers": "/record/statistics",
  "on this day": "/record/on-this-day",
  quiz: "/record/questions",
  places: "/places",
  Minneriya: "/places/minneriya",
  sources: "/sources",
  "posters and worksheets": "/paper",
  "offline guide": "/field-guide",
  data: "/data",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy-policy",
  "not found": "/nowhere",
};
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const CONSENT = `localStorage.setItem("cookieConsent", '{"essential":true,"analytics":false,"advertising":false,"functional":false,"timestamp":"2026-01-01T00:00:00.000Z"}')`;

type Measured = { height: number; words: number; links: number; first: number; name: number; small: number };

/** In the page: what stands in closed details counts for nothing. */
const MEASURE = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const main = document.querySelector("main");
  const bottomOf = (element) => (element === null ? 0 : Math.round(element.getBoundingClientRect().bottom + scrollY));
  const targets = [...main.querySelectorAll("a, button, summary, input, select")].filter(isShown);
  const isSmall = (target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < 24 && target.closest("p, li, dd, td") === null;
  };
  return {
    height: document.documentElement.scrollHeight,
    words: main.innerText.split(/\\s+/).filter(Boolean).length,
    links: targets.filter((target) => target.localName === "a").length,
    first: Math.round((main.querySelector("article")?.getBoundingClientRect().top ?? 0) + scrollY),
    name: bottomOf(main.querySelector("h1")),
    small: targets.filter(isSmall).length,
  };
})()`;

async function measureAt(page: Page, address: string, size: typeof PHONE): Promise<Measured> {
  await page.setViewportSize(size);
  await page.goto(address, { waitUntil: "networkidle" });
  return page.evaluate<Measured>(MEASURE);
}

/**
 * What a visitor has in view on the screens of the starter content: heights in pixels, words and links of the content
 * outside closed details, where the first tusker or article begins and the heading ends on a phone, and targets of less
 * than 24 pixels that stand in no sentence.
 */
export async function screens(): Promise<void> {
  const site = await startSite({ content: "starter" });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const page = await browser.newPage();
    await page.addInitScript(CONSENT);
    const rows = [];
    for (const [screen, path] of Object.entries(SCREENS)) {
      const phone = await measureAt(page, site.url + path, PHONE);
      const desk = await measureAt(page, site.url + path, DESK);
      rows.push({
        screen,
        "height at 390": phone.height,
        "height at 1280": desk.height,
        words: phone.words,
        links: phone.links,
        "first at 390": phone.first,
        "heading ends at 390": phone.name,
        "small targets": phone.small,
      });
    }
    report("screens", rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}
