import { bareLetters } from "./bare-letters.ts";
import { withEnglishDirections } from "./compass-words.ts";

/**
 * A text can hide a position from a simple pattern but not from a reader: full-width digits, invisible characters,
 * entities, percent-encoding, tags between the digits. This file normalises a text for the patterns. Everything runs in
 * time linear in the length of the text.
 */

const ENTITY = /&(?:#x0*([0-9a-f]{1,6})|#0*(\d{1,7})|([a-z]{2,12}));?/gi;

const NAMED: Record<string, string> = {
  deg: "°",
  ordm: "°",
  ring: "°",
  compfn: "°",
  prime: "'",
  Prime: '"',
  apos: "'",
  quot: '"',
  QUOT: '"',
  rsquo: "'",
  lsquo: "'",
  rsquor: "'",
  rdquo: '"',
  ldquo: '"',
  acute: "'",
  grave: "'",
  period: ".",
  middot: ".",
  centerdot: ".",
  sdot: ".",
  bull: ".",
  comma: ",",
  semi: ";",
  colon: ":",
  sol: "/",
  frasl: "/",
  plus: "+",
  minus: "-",
  hyphen: "-",
  dash: "-",
  ndash: "-",
  mdash: "-",
  num: "#",
  commat: "@",
  excl: "!",
  equals: "=",
  quest: "?",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  lowbar: "_",
  vert: "|",
  amp: "&",
  AMP: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  hairsp: " ",
  numsp: " ",
  puncsp: " ",
  Tab: " ",
  NewLine: " ",
  shy: "",
  zwnj: "",
  zwj: "",
  ZeroWidthSpace: "",
  NoBreak: "",
  lrm: "",
  rlm: "",
};

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
  });
}

function decodePercents(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    }
  });
}

/** The index after the `>` of the tag that begins at `start`, or -1. Quoted attributes may contain a `>`. */
function endOfTag(text: string, start: number): number {
  if (text.startsWith("<!--", start)) {
    const end = text.indexOf("-->", start + 4);
    return end < 0 ? -1 : end + 3;
  }
  let quote = "";
  let afterEquals = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") {
      return at + 1;
    } else if (afterEquals && (character === '"' || character === "'")) {
      quote = character;
    }
    if (character !== " ") afterEquals = character === "=";
  }
  return -1;
}

function replaceTags(text: string, replacement: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    if (!/[a-z/!?]/i.test(text[at + 1] ?? "")) {
      at += 1;
      continue;
    }
    const end = endOfTag(text, at);
    // In a browser an unclosed tag swallows the rest. The form that keeps its tags is searched as well.
    if (end < 0) break;
    parts.push(text.slice(from, at), replacement);
    from = end;
    at = end;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

const digitValues = new Map<string, string>();

/**
 * Converts a digit of Sinhala, Tamil, Arabic and other scripts to 0 to 9. Unicode keeps the ten digits of each script
 * together, in order.
 */
function asciiDigit(digit: string): string {
  const known = digitValues.get(digit);
  if (known !== undefined) return known;
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  digitValues.set(digit, String(value));
  return String(value);
}

/** The plain forms of characters that look like digits, quotes, dashes and the like. */
const plainLookAlikes = (text: string): string =>
  // Must precede the normalisation, which would turn these into letters, digits or a space with a mark.
  bareLetters(
    text
      .replace(/[\u00ba\u02da\u1d52\u2070\u2218\u25e6\u25cb]/g, "°")
      .replace(/[\u0060\u00b4\u02b9\u02bc\u02c8\u2018\u2019\u201b\u2032\u2035]/g, "'")
      .replace(/[\u02ba\u201c-\u201f\u2033\u2036]/g, '"'),
  )
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\u060c\u201a\u3001]/g, ",")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/\u2236/g, ":")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?<=\d)[\u00b7\u066b\u2022\u2027\u2219\u22c5\u3002](?=\d)/g, ".");

/** Printable ASCII without the grave accent, which most texts consist of: nothing in it looks like anything else. */
const HAS_NO_LOOK_ALIKES = /^[ -_a-~\n]*$/;

function plainCharacters(text: string): string {
  return withEnglishDirections(
    (HAS_NO_LOOK_ALIKES.test(text) ? text : plainLookAlikes(text))
      .replace(/(?<=\d)o(?=\s?(?:[NSEW]\b|\d{1,2}\s?'))/g, "°")
      .replace(/[\s\p{Cc}]+/gu, " "),
  );
}

/** `6 . 2 7 1 2`: single digits and signs separated by spaces. */
const APART = /(?<![\d.,])[\d.](?: [\d.,]){2,}(?!\S?\d)/g;
/** `6. 2712`, `81 .4012`: a space next to the decimal point in a number that can be a coordinate in Sri Lanka. */
const APART_AT_POINT = /(?<=(?<![\d.,-])(?:0?[5-9]|10|79|8[0-2])) ?\. ?(?=\d{3,8}(?!\d))/g;

function withDigitsTogether(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(APART, (run) => run.replace(/ (?![,])/g, "")).replace(APART_AT_POINT, ".");
}

/** The normalised forms of a text to search for positions: as written, and with its tags removed in two ways. */
export function positionForms(text: string): string[] {
  let decoded = text;
  // Twice, because the text may be encoded twice.
  for (let round = 0; round < 2; round += 1) decoded = decodePercents(decodeEntities(decoded));
  const forms = [decoded];
  if (decoded.includes("<")) forms.push(replaceTags(decoded, ""), replaceTags(decoded, " "));
  const plain = forms.map(plainCharacters);
  return [...new Set([...plain, ...plain.map(withDigitsTogether)])];
}
