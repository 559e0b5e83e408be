import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "@playwright/test";
import { addressIn, type Language } from "../../src/platform/languages/language.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { differenceOf, setByBrowser, setByTypesetter } from "../support/set-syllables.ts";

const { resolve } = createRequire(import.meta.url);

/** Conjuncts with a joiner, marks on all four sides, marks of two parts, and letters that change their shape. */
const SYLLABLES = {
  Sinhala: [
    ["ශ්‍රී", "ක්‍ෂ", "ද්‍ය", "ක්ෂ", "ප්‍ර", "ක්‍ය", "ර්‍ම", "ර්‍ය", "න්‍ද", "ත්‍ව", "ක්‍රි", "න්‍ද්‍ර", "ඤ්‍ච"],
    ["කෝ", "කෞ", "කෛ", "කෘ", "කැ", "කෑ", "රු", "රූ", "ළු", "ණ්ඩු", "ඟි", "ඹේ", "ඳූ", "ඥා", "ට්‍රේ", "ස්‍ථා", "ඃ"],
  ].flat(),
  Tamil: [
    ["ஸ்ரீ", "க்ஷ", "க்ஷி", "கொ", "கோ", "கௌ", "கை", "கி", "கீ", "கு", "கூ", "டு", "டூ", "ணு", "னூ"],
    ["ஞு", "றூ", "லூ", "ழு", "ஜூ", "ஹு", "ஷூ", "ஸ்", "டி", "டீ", "ரி", "ஙெ", "ளௌ", "யை", "ஔ"],
  ].flat(),
};

/** A font, and a weight of it. */
type Lettering = { face: string; weight: number; syllables: readonly string[] };

/**
 * Draws each syllable with the font of the site and with the whole font from its package.
 * @returns what is drawn differently
 */
const differentlyDrawn = (page: Page, { face, weight, syllables }: Lettering): Promise<string[]> =>
  page.evaluate(`(async () => {
    const whole = new FontFace("Whole", "url(/whole-font.woff2)", { weight: "100 900" });
    document.fonts.add(await whole.load());
    const canvas = Object.assign(document.createElement("canvas"), { width: 260, height: 160 });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const draw = (family, text) => {
      context.clearRect(0, 0, 260, 160);
      context.font = ${JSON.stringify(weight)} + " 64px " + family;
      context.fillText(text, 40, 100);
      return context.getImageData(0, 0, 260, 160).data;
    };
    // The share of the ink that is not in both. Edges may be smoothed differently; another form has half of its ink elsewhere.
    const difference = (one, other) => {
      let apart = 0;
      let ink = 0;
      for (let at = 0; at < one.length; at += 1) {
        apart += Math.abs(one[at] - other[at]);
        ink += one[at] + other[at];
      }
      return apart / ink;
    };
    const wrong = [];
    for (const syllable of ${JSON.stringify(syllables)}) {
      await document.fonts.load(${JSON.stringify(weight)} + " 64px '" + ${JSON.stringify(face)} + "'", syllable);
      const cut = draw("'" + ${JSON.stringify(face)} + "'", syllable);
      if (!cut.some((value) => value > 0)) wrong.push(syllable + " is empty");
      const fromWhole = difference(cut, draw("Whole", syllable));
      if (fromWhole > 0.05) wrong.push(syllable + " differs from the whole font by " + fromWhole.toFixed(3));
    }
    return wrong;
  })()`);

/** The syllables for which the browser takes a font of the machine, which may draw them in the same way. */
async function drawnByTheMachine(page: Page, { face, weight, syllables }: Lettering): Promise<string[]> {
  await page.evaluate(`(async () => {
    const list = Object.assign(document.createElement("ol"), { id: "tried" });
    list.style.font = ${JSON.stringify(`${weight} 64px '${face}'`)};
    list.append(...${JSON.stringify(syllables)}.map((textContent) =>
      Object.assign(document.createElement("li"), { textContent })));
    document.body.append(list);
    await document.fonts.ready;
  })()`);
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const items = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "#tried li" });
  const found: string[] = [];
  for (const [index, nodeId] of items.nodeIds.entries()) {
    const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    const own = fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
    if (!own) found.push(`${syllables[index]} is drawn by ${fonts.map(({ familyName }) => familyName)}`);
  }
  return found;
}

const wronglyDrawn = async (page: Page, lettering: Lettering): Promise<string[]> => [
  ...(await differentlyDrawn(page, lettering)),
  ...(await drawnByTheMachine(page, lettering)),
];

for (const [script, syllables] of Object.entries(SYLLABLES)) {
  const file = `noto-serif-${script.toLowerCase()}`;
  for (const [face, weight] of [
    [`Noto Serif ${script}`, 400],
    [`Noto Serif ${script} Pages`, 400],
    [`Noto Serif ${script} Pages`, 600],
  ] as const) {
    test(`${face} at ${weight} draws 30 hard syllables as the whole font does`, async ({ page }) => {
      expect(new Set(syllables).size).toBe(30);
      const body = await readFile(
        resolve(`@fontsource-variable/${file}/files/${file}-${file.slice("noto-serif-".length)}-wght-normal.woff2`),
      );
      await page.route("**/whole-font.woff2", (route) => route.fulfill({ body, contentType: "font/woff2" }));
      await page.goto("/about");
      await hydrated(page);
      expect(await wronglyDrawn(page, { face, weight, syllables })).toEqual([]);
    });
  }
}

for (const [script, syllables] of Object.entries(SYLLABLES)) {
  test(`a document for printing draws 30 hard ${script} syllables as browsers do`, async ({ page }) => {
    const lettering = { font: `noto-serif-${script.toLowerCase()}-400.ttf`, syllables };
    const [printed, shown] = [await setByTypesetter(lettering), await setByBrowser(page, lettering)];
    for (const [index, syllable] of syllables.entries()) {
      const drawn = printed[index] as Buffer;
      expect(await differenceOf(drawn, shown[index] as Buffer), syllable).toBeLessThan(0.06);
      // Even the most similar syllables are told apart.
      expect(await differenceOf(drawn, shown[(index + 1) % 30] as Buffer), syllable).toBeGreaterThan(0.08);
    }
  });
}

test("a font without the letters is found out", async ({ page }) => {
  const file = "noto-serif-sinhala";
  const body = await readFile(resolve(`@fontsource-variable/${file}/files/${file}-sinhala-wght-normal.woff2`));
  await page.route("**/whole-font.woff2", (route) => route.fulfill({ body, contentType: "font/woff2" }));
  await page.goto("/about");
  await hydrated(page);
  // A machine without the letters draws empty boxes, any other takes a font of its own.
  const lettering = { face: "Noto Serif Tamil", weight: 400, syllables: ["ශ්‍රී"] };
  expect(await wronglyDrawn(page, lettering)).not.toEqual([]);
});

/** What a first visit loads over the network, in bytes. */
async function weigh(browser: Browser, address: string, language: Language): Promise<number> {
  const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 900 } });
  await context.addInitScript(
    `localStorage.setItem("cookieConsent", '{"essential":true,"analytics":false,"advertising":false,"functional":false,"timestamp":"2026-01-20T00:00:00.000Z"}')`,
  );
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  await page.goto(address, { waitUntil: "networkidle" });
  await hydrated(page);
  await page.evaluate("document.fonts.ready.then(() => {})");
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return weight;
}

const MORE = 45_000;

test("a page in Sinhala or Tamil weighs at most 45 kB more than in English, fonts included", async ({
  browser,
  site,
}) => {
  const more: Record<string, number> = {};
  for (const path of ["/", "/tuskers", "/tuskers/gemunu"]) {
    const english = await weigh(browser, site.url + path, "en");
    expect(english).toBeGreaterThan(80_000);
    for (const language of ["si", "ta"] as const) {
      const address = addressIn(language, path);
      more[address] = (await weigh(browser, site.url + address, language)) - english;
    }
  }
  console.log("more bytes than in English:", JSON.stringify(more));
  expect(Object.entries(more).filter(([, bytes]) => bytes > MORE)).toEqual([]);
});

for (const path of ["/record", "/si/record", "/ta/record"]) {
  test(`the chart of ${path} ends each row inside the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    await expect(page.locator("figure svg a text").first()).toBeVisible();
    const cut = await page.evaluate<string[]>(`[...document.querySelectorAll("figure svg a text")]
      .filter((text) => text.getBoundingClientRect().right > innerWidth)
      .map((text) => text.textContent)`);
    expect(cut).toEqual([]);
  });
}
