import { expect, test } from "../support/e2e-site.ts";

/** In the page: writes each name into each element and answers the words that break inside, or leave the window. */
const BROKEN_WORDS = `(selector, names) => [...document.querySelectorAll(selector)].flatMap((element) => {
  const before = element.textContent;
  const broken = names.flatMap((name) => {
    element.textContent = name;
    return [...name.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(element.firstChild, index);
      range.setEnd(element.firstChild, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 || range.getBoundingClientRect().right > innerWidth;
    }).map(([word]) => word);
  });
  element.textContent = before;
  return broken;
})`;

const WIDTHS = [320, 360, 390, 460, 480, 560, 600, 768, 900, 901, 992, 1024, 1180, 1181, 1280, 1366, 1600, 1920];

test("no name breaks inside a word, for any featured tusker and window width", async ({ page, site }) => {
  const tuskers = (await (await site.call("GET", "/api/tuskers")).json()) as { name: string; aliases: string[] }[];
  const names = tuskers.map(({ name }) => name);
  const native = tuskers.flatMap(({ aliases }) => aliases.filter((name) => !/[a-z]/i.test(name)));
  native.push("நெடுந்தீவு கண்டுலன்");
  await page.goto("/");
  await page.evaluate("document.fonts.ready");
  // Everything is laid out, also what is far below.
  await page.evaluate(
    "for (const { style } of document.querySelectorAll('article *')) style.contentVisibility = 'visible'",
  );
  const broken = (selector: string, texts: string[]) =>
    page.evaluate(`(${BROKEN_WORDS})(${JSON.stringify(selector)}, ${JSON.stringify(texts)})`);
  expect(await page.locator("[aria-labelledby=featured] article h3 a").count()).toBeGreaterThan(3);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await broken("[aria-labelledby=featured] article h3 a", names), `${width} pixels`).toEqual([]);
    expect(await broken("[aria-labelledby=featured] article p [lang]", native), `${width} pixels`).toEqual([]);
  }
});
