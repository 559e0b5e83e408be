import { isText, styleOf } from "../document/parse-html.browser.ts";

// Word puts a list on the clipboard as paragraphs, each with its level and its painted number or bullet. How the levels
// of its lists are numbered stands in a style sheet beside them, which some programs leave out.

const POINT = /mso-list:\s*l(\d{1,9}) level([1-9])/i;
const PAINTED = /mso-list:\s*ignore/i;
const LEVEL_RULE = /@list\s+l(\d{1,9}):level([1-9])\s*\{([^}]*)\}/gi;
const FORMAT = /mso-level-number-format:\s*([\w-]+)/i;
const TYPES: Record<string, string> = {
  "alpha-lower": "a",
  "alpha-upper": "A",
  "roman-lower": "i",
  "roman-upper": "I",
};
const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const WORTH: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** What is painted before a point. Numbers in circles and of full width become those in digits. */
function markOf(point: Element): string {
  const painted = [...point.querySelectorAll("span")].find((span) => PAINTED.test(styleOf(span)));
  return (painted?.textContent ?? "").normalize("NFKC").replace(/\s/g, "");
}

/** A mark without a digit is a number if something stands behind its letter: bullets are letters of a font of signs. */
const isNumber = (mark: string): boolean =>
  /\p{N}/u.test(mark) || /^[([]?\p{L}[\p{L}\p{M}]*[^\p{L}\p{M}]/u.test(mark) || /^\p{L}{2,}/u.test(mark);

const romanNumber = (signs: string): number =>
  [...signs.toLowerCase()]
    .map((sign) => WORTH[sign] as number)
    .reduce((sum, worth, at, all) => sum + (worth < (all[at + 1] ?? 0) ? -worth : worth), 0);

/** The number that letters say: after z comes aa, and then bb. */
const letterNumber = (signs: string): number | undefined =>
  new Set(signs).size === 1 ? signs.toLowerCase().charCodeAt(0) - 96 + 26 * (signs.length - 1) : undefined;

/** The number that a mark says in the signs of a list: its last one, as 3 in “2.3.”. Undefined if it cannot be read. */
function numberIn(mark: string, type: string): number | undefined {
  if (type === "1") {
    const digits = mark.match(/[0-9]{1,5}/g)?.at(-1);
    return digits === undefined ? undefined : Number(digits);
  }
  const signs = mark.match(/[a-z]{1,12}/gi)?.at(-1);
  if (signs === undefined) return undefined;
  if (type.toLowerCase() === "a") return letterNumber(signs);
  return ROMAN.test(signs) ? romanNumber(signs) : undefined;
}

/** The signs of a list as far as its first mark says: i, ii and iv are Roman, and every other letter one of the alphabet. */
function typeIn(mark: string): string {
  const signs = /[0-9]/.test(mark) ? undefined : /[a-z]+/i.exec(mark)?.[0];
  if (signs === undefined) return "1";
  const isRoman = /^i$/i.test(signs) || (signs.length > 1 && ROMAN.test(signs));
  const isKnown = isRoman || letterNumber(signs) !== undefined;
  const sign = isRoman ? "i" : "a";
  if (!isKnown) return "1";
  return signs === signs.toLowerCase() ? sign : sign.toUpperCase();
}

/** The formats that the style sheet of Word names, by list and level. */
function formatsIn(body: HTMLElement): Map<string, string> {
  const formats = new Map<string, string>();
  for (const sheet of body.querySelectorAll("style"))
    for (const [, list, level, rule = ""] of (sheet.textContent ?? "").matchAll(LEVEL_RULE))
      formats.set(`${list} ${level}`, FORMAT.exec(rule)?.[1]?.toLowerCase() ?? "arabic");
  return formats;
}

/** A list that a next point may join, as the innermost of those that are open. */
type OpenList = { element: Element; level: number; word: string; type: string | undefined; last: number };

/** How far a level of one of Word's lists has got: it goes on behind whatever stands between two of its points. */
type Counted = { type: string | undefined; last: number };

/** Whether a point belongs to a list of its level. A number that goes back begins another one. */
const goesOn = (list: OpenList, { word, type, number }: { word: string; type: string | undefined; number: number }) =>
  list.type === type && (type === undefined || number === list.last + 1 || (list.word === word && number > list.last));

const isBeside = (point: Element, list: Element | undefined): boolean => {
  let before = point.previousSibling;
  while (isText(before) && before.data.trim() === "") before = before.previousSibling;
  return before !== null && before === list;
};

/**
 * Word's list paragraphs become lists: a deeper level within the point before it, and every point with the number that
 * was painted before it.
 */
export function makeWordLists(body: HTMLElement): void {
  const formats = formatsIn(body);
  const counted = new Map<string, Counted[]>();
  let open: OpenList[] = [];

  /** The signs of a point's number; undefined for a bullet. */
  function typeOf(word: string, level: number, mark: string): string | undefined {
    const format = formats.get(`${word} ${level}`);
    if (format !== undefined) return /^(?:bullet|image|none)$/.test(format) ? undefined : (TYPES[format] ?? "1");
    if (!isNumber(mark)) return undefined;
    return counted.get(word)?.[level]?.type ?? typeIn(mark);
  }

  function openList(point: Element, list: Omit<OpenList, "element" | "last">, number: number): OpenList {
    const element = body.ownerDocument.createElement(list.type === undefined ? "ul" : "ol");
    if (list.type !== undefined && list.type !== "1") element.setAttribute("type", list.type);
    if (list.type !== undefined && number !== 1) element.setAttribute("start", String(number));
    const around = open.at(-1)?.element.lastElementChild;
    if (around) around.append(element);
    else point.before(element);
    const opened = { ...list, element, last: number - 1 };
    open.push(opened);
    return opened;
  }

  for (const point of body.querySelectorAll("p")) {
    const [, word, digit] = POINT.exec(styleOf(point)) ?? [];
    if (word === undefined) continue;
    const level = Number(digit);
    const mark = markOf(point);
    const type = typeOf(word, level, mark);
    // A point ends the deeper levels, which begin anew below the next one.
    const levels = (counted.get(word) ?? []).slice(0, level + 1);
    const number = (type === undefined ? undefined : numberIn(mark, type)) ?? (levels[level]?.last ?? 0) + 1;
    levels[level] = { type, last: number };
    counted.set(word, levels);

    if (!isBeside(point, open[0]?.element)) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const beside = open.at(-1);
    if (beside?.level === level && !goesOn(beside, { word, type, number })) open.pop();
    const inner = open.at(-1);
    const list = inner?.level === level ? inner : openList(point, { level, word, type }, number);

    const item = body.ownerDocument.createElement("li");
    if (type !== undefined && number !== list.last + 1) item.setAttribute("value", String(number));
    list.last = number;
    item.append(...point.childNodes);
    list.element.append(item);
    point.remove();
  }
}
