import type { words as english } from "./question-words.en.ts";

type Character = Parameters<typeof english.sided>[0];
type Side = Parameters<typeof english.ofSide>[1];

const sides: Record<Side, string> = { left: "இடது", right: "வலது" };

/** The questions of characters that are asked of each side. */
const sided: Partial<Record<Character, (side: string) => string>> = {
  tusk_break: (side) => `அதன் ${side} தந்தம் முறிந்துள்ளதா?`,
  ear_fold: (side) => `அதன் ${side} காது எவ்வாறு மடிந்துள்ளது?`,
  ear_edge: (side) => `அதன் ${side} காதின் ஓரம் முழுமையாக உள்ளதா?`,
};

export const words: typeof english = {
  sided: (character, question, side) => sided[character]?.(sides[side]) ?? `${question} (${sides[side]})`,
  ofSide: (label, side) => `${label} (அதன் ${sides[side]})`,
};
