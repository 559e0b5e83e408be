/** A decimal number and where it is in a text. */
type Decimal = { value: number; decimals: number; comma: boolean; start: number; end: number };

const NUMBER = /\d+(?:\.\d+)+|(?<![\d.,])\d{1,3},\d{4,12}(?![\d.])|\d+/g;
const MAX_GAP = 48;

/** The separators between two bare numbers of a pair: `6.27, 81.40`, `6.27;81.40`, `6.27/-81.40`. */
const PLAIN_GAP = /^[\s,;/|&_()[\]{}=:]*[+-]?$/;
/** Separators that include words for coordinates: `6.27° N, 81.40° E`, `lat=6.27&lon=81.40`, `!3d6.27!4d81.40`. */
const SPOKEN_GAP =
  /^(?:[\s,;/|&_=:()[\]{}"'+°.-]|deg(?:ree)?s?|north|south|east|west|lat(?:itude)?|lon(?:g(?:itude)?)?|lng|[nsew](?![a-z])|and(?![a-z])|by(?![a-z])|then(?![a-z])|comma(?![a-z])|[x×](?!\w)|[xy](?=["']?\s?[:=])|![234]d)*$/i;
const VOCABULARY = /°|deg|north|south|east|west|lat|lon|lng|[nsew](?![a-z])|[xy]["']?\s?[:=]|!\dd/i;
const LED_BY =
  /(?:lat(?:itude)?s?|long?(?:itude)?s?|lng|co-?ord(?:inate)?s?|gps|geo|position|point|(?<![\w.])[NSEW])\W{0,4}$/i;
const MONEY = /(?:rs\.?|lkr|usd|[$€£₹])\s?$/i;
const UNIT =
  /^\s?(?:%|per\s?cent|percent|(?:[cmk]?m|ft|feet|foot|in|inch(?:es)?|k?g|lbs?|t|tons?|tonnes?|ha|hectares?|acres?|l|lit(?:re|er)s?|km2|sq|mph|kmh|hours?|hrs?|minutes?|years?|months?|weeks?|days?|million|billion|crore|lakhs?|metres?|meters?|kilomet(?:re|er)s?|centimet(?:re|er)s?|kilos?|kilograms?|pounds?)(?![\p{L}\d])|°\s?[cf])/iu;

/** Words for amounts and references: "pages 7.12 and 81.05", "8.45, 80.30 are the two prices". */
const COUNTED =
  "(?:pages?|pp?\\.|versions?|chapters?|sections?|tables?|prices?|priced|costs?|fees?|sums?|amounts?|rates?|ratios?|weights?|weigh(?:ed|s)?|averages?|scores?|rupees?|metres|kilograms|percent|paid|sold)";
const COUNTED_BEFORE = new RegExp(`(?<![a-z])${COUNTED}\\W{0,4}(?:[a-z]{1,10}\\W{1,2}){0,2}$`, "i");
const COUNTED_AFTER = new RegExp(`^\\W{0,3}(?:[a-z]{1,10}\\W{1,2}){0,3}${COUNTED}(?![a-z])`, "i");
/** `6,27 - 81,40`: decimal commas, with a dash or the like between the numbers. Three decimals would be thousands. */
const COMMAS =
  /(?<![\d.,])(?:(?:0?[5-9]|10),(?:\d{2}|\d{4,8})\s?[-;/|&]\s?(?:79|8[012]),(?:\d{2}|\d{4,8})|(?:79|8[012]),(?:\d{2}|\d{4,8})\s?[-;/|&]\s?(?:0?[5-9]|10),(?:\d{2}|\d{4,8}))(?![\d,]|\.\d)/;

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high;

export const isLatitudeOfSriLanka = (value: number): boolean => between(value, 5, 10.5);
export const isLongitudeOfSriLanka = (value: number): boolean => between(value, 79, 82.5);

const isInSriLanka = (one: number, other: number): boolean =>
  (isLatitudeOfSriLanka(one) && isLongitudeOfSriLanka(other)) ||
  (isLongitudeOfSriLanka(one) && isLatitudeOfSriLanka(other));

function listDecimals(text: string): Decimal[] {
  const found: Decimal[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const written = match[0];
    const parts = /^(\d{1,3})([.,])(\d+)$/.exec(written);
    if (!parts) continue;
    const [, whole = "", separator, fraction = ""] = parts;
    // Part of a number such as 1,316.9: its thousands precede it.
    if (
      whole.length === 3 &&
      /(?:^|[^\d.])\d{1,3}(?:,\d{3}){0,4},$/.test(text.slice(Math.max(0, match.index - 24), match.index))
    )
      continue;
    found.push({
      value: Number(`${whole}.${fraction}`),
      decimals: fraction.length,
      comma: separator === ",",
      start: match.index,
      end: match.index + written.length,
    });
  }
  return found;
}

function isPair(text: string, first: Decimal, second: Decimal): boolean {
  const gap = text.slice(first.end, second.start);
  if (gap === "" || gap.length > MAX_GAP || first.comma !== second.comma) return false;
  const plain = PLAIN_GAP.test(gap);
  if (!plain && !SPOKEN_GAP.test(gap)) return false;

  const before = text.slice(Math.max(0, first.start - 32), first.start);
  const after = text.slice(second.end, second.end + 40);
  const spoken =
    (!plain && VOCABULARY.test(gap)) || LED_BY.test(before) || /^\s?(?:°(?!\s?[cf]\b)|[NSEW]\b)/i.test(after);
  const fewest = Math.min(first.decimals, second.decimals);
  const most = Math.max(first.decimals, second.decimals);

  const negative = text[first.start - 1] === "-" || gap.endsWith("-");
  if (isInSriLanka(first.value, second.value)) {
    if (spoken || fewest >= 3) return true;
    // "7.5-80.5" is a range, "7.5 and 80.5" a sentence; "7.5, 80.2 %" and "Rs 7.50, 80.25" are amounts.
    if ((!plain || gap.endsWith("-") || negative) && fewest < 2) return false;
    if (most <= 2 && (MONEY.test(before) || COUNTED_BEFORE.test(before) || COUNTED_AFTER.test(after))) return false;
    // "6.25 x 81.40 m" is a measurement.
    return !((most === 1 || /x|×|by/i.test(gap)) && UNIT.test(after));
  }
  if (fewest < 3 || (!plain && !spoken)) return false;
  if (first.value === 0 && second.value === 0) return false;
  // A DOI such as 10.3897/42.57283 is not a position.
  if (gap === "/" && /^10\.\d{4,9}$/.test(text.slice(first.start, first.end)) && /doi/i.test(before)) return false;
  return (first.value <= 90 && second.value <= 180) || (first.value <= 180 && second.value <= 90);
}

/**
 * The first two decimal numbers that can be read as latitude and longitude, in either order; undefined if there are
 * none.
 */
export function findDecimalPair(text: string): string | undefined {
  const decimals = listDecimals(text);
  for (let index = 1; index < decimals.length; index += 1) {
    const [first, second] = [decimals[index - 1] as Decimal, decimals[index] as Decimal];
    if (isPair(text, first, second)) return text.slice(first.start, second.end);
  }
  return COMMAS.exec(text)?.[0];
}
