import type { CharacterName, Side } from "../../../../content/record/characters.ts";
import { inLanguages } from "../../../../platform/languages/words.ts";

const sides: Record<Side, string> = inLanguages({
  left: { en: "left", si: "වම්", ta: "இடது" },
  right: { en: "right", si: "දකුණු", ta: "வலது" },
});

/** The questions of characters that are asked of each side. */
const sided: Partial<Record<CharacterName, (side: string) => string>> = inLanguages({
  tusk_break: {
    en: (side: string) => `Is his ${side} tusk broken?`,
    si: (side: string) => `ඇතාගේ ${side} දළය බිඳී තිබේද?`,
    ta: (side: string) => `அதன் ${side} தந்தம் முறிந்துள்ளதா?`,
  },
  ear_fold: {
    en: (side: string) => `How does his ${side} ear fold?`,
    si: (side: string) => `ඇතාගේ ${side} කන නැමී ඇත්තේ කෙසේද?`,
    ta: (side: string) => `அதன் ${side} காது எவ்வாறு மடிந்துள்ளது?`,
  },
  ear_edge: {
    en: (side: string) => `Is the edge of his ${side} ear whole?`,
    si: (side: string) => `ඇතාගේ ${side} කනේ දාරය හානි නොවී තිබේද?`,
    ta: (side: string) => `அதன் ${side} காதின் ஓரம் முழுமையாக உள்ளதா?`,
  },
});

export const words = inLanguages({
  sided: {
    en: (character: CharacterName, question: string, side: Side) =>
      sided[character]?.(sides[side]) ?? `${question} (${sides[side]})`,
    si: (character: CharacterName, question: string, side: Side) =>
      sided[character]?.(sides[side]) ?? `${question} (${sides[side]} පැත්ත)`,
    ta: (character: CharacterName, question: string, side: Side) =>
      sided[character]?.(sides[side]) ?? `${question} (${sides[side]})`,
  },
  ofSide: {
    en: (label: string, side: Side) => `${label}, his ${sides[side]}`,
    si: (label: string, side: Side) => `${label}, ඇතාගේ ${sides[side]} පැත්ත`,
    ta: (label: string, side: Side) => `${label} (அதன் ${sides[side]})`,
  },
});
