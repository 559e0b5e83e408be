import type { Page } from "@playwright/test";
import sharp from "sharp";

// Written as strings for the same reasons as in page-checks.ts.

/** Sets the size of letters in the settings of the browser, in CSS pixels. It lasts for as long as its session. */
export async function chooseLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8) } });
}

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** As a constructed style sheet: the page's Content Security Policy refuses any other. */
const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(styles)});
    document.adoptedStyleSheets.push(sheet);
  })()`);

export const spaceText = (page: Page): Promise<void> => addStyles(page, SPACING);

/** Lays out what browsers leave until it is near, and waits for its fonts: letters of others are wider or higher. */
export async function layOutWhole(page: Page): Promise<void> {
  await addStyles(page, "* { content-visibility: visible !important }");
  await page.evaluate("document.body.offsetHeight, document.fonts.ready.then(() => {})");
}

/** False for what only screen readers tell. */
const IS_SEEN = `(element) => {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around = element; around !== null; around = around.parentElement) {
    if (around.matches("script, style") || getComputedStyle(around).clipPath.startsWith("inset(50%")) return false;
  }
  return true;
}`;

const NAMED = `(element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

const TEXTS = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim() !== "" && (${IS_SEEN})(walker.currentNode.parentElement)) texts.push(walker.currentNode);
  }
  return texts;
})()`;

/** Words that begin on one line and end on the next, because their column is narrower than they are. */
export const brokenWords = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(`(${TEXTS}).filter((text) => text.parentElement.closest("${within}")).flatMap((text) => {
    const range = document.createRange();
    // What is left out of a shortened text has boxes all the same.
    const isShortened = ({ webkitLineClamp, textOverflow }) => webkitLineClamp !== "none" || textOverflow === "ellipsis";
    let shortened = text.parentElement;
    while (shortened !== null && !isShortened(getComputedStyle(shortened))) shortened = shortened.parentElement;
    if (shortened !== null) return [];
    const isBroken = ({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // Beside a large initial, the rest of its word goes on to the right.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      return parts.some((part, at) => at > 0 && part.left < parts[at - 1].left + 1);
    };
    // Parts of addresses, which may be broken anywhere, are no words.
    return [...text.data.matchAll(/(?<![^\\s(“"])[\\p{L}\\p{M}_]{2,20}(?![^\\s.,:;!?)”"])/gu)].filter(isBroken).map(([word]) => word);
  })`);

/** Lists that cut off what is chosen in them, and fields in which fewer than eight letters have room. */
export const narrowFields = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const isNarrow = (field) => {
      const style = getComputedStyle(field);
      pen.font = style.font;
      pen.letterSpacing = style.letterSpacing;
      pen.wordSpacing = style.wordSpacing;
      const words = field.matches("select") ? field.selectedOptions[0]?.text ?? "" : "nnnnnnnn";
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return pen.measureText(words).width > room + 1;
    };
    return [...document.querySelectorAll("select, input:is([type=text], [type=search], [type=email], :not([type])), textarea")]
      .filter(${IS_SEEN}).filter(isNarrow).map(${NAMED});
  })()`);

/** Texts that lie upon other texts of the same layer of the page. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    // What sticks to the window lies upon the rest for as long as the page is scrolled that way, and so does the open menu.
    const layerOf = (element) => {
      for (let around = element; around !== null; around = around.parentElement) {
        if (["fixed", "sticky"].includes(getComputedStyle(around).position) || around.matches("#app > header, dialog")) return around;
      }
      return null;
    };
    const range = document.createRange();
    const lines = (${TEXTS}).filter((text) => text.parentElement.closest("svg") === null).flatMap((text) => {
      range.selectNodeContents(text);
      const layer = layerOf(text.parentElement);
      // Letters fill the middle of the box of their line.
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left, right, top, bottom, height }) =>
        ({ text, layer, left: left + 1, right: right - 1, top: top + height * 0.3, bottom: bottom - height * 0.3 }));
    }).toSorted((a, b) => a.top - b.top);
    const isUpon = (a, b) => a.text !== b.text && a.layer === b.layer && a.left < b.right && b.left < a.right;
    const found = [];
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length && lines[next].top < line.bottom; next += 1) {
        if (isUpon(line, lines[next])) found.push(line.text.data.trim().slice(0, 40) + " / " + lines[next].text.data.trim().slice(0, 40));
      }
    }
    return found;
  })()`);

/** Buttons and fields that neither a line nor an icon nor an underline tells from text. */
export const boundlessControls = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("button, .btn, select, textarea, input:not([type=checkbox], [type=radio], [type=file])")]
    .filter(${IS_SEEN})
    .filter((control) => {
      // Those of a group may stand within one line.
      const hasLine = [control, control.parentElement].some((element) => ["Top", "Right", "Bottom", "Left"].some((side) => {
        const style = getComputedStyle(element);
        return style["border" + side + "Style"] !== "none" && parseFloat(style["border" + side + "Width"]) >= 1;
      }));
      const style = getComputedStyle(control);
      const isUnderlined = style.textDecorationLine.includes("underline");
      return !hasLine && !isUnderlined && style.outlineStyle === "none" && control.querySelector("svg, img") === null;
    }).map(${NAMED})`);

/** Words and bars of drawings that are hardly seen on what lies behind them. */
export const paleDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgb = (colour) => {
      pen.fillStyle = "#000";
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour) => rgb(colour)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const contrast = (a, b) => {
      const [more, less] = [light(a), light(b)].toSorted((one, other) => other - one);
      return (more + 0.05) / (less + 0.05);
    };
    const solid = (colour) => colour !== "none" && !/, 0\\)$|\\/ 0\\)$|^transparent$/.test(colour);
    const ground = (shape) => {
      const box = shape.getBoundingClientRect();
      const below = shape.ownerSVGElement.parentElement.querySelectorAll("path, rect, circle");
      const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
      const under = [...below].filter((other) => other !== shape && other.isPointInFill?.(point.matrixTransform(other.getScreenCTM().inverse())))
        .filter((other) => solid(getComputedStyle(other).fill) && getComputedStyle(other).fillOpacity === "1").at(-1);
      return under === undefined ? "Canvas" : getComputedStyle(under).fill;
    };
    const isPaleText = (text) => contrast(getComputedStyle(text).fill, ground(text)) < 3;
    const isPaleBar = (bar) => {
      const { fill, stroke } = getComputedStyle(bar);
      const inks = [fill, stroke].filter(solid);
      return inks.length > 0 && inks.every((ink) => contrast(ink, "Canvas") < 3);
    };
    const drawings = "main svg:not(.icon)";
    return [
      ...[...document.querySelectorAll(drawings + " text")].filter(${IS_SEEN}).filter(isPaleText),
      ...[...document.querySelectorAll(drawings + " rect")].filter(${IS_SEEN}).filter(isPaleBar),
    ].map(${NAMED});
  })()`);

const CHOSEN =
  'a[aria-current], li[aria-current="true"], [aria-pressed="true"], [aria-selected="true"], label:has(:checked:enabled)';

/** Bold letters beside others are no sign that is seen in passing, so all are shown in one weight. */
const ONE_WEIGHT = "* { font-weight: 400 !important }";

/** As numbers: two pictures of the same pixels may differ as files. */
const pixels = (picture: Buffer): Promise<Buffer> => sharp(picture).raw().toBuffer();

/** What is chosen, pressed or current within a part of the page, and looks the same when it is not. One of each kind. */
export async function unseenChoices(page: Page, part: string): Promise<string[]> {
  await addStyles(page, ONE_WEIGHT);
  const kinds = await page.evaluate<number>(`(() => {
    const chosen = document.querySelector("${part}").querySelectorAll(${JSON.stringify(CHOSEN)});
    const kind = (element) => [element, element.parentElement].map(({ tagName, className }) => tagName + className).join(" ");
    const kinds = Map.groupBy([...chosen].filter(${IS_SEEN}), kind);
    globalThis.choices = [...kinds.values()].map(([first]) => first);
    choices.forEach((element, index) => element.setAttribute("data-choice", index));
    return choices.length;
  })()`);
  const unseen: string[] = [];
  for (let index = 0; index < kinds; index += 1) {
    const choice = page.locator(`[data-choice="${index}"]`);
    const before = await pixels(await choice.screenshot());
    await page.evaluate(`(() => {
      const element = choices[${index}];
      if (element.matches("label")) element.querySelector(":checked").checked = false;
      for (const state of ["current", "pressed", "selected"]) element.removeAttribute("aria-" + state);
    })()`);
    if (before.equals(await pixels(await choice.screenshot())))
      unseen.push(await page.evaluate(`(${NAMED})(choices[${index}])`));
  }
  return unseen;
}

/** Whether the first list of choices has an arrow at its end, by which it differs from a field; true without a list. */
export async function hasArrow(page: Page): Promise<boolean> {
  const list = page.locator("select:visible").first();
  if ((await list.count()) === 0) return true;
  const picture = sharp(await list.screenshot());
  const { width, height } = await picture.metadata();
  // Within its lines.
  const end = picture.extract({ left: width - 36, top: 6, width: 30, height: height - 12 });
  const { channels } = await sharp(await end.png().toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 2);
}
