import { normalised } from "../../../platform/text/normalised.ts";
import { isLatitudeOfSriLanka, isLongitudeOfSriLanka } from "./decimal-pairs.ts";
import { withDigits } from "./number-words.ts";

/** The words that a position in words needs: a decimal point, degrees, or the names of the two coordinates. */
const NEEDED =
  /(?<!\p{L})(?:(?:points?|decimals?|dot|pt|lat(?:itude)?|deg(?:rees?)?|an?[sm]sh?aka|degree)(?!\p{L})|da?h?[sh]{1,2}am|ak[sh]{1,2}an?[sh]|des?h?an[sh]|a[gk]alaa?n|nett?aa?n|at[cs]h?a+r|th?[ei]+rkk?a|th?asam|puLLi|pulli|digri|paagai|pagai|uth?[au]r|vadak)|දශම|තිත|අංශක|අක්ෂාංශ|පොයින්ට්|தசம|புள்ளி|பாகை|அகலாங்கு|அட்ச/iu;
const MAX_GAP = 60;

const isPair = (one: number, other: number): boolean =>
  (isLatitudeOfSriLanka(one) && isLongitudeOfSriLanka(other)) ||
  (isLongitudeOfSriLanka(one) && isLatitudeOfSriLanka(other));

/** A text with its numbers in digits, if it may give a position in words; undefined otherwise. */
export function spelledForm(text: string): { form: string; pair: string | undefined } | undefined {
  if (!NEEDED.test(text)) return undefined;
  // Most sentences of a long text have no such word, and reading them twice would take twice as long.
  const told = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => NEEDED.test(sentence));
  const plain = normalised(told.join("\n"), "NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const { text: form, decimals } = withDigits(plain);
  // "six point two seven, eighty-one point four": two numbers spelled out so close together are a position.
  for (const [index, second] of decimals.entries()) {
    const first = decimals[index - 1];
    if (first === undefined || !isPair(first.value, second.value)) continue;
    const gap = form.slice(first.end, second.start);
    if (gap.length <= MAX_GAP && !/[.!?]\s/.test(gap)) return { form, pair: form.slice(first.start, second.end) };
  }
  return { form, pair: undefined };
}
