import {
  CLOTHS,
  CROPS,
  HABITATS,
  LIGHTS,
  POSES,
  type PortraitParameters,
  SIDES,
} from "../../../artwork/portrait-parameters.ts";

type Choice = { key: ChoiceKey; label: string; options: readonly string[] };
type Tick = { key: TickKey; label: string };

type ChoiceKey = "pose" | "crop" | "facing" | "habitat" | "light" | "cloth";
type TickKey = "trunkUp" | "regalia" | "casket";

/** The choices of an editor, with the labels of the form. The options come from the lists in the schema. */
export const PORTRAIT_CHOICES: readonly Choice[] = [
  { key: "pose", label: "Seen from", options: POSES },
  { key: "crop", label: "How much of him", options: CROPS },
  { key: "facing", label: "Facing", options: SIDES },
  { key: "habitat", label: "Landscape", options: HABITATS },
  { key: "light", label: "Light", options: LIGHTS },
  { key: "cloth", label: "Cloth", options: CLOTHS },
];

export const PORTRAIT_TICKS: readonly Tick[] = [
  { key: "trunkUp", label: "Trunk raised" },
  { key: "regalia", label: "Cloth and ornament" },
  { key: "casket", label: "Casket on his back" },
];

/**
 * Body parameters that editors could set in earlier releases. Histories still show them; the form no longer offers
 * them.
 */
const NO_LONGER_DRAWN: readonly (readonly [keyof PortraitParameters, string])[] = [
  ["tusks", "Tusks he has"],
  ["tuskShape", "Shape of the tusks"],
  ["tuskLen", "Length of the tusks"],
  ["broken", "Broken tusks"],
  ["skin", "Colour of the skin"],
  ["depig", "Pale, freckled skin"],
  ["tears", "Notches in the ears"],
  ["earSize", "Size of the ears"],
  ["domes", "Bumps of the forehead"],
];

const WORDS: Record<string, string> = {
  front: "The front",
  quarter: "A quarter to the side",
  side: "The side",
  full: "The whole animal",
  close: "Head and shoulders",
  far: "The whole animal, from afar",
  both: "Both",
  left: "Left",
  right: "Right",
  dryforest: "Dry forest",
  lakebed: "Dry bed of a tank",
  rocks: "Bare rocks",
  paddy: "Paddy fields",
  rainforest: "Wet forest",
  court: "Grounds of a temple",
  temple: "Procession",
};

export const portraitWord = (value: string): string => WORDS[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

const LABELS = new Map<string, string>(
  [...PORTRAIT_CHOICES, ...PORTRAIT_TICKS]
    .map(({ key, label }): readonly [string, string] => [key, label])
    .concat(NO_LONGER_DRAWN),
);

function writtenValue(value: string | number | boolean | null): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "number" ? String(value) : portraitWord(value);
}

/** One line for each parameter that an editor has set. */
export const portraitLines = (portrait: PortraitParameters): { label: string; text: string }[] =>
  Object.entries(portrait)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ label: LABELS.get(key) ?? "Seed", text: writtenValue(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
