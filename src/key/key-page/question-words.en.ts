import { catalogue } from "../../platform/languages/catalogue.ts";
import type { CharacterName, Side } from "../../record/characters.ts";

const sides: Record<Side, string> = { left: "left", right: "right" };

/** The questions of characters that are asked of each side. */
const sided: Partial<Record<CharacterName, (side: string) => string>> = {
  tusk_break: (side) => `Is his ${side} tusk broken?`,
  ear_fold: (side) => `How does his ${side} ear fold?`,
  ear_edge: (side) => `Is the edge of his ${side} ear whole?`,
};

export const words = catalogue({
  sided: (character: CharacterName, question: string, side: Side) =>
    sided[character]?.(sides[side]) ?? `${question} (${sides[side]})`,
  ofSide: (label: string, side: Side) => `${label}, his ${sides[side]}`,
});
