import type { CharacterName, Side } from "../../record/characters.ts";
import type { words as english } from "./question-words.en.ts";

const sides: Record<Side, string> = { left: "වම්", right: "දකුණු" };

/** The questions of characters that are asked of each side. */
const sided: Partial<Record<CharacterName, (side: string) => string>> = {
  tusk_break: (side) => `ඇතාගේ ${side} දළය බිඳී තිබේද?`,
  ear_fold: (side) => `ඇතාගේ ${side} කන නැමී ඇත්තේ කෙසේද?`,
  ear_edge: (side) => `ඇතාගේ ${side} කනේ දාරය හානි නොවී තිබේද?`,
};

export const words: typeof english = {
  sided: (character: CharacterName, question: string, side: Side) =>
    sided[character]?.(sides[side]) ?? `${question} (${sides[side]} පැත්ත)`,
  ofSide: (label: string, side: Side) => `${label}, ඇතාගේ ${sides[side]} පැත්ත`,
};
