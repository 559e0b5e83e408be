import { plainSpelling } from "../sound-words.ts";

// Numbers spelled out in English, Sinhala and Tamil, in their own letters and in Latin ones.

const unit = (value: number, words: string): [string, number][] => words.split(" ").map((word) => [word, value]);

/** English words, and those of Sinhala and Tamil in the plain spelling of `sound-words.ts`. */
const LATIN = new Map<string, number>([
  ...unit(0, "zero oh nought nil binduva bindu sunya pujiyam pujyam puciyam saibar saiber"),
  ...unit(1, "one eka ekai onru ondru onu ondrum onrum"),
  ...unit(2, "two deka dekai irandu rendu randu irandum rendum"),
  ...unit(3, "thre tre three tuna tunai munru mundru monu munu mondru munrum"),
  ...unit(4, "four hatara hatarai nangu nanku nalu nangum nanku nanku"),
  ...unit(5, "five paha pahai aindu aintu anju anjum aindum ainthu"),
  ...unit(6, "six haya hayai aru arum"),
  ...unit(7, "seven hata hatai elu ezu elum"),
  ...unit(8, "eight ata atai etu etum"),
  ...unit(9, "nine navaya namaya navayai namayai onpatu onbatu onpadu onbadu ombatu ombadu"),
  ...unit(10, "ten dahaya dahayai patu padu pattu"),
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"].map(
    (word, index): [string, number] => [word, 11 + index],
  ),
  ...unit(20, "twenty visa visi vissa irupatu irubatu irubadu irupatu iruvatu"),
  ...unit(30, "thirty tiha tis tihai mupatu mubatu mupadu"),
  ...unit(40, "forty hataliha hatalis hataliya natpatu narpatu napatu natpadu"),
  ...unit(50, "fifty panaha panas aimpatu ambatu aimbatu aimpadu"),
  ...unit(60, "sixty heta"),
  ...unit(70, "seventy hetava heteva elupatu elubatu"),
  ...unit(79, "hetenavaya hetanavaya elupatonpatu elupatiyonpatu"),
  ...unit(80, "eighty asuva asu asuvai asuvayi enpatu enbatu enpadu enbadu empatu embatu enpati enbati enpatu"),
  ...unit(81, "asueka asuekai enpatonru enbatonru enpatiyonru enbatiyonru enpatondru enbatondru enbatiyondru enpatonu"),
  ...unit(82, "asudeka asudekai enpatirandu enbatirandu enpatirendu enbatirendu enbatiyirandu"),
  ...unit(90, "ninety"),
]);
const OWN_LETTERS = new Map<string, number>([
  ...unit(0, "බින්දුව බිංදුව බින්දු බිංදු ශුන්යය ශුන්ය பூச்சியம் பூஜ்ஜியம் பூஜ்யம் சைபர் சுழியம்"),
  ...unit(1, "එක එකයි එකත් එකක් ஒன்று ஒன்றும் ஒண்டு ஒண்ணு"),
  ...unit(2, "දෙක දෙකයි දෙකත් දෙකක් இரண்டு இரண்டும் ரெண்டு"),
  ...unit(3, "තුන තුනයි තුනත් තුනක් மூன்று மூன்றும் மூண்டு மூணு"),
  ...unit(4, "හතර හතරයි හතරත් හතරක් நான்கு நான்கும் நாலு நாலும்"),
  ...unit(5, "පහ පහයි පහත් පහක් ஐந்து ஐந்தும் அஞ்சு"),
  ...unit(6, "හය හයයි හයත් හයක් ஆறு ஆறும்"),
  ...unit(7, "හත හතයි හතත් හතක් ஏழு ஏழும்"),
  ...unit(8, "අට අටයි අටත් අටක් எட்டு எட்டும்"),
  ...unit(9, "නවය නමය නවයයි නමයයි නවයත් නමයත් ஒன்பது ஒன்பதும் ஒம்பது"),
  ...unit(10, "දහය දහයයි දහයක් பத்து பத்தும்"),
  ...unit(20, "විස්ස විසි විස්සයි විස්සක් இருபது இருபத்து இருபத்தி"),
  ...unit(30, "තිහ තිස් තිහයි முப்பது முப்பத்து முப்பத்தி"),
  ...unit(40, "හතළිහ හතලිහ හතළිස් හතලිස් හතළිහයි நாற்பது நாற்பத்து நாற்பத்தி"),
  ...unit(50, "පනහ පනස් පනහයි ஐம்பது ஐம்பத்து ஐம்பத்தி"),
  ...unit(70, "හැත්තෑව හැත්තෑ எழுபது எழுபத்து எழுபத்தி"),
  ...unit(79, "හැත්තෑනවය හැත්තෑනමය எழுபத்தொன்பது எழுபத்தியொன்பது"),
  ...unit(80, "අසූව අසූ අසූවයි අසුව අසු எண்பது எண்பத்து எண்பத்தி எண்பதும்"),
  ...unit(81, "අසූඑක අසූඑකයි எண்பத்தொன்று எண்பத்தியொன்று எண்பத்தொன்றும்"),
  ...unit(82, "අසූදෙක අසූදෙකයි எண்பத்திரண்டு எண்பத்தியிரண்டு எண்பத்திரண்டும்"),
]);
const POINT =
  /^(?:points?|decimals?|dot|pt|pointu|dasam(?:a|ai|aya|ayi)?|daham|tita|tasam(?:am)?|puli|poyint|දශම|දශමයි|දශමය|තිත|තිතයි|පොයින්ට්|தசம்|தசமம்|புள்ளி|புள்ளிகள்|பொயின்ட்)$/;
/** Words for coordinates in Latin letters, in the plain spelling. */
const COORDINATE_WORDS: [RegExp, string][] = [
  [/^ut(?:a|u)r(?:a|u|ata|uta|en|in)?$/, "north"],
  [/^vadak[a-z]{0,5}$/, "north"],
  [/^n[ae]g[ae]nahir[a-z]{0,4}$/, "east"],
  [/^k[ie]lak[a-z]{0,5}$/, "east"],
  [/^(?:aksan?s|aksams|aksamsa|agalang|akalang|at[cs]areg|at[cs]arek)[a-z]{0,4}$/, "latitude"],
  [/^(?:desan?s|desams|netang|nedung|t[ei]rkareg|t[ei]rkarek)[a-z]{0,4}$/, "longitude"],
  [/^(?:an?[sm]s?ak|amsak|pagai|pakai|digri|degre|degres)[a-z]{0,3}$/, "degrees"],
  [/^(?:kala|kalai|kalaiyum|vinadi|minitu|nimidam|nimitam|කලා|கலை|கலைகள்|கலையும்)$/, "minutes"],
];

type Token = { written: string; plain: string; value: number | undefined };

const PIECE = /[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]+/gu;
const BETWEEN = /^[\s,-]{1,3}$/;
const IS_LETTER = /^[a-z]/i;

function numericValue(word: string, plain: string): number | undefined {
  if (/^\d/.test(word)) return word.length <= 8 ? Number(word) : undefined;
  return LATIN.get(word.toLowerCase()) ?? LATIN.get(plain.replace(/yi$/, "i")) ?? OWN_LETTERS.get(word);
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(PIECE), ([written]) => {
    const plain = IS_LETTER.test(written) && written.length < 20 ? plainSpelling(written) : written;
    return { written, plain, value: /^[\p{L}\d]/u.test(written) ? numericValue(written, plain) : undefined };
  });

/** A number at an index: its value, and the index after it. "eighty one" is one number. */
function numberAt(
  tokens: readonly Token[],
  index: number,
): { value: number; digits: string; after: number } | undefined {
  const token = tokens[index];
  if (token?.value === undefined) return undefined;
  const next = tokens[index + 2];
  const isTens = token.value >= 20 && token.value % 10 === 0 && !/^\d/.test(token.written);
  const joins = isTens && /^[\s-]$/.test(tokens[index + 1]?.written ?? "") && next?.value !== undefined;
  if (joins && next?.value !== undefined && next.value > 0 && next.value < 10 && !/^\d/.test(next.written)) {
    const value = token.value + next.value;
    return { value, digits: String(value), after: index + 3 };
  }
  return {
    value: token.value,
    digits: /^\d/.test(token.written) ? token.written : String(token.value),
    after: index + 1,
  };
}

/** The digits after a decimal point, one word each: "two seven". */
function fractionAt(tokens: readonly Token[], index: number): { digits: string; after: number } | undefined {
  let digits = "";
  let after = index;
  for (let at = index; digits.length < 12; at = after + 1) {
    const number = numberAt(tokens, at);
    // "two seven eighty-one": a tenth and a hundredth, then another number.
    if (number === undefined || (digits !== "" && number.digits.length > 1)) break;
    digits += number.digits;
    after = number.after;
    if (!/^(?:\s|-)$/.test(tokens[after]?.written ?? "")) break;
  }
  return digits === "" ? undefined : { digits, after };
}

/** What stands between a number and its point at most: "degrees", with the blanks around it. */
const MOST_BETWEEN = 3;
const PARTS = new Map([
  ["half", "5"],
  ["quarter", "25"],
]);

/** The digits after the point of a number that ends before an index: "point two seven", "and a half". */
function fractionAfter(tokens: readonly Token[], index: number): { digits: string; after: number } | undefined {
  for (let at = index; at < index + MOST_BETWEEN; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (POINT.test(token.plain)) return fractionAt(tokens, at + 2);
    if (!BETWEEN.test(token.written) && !/^(?:degrees?|deg)$/i.test(token.written)) break;
  }
  const [, and, , article, , part] = tokens.slice(index, index + 6).map(({ plain }) => plain);
  const digits = and === "and" && article === "a" ? PARTS.get(part ?? "") : undefined;
  return digits === undefined ? undefined : { digits, after: index + 6 };
}

/**
 * A text with its numbers in digits and its words for coordinates in English: "eight point one seven" is "8.17".
 * `decimals` are the numbers with a point that were spelled out, and where they are in that text.
 */
export function withDigits(text: string): { text: string; decimals: { value: number; start: number; end: number }[] } {
  const tokens = tokensOf(text);
  const decimals: { value: number; start: number; end: number }[] = [];
  const parts: string[] = [];
  let length = 0;
  const write = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const number = numberAt(tokens, index);
    if (number === undefined) {
      write(COORDINATE_WORDS.find(([pattern]) => pattern.test(token.plain))?.[1] ?? token.written);
      index += 1;
      continue;
    }
    const fraction = fractionAfter(tokens, number.after);
    const digits = fraction === undefined ? number.digits : `${number.value}.${fraction.digits}`;
    if (fraction !== undefined) decimals.push({ value: Number(digits), start: length, end: length + digits.length });
    write(digits);
    index = fraction?.after ?? number.after;
  }
  return { text: parts.join(""), decimals };
}
