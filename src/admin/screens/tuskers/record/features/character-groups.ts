import type { CharacterName } from "../../../../../content/record/vocabulary.ts";

/** The characters as a keeper looks for them. Every character is in one group; a test counts them. */
export const CHARACTER_GROUPS: readonly (readonly [title: string, names: readonly CharacterName[]])[] = [
  ["Tusks", ["tusks", "tusk_form", "tusk_reach", "tusk_girth", "tusk_level", "tusk_break"]],
  ["Ears", ["ear_fold", "ear_edge", "ear_lobe"]],
  ["Skin and tail", ["pale_skin", "tail_reach", "tail_brush"]],
  ["Marks, sight and signs", ["mark", "sight", "tame_sign"]],
];
