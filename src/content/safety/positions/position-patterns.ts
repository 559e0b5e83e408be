import { isLatitudeOfSriLanka, isLongitudeOfSriLanka } from "./decimal-pairs.ts";
import { findMapLink } from "./map-links.ts";

// Every repetition is bounded and every pattern starts with a lookbehind, so that no text makes them slow.

const DEGREE = "(?:°|degs?\\.?|degrees?)";
const DECIMAL = "(?:[.,]\\d{1,12})?";

const DEGREES_AND_MINUTES: RegExp[] = [
  // 6° 16', 6 deg 16 min, 6 degrees and 16.2 minutes
  new RegExp(
    `(?<![\\d.])\\d{1,3}\\s?${DEGREE},?\\s?(?:and\\s)?\\d{1,2}${DECIMAL}\\s?(?:'|min(?:ute)?s?(?![a-z]))`,
    "i",
  ),
  // 6°16 and 6° 16.2 N, 6° 16 12 N
  /(?<![\d.])\d{1,3}°\d{2}(?!\d|\.?\d*\s?[°%])/,
  new RegExp(
    `(?<![\\d.])\\d{1,3}\\s?${DEGREE}\\s?\\d{1,2}${DECIMAL}(?:\\s\\d{1,2}${DECIMAL})?\\s?[NSEW](?![a-z'])`,
    "i",
  ),
  // 6d16'12", 6d16m12sN
  new RegExp(
    `(?<![\\d.])\\d{1,3}\\s?d\\s?\\d{1,2}${DECIMAL}\\s?(?:'|m\\s?(?:\\d{1,2}${DECIMAL}\\s?s?\\s?)?[NSEW](?![a-z']))`,
    "i",
  ),
  // 6°16m12s
  new RegExp(`(?<![\\d.])\\d{1,3}°\\s?\\d{1,2}${DECIMAL}m(?=\\s?\\d)`, "i"),
  // 6 16' 12" N
  new RegExp(`(?<![\\d.])\\d{1,3}\\s\\d{1,2}${DECIMAL}'\\s?(?:\\d{1,2}${DECIMAL}\\s?(?:"|'')\\s?)?[NSEW](?![\\w'])`),
  // 6:16:12 N; 6:16 N 81:24 E
  /(?<![\d:])\d{1,3}:\d{2}:\d{2}(?:\.\d{1,12})?\s?[NSEW](?!\w)/,
  /(?<![\d:])\d{1,2}:\d{2}(?:\.\d{1,12})?\s?[NS][\s,;/]{1,2}\d{2,3}:\d{2}(?:\.\d{1,12})?\s?[EW](?!\w)/,
  // 6 16 12 N 81 24 5 E; N 6 16.2 E 81 24.1
  new RegExp(
    `(?<![\\d.])\\d{1,2}[\\s-]\\d{1,2}${DECIMAL}(?:[\\s-]\\d{1,2}${DECIMAL})?\\s?[NS][\\s,;/]{1,2}\\d{1,3}[\\s-]\\d{1,2}${DECIMAL}(?:[\\s-]\\d{1,2}${DECIMAL})?\\s?[EW](?!\\w)`,
  ),
  new RegExp(
    `(?<!\\w)[NS]\\s?\\d{1,2}[\\s-]\\d{1,2}${DECIMAL}(?:[\\s-]\\d{1,2}${DECIMAL})?[\\s,;/]{1,2}[EW]\\s?\\d{1,3}[\\s-]\\d{1,2}`,
  ),
  // 061612N 0812405E; 0616.20,N,08124.08,E
  /(?<![\d.])\d{4,6}(?:\.\d{1,12})?\s?[NS][\s,/]?0?\d{4,6}(?:\.\d{1,12})?\s?[EW](?!\w)/,
  /(?<![\d.])\d{4}\.\d{1,12},[NS],\d{5}\.\d{1,12},[EW]/,
];

const MINUTES = "[0-5]?\\d(?:\\.\\d{1,8})?";
/** Three numbers each, or two with their names, of a place in Sri Lanka. */
const BARE_PARTS: RegExp[] = [
  // 06-16-12 / 081-24-05, in both orders
  new RegExp(
    `(?<![\\d.-])(?:0{0,2}[5-9]|0?10)([- :.])[0-5]\\d\\1${MINUTES}[^\\p{L}\\d]{1,5}(?:and )?0?(?:79|8[012])\\1[0-5]\\d\\1${MINUTES}(?![\\d-])`,
    "u",
  ),
  new RegExp(
    `(?<![\\d.-])0?(?:79|8[012])([- :.])[0-5]\\d\\1${MINUTES}[^\\p{L}\\d]{1,5}(?:and )?(?:0{0,2}[5-9]|0?10)\\1[0-5]\\d\\1${MINUTES}(?![\\d-])`,
    "u",
  ),
  // Lat 6 28, long 81 19
  /(?<![a-z])lat(?:itude)?\W{0,4}\d{1,2}[\s:,-]{1,3}\d{1,2}\D{1,16}long?(?:itude)?\W{0,4}\d{2}[\s:,-]{1,3}\d{1,2}/i,
  // Latitude degrees 6 minutes 27
  /(?<![a-z])degrees?\W{1,3}\d{1,3}\W{1,4}minutes?\W{1,3}\d{1,2}/i,
];

const DEGREE_AND_HEMISPHERE: RegExp[] = [
  // 6.27° N, 6,27 degrees north
  new RegExp(`(?<![\\d.])\\d{1,3}[.,]\\d{1,12}\\s?${DEGREE}\\s?(?:[NSEW](?![a-z'])|north|south|east|west)`, "i"),
  /(?<![\w'])[NSEW]\s?\d{1,3}[.,]\d{1,12}\s?°/i,
  /(?<![\d.])\d{1,2}\s?°\s?[NS][\s,;/]{1,2}\d{1,3}\s?°\s?[EW](?!\w)/i,
  // 6.271°, but not a temperature
  /(?<![\d.])\d{1,3}\.\d{3,12}\s?°(?!\s?[CFK](?!\w))/,
];

/** A value with a hemisphere letter or a label, without a degree sign. Group 1 or 3 is the word, group 2 the number. */
const NAMED_VALUES: RegExp[] = [
  /(?<![\w.'$€£-])([NSEW])\s?(\d{1,3}\.\d{2,12})(?![\d.]*\d)/g,
  /(?<![\d.,])()(\d{1,3}\.\d{2,12})\s?([NSEW]|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?!\w|['-]\w|\.\s?[A-Z])/g,
  /(?<![a-z])(lat(?:itude)?|lng|lon|longitude|long(?=\.?["']?\s?[:=]))\.?["')\]]?\s?(?:of|is|at|[:=])?\s?["'([]?[+-]?(\d{1,3}\.\d{2,12})(?![\d.]*\d)/gi,
];

const PLUS_CODES: RegExp[] = [
  // Plus codes: full, shortened for an area, and short ones next to the name of a town. They need at least one letter,
  // because 2345+67 is a sum.
  /(?<![\w+])(?=[2-9]{0,7}[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{8}\s?\+\s?(?:[2-9CFGHJMPQRVWX]{2,7})?(?![\w+])/i,
  /(?<![\w+])(?=[2-9]{0,5}[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{6}00\+(?!\w)/i,
  /(?<![\w+])(?=[2-9]{0,6}\+?[2-9]{0,3}[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{4}(?:[2-9CFGHJMPQRVWX]{2})?\+[2-9CFGHJMPQRVWX]{2,4}(?![\w+])/i,
  // With a space around the plus sign only if in capitals and with a digit: "8Q4C +XV".
  /(?<![\w+])(?=[CFGHJMPQRVWX]{0,5}[2-9])(?=[2-9]{0,5}[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{4,6}\s?\+\s?(?=[2-9]{0,3}[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{2,4}(?![\w+])/,
];

/** The ends of host names and files that are as long as a word. */
const LONG_ENDINGS =
  "info|online|site|museum|travel|wiki|blog|news|live|asia|tech|world|today|earth|photos?|example|test|local|store|shop|html?|jpeg|webp|avif|json|docx|xlsx|pptx|academy|agency|foundation|social|media|email|name|zone|space|cloud|page|link|life|land|wtf|city|guide|tours|gov|edu";

const WORDS_OF_THREE: RegExp[] = [
  /(?<![:\w/])\/\/\/\s?\p{L}{3,24}\.\p{L}{3,24}\.\p{L}{3,24}/u,
  /(?<!\w)(?:w3w|what\s?(?:3|three)\s?words)\P{L}{0,6}\p{L}{3,24}[\s.,/;·-]{1,3}\p{L}{3,24}[\s.,/;·-]{1,3}\p{L}{3,24}/iu,
  // A part of one: its third word is elsewhere.
  /(?<![:\w/])\/\/\/\s?\p{L}{3,24}[\s.,/]{1,3}\p{L}{3,24}/u,
  /(?<!\p{L})\p{L}{3,24} dot \p{L}{3,24} dot \p{L}{3,24}(?!\p{L})/iu,
  new RegExp(
    `(?<![\\p{L}\\p{M}\\d.@/_-])(?!www)\\p{Ll}{4,24}\\.\\p{Ll}{4,24}\\.(?!(?:${LONG_ENDINGS})(?!\\p{L}))\\p{Ll}{4,24}(?![\\p{L}\\p{M}\\d/@_-]|\\.\\p{L})`,
    "u",
  ),
];

/** Sri Lanka lies in the cell "tc" of the geohash grid. */
const GEOHASHES: RegExp[] = [
  /(?<![a-z])geo\s?hash\W{0,4}(?=[a-z]{0,11}\d)[0-9b-hjkmnp-z]{5,12}(?!\w)/i,
  /(?<![\w/.-])tc(?=[a-z]{0,9}\d)(?=\d{0,9}[a-z])[0-9b-hjkmnp-z]{5,10}(?![\w-])/,
];

const APP_LINKS: RegExp[] = [
  /(?<![a-z])geo:\s?[+-]?\d/i,
  /(?<![a-z])(?:comgooglemaps|waze|osmand|om|maps|yandexmaps|yandexnavi|google\.navigation|here-route|here-location)(?::\/\/|:\?|:q=)/i,
];

/** Eastings and northings in metres of the national grids, SLD99 and the older Kandawala grid. */
const EASTING = "[0-6]?\\d{5}(?:\\.\\d{1,6})?\\s?m?";
const NORTHING = "[0-8]?\\d{5}(?:\\.\\d{1,6})?\\s?m?";

const GRIDS: RegExp[] = [
  // E512345 N412345, in both orders
  new RegExp(`(?<!\\w)E\\s?[:=]?\\s?${EASTING}[\\s,;/&]{0,3}(?:and\\s)?N\\s?[:=]?\\s?${NORTHING}(?!\\d)`),
  new RegExp(`(?<!\\w)N\\s?[:=]?\\s?${NORTHING}[\\s,;/&]{0,3}(?:and\\s)?E\\s?[:=]?\\s?${EASTING}(?!\\d)`),
  new RegExp(`(?<!\\w)${NORTHING}N[\\s,;/]{1,3}${EASTING}E(?!\\w)`),
  new RegExp(
    `(?<![a-z])(?:sld\\s?-?99|kandawala|(?:national\\s)?grid|(?:map|grid)\\sref(?:erence)?)[^\\d\\n]{0,24}[EN]?\\s?${EASTING}[\\s,;/]{1,3}[NE]?\\s?${NORTHING}(?!\\d)`,
    "i",
  ),
  // A grid reference on a map sheet with six or eight digits, "grid ref. 412 287", but not a voltage of the power grid
  /(?<![a-z])(?:(?:map|grid)\s(?:ref(?:erence)?|square|number|no)\.?[^\d\n]{0,16}|grid[^a-z\d\n]{0,16})(?:\d{3}[\s,/-]{1,2}\d{3}|\d{4}[\s,/-]{1,2}\d{4})(?!\d|[.,]\d|\s?(?:k?v|mw|km|volts?)\b|[\s/-]\d)/i,
  // UTM without spaces: 44N493212897122
  /(?<!\w)4[45]\s?[NP]\s?0?\d{6}\s?0?\d{6,7}(?!\d)/i,
  // UTM: 44N 493212 897122
  /(?<!\w)(?:[1-9]|[0-5]\d|60)\s?[C-HJ-NP-X][\s,:]{0,2}0?\d{6}(?:\.\d{1,6})?\s?(?:m?E)?[\s,;/]{1,3}\d{6,7}(?:\.\d{1,6})?(?!\d)/i,
  /(?<![\d.])\d{6}(?:\.\d{1,6})?\s?m?E[\s,;/]{1,3}\d{6,7}(?:\.\d{1,6})?\s?m?N(?!\w)/i,
  // Zone 44N, east 431870, north 871250
  /(?<![a-z])(?:east\W{0,3}\d{6}\W{1,4}north|north\W{0,3}\d{6,7}\W{1,4}east)\W{0,3}\d{6,7}(?!\d)/i,
  /(?<![a-z])eastings?\W{0,4}\d{5,6}(?:\.\d{1,6})?\D{0,4}\W{0,4}northings?\W{0,4}\d{5,7}/i,
  /(?<![a-z])northings?\W{0,4}\d{5,7}(?:\.\d{1,6})?\D{0,4}\W{0,4}eastings?\W{0,4}\d{5,6}/i,
  // MGRS: 44NLN 93212 97122. Zones up to 31 only without a space, and without months: "12 MAR 2019" is a date.
  /(?<!\w)(?:[1-9]|[0-5]\d|60)(?!(?:MAR|MAY|JUN|JUL|SEP|DEC|FEB)\d)[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?(?:\d{10}|\d{8}|\d{6}|\d{4}|\d{2,5}\s\d{2,5})(?!\w)/,
  /(?<!\w)(?:3[2-9]|[45]\d|60)\s[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?(?:\d{10}|\d{8}|\d{6}|\d{2,5}\s\d{2,5})(?!\w)/,
  /(?<!\w)(?:3[2-9]|[45]\d|60)[c-hj-np-x][a-hj-np-z]{2}(?:\d{10}|\d{8}|\d{6})(?!\w)/,
];

/**
 * The groups of patterns, in this order. `needs` is a cheap test for what all patterns of the group require: most texts
 * contain no plus sign and no address, and trying those patterns at every letter takes most of the time.
 */
const GROUPS: { needs: RegExp; patterns: RegExp[] }[] = [
  { needs: /\d/, patterns: [...DEGREES_AND_MINUTES, ...BARE_PARTS, ...DEGREE_AND_HEMISPHERE] },
  { needs: /\+/, patterns: PLUS_CODES },
  { needs: /\/\/\/|w3w|words|\p{Ll}\.\p{Ll}| dot /iu, patterns: WORDS_OF_THREE },
  { needs: /geo\s?hash|tc/i, patterns: GEOHASHES },
  { needs: /:/, patterns: APP_LINKS },
  { needs: /\d/, patterns: GRIDS },
];

function isNamedPosition(match: RegExpMatchArray): boolean {
  const word = `${match[1] ?? ""}${match[3] ?? ""}`.toLowerCase();
  const [value, decimals] = [Number(match[2]), (match[2] ?? "").split(".")[1]?.length ?? 0];
  const isLatitude = /^(?:n|s(?:outh)?$|la)/.test(word);
  if (isLatitude ? isLatitudeOfSriLanka(value) : isLongitudeOfSriLanka(value)) return true;
  return decimals >= 3 && value <= (isLatitude ? 90 : 180);
}

/** The first position in a text that is not a bare pair of numbers: an angle, grid reference, code or map link. */
export function findWrittenPosition(text: string): string | undefined {
  for (const { needs, patterns } of GROUPS) {
    if (!needs.test(text)) continue;
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (match) return match[0];
    }
  }
  const link = findMapLink(text);
  if (link !== undefined || !/\d/.test(text)) return link;
  for (const pattern of NAMED_VALUES)
    for (const match of text.matchAll(pattern)) if (isNamedPosition(match)) return match[0];
  return undefined;
}
