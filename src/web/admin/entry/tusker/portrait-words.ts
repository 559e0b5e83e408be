import {
  BROKEN_TUSKS,
  CLOTHS,
  CROPS,
  HABITATS,
  LIGHTS,
  POSES,
  type PortraitParameters,
  SIDES,
  SKINS,
  TUSK_SHAPES,
  TUSKS,
} from "../../../../domain/tuskers/portrait-parameters.ts";

type Choice = { key: ChoiceKey; label: string; options: readonly string[] };
type Amount = { key: AmountKey; label: string; min: number; max: number; step: number };
type Tick = { key: TickKey; label: string };

type ChoiceKey = "pose" | "crop" | "facing" | "tusks" | "tuskShape" | "broken" | "skin" | "habitat" | "light" | "cloth";
type AmountKey = "tuskLen" | "depig" | "tears" | "earSize" | "domes";
type TickKey = "trunkUp" | "regalia" | "casket";

/** What an editor can choose, in the words of the form; the values are the lists of the rules. */
export const PORTRAIT_CHOICES: readonly Choice[] = [
  { key: "pose", label: "Seen from", options: POSES },
  { key: "crop", label: "How much of him", options: CROPS },
  { key: "facing", label: "Facing", options: SIDES },
  { key: "tusks", label: "Tusks he has", options: TUSKS },
  { key: "tuskShape", label: "Shape of the tusks", options: TUSK_SHAPES },
  { key: "broken", label: "Broken tusks", options: BROKEN_TUSKS },
  { key: "skin", label: "Colour of the skin", options: SKINS },
  { key: "habitat", label: "Landscape", options: HABITATS },
  { key: "light", label: "Light", options: LIGHTS },
  { key: "cloth", label: "Cloth", options: CLOTHS },
];

export const PORTRAIT_AMOUNTS: readonly Amount[] = [
  { key: "tuskLen", label: "Length of the tusks", min: 0, max: 1, step: 0.05 },
  { key: "depig", label: "Pale, freckled skin", min: 0, max: 1, step: 0.05 },
  { key: "tears", label: "Notches in the ears", min: 0, max: 4, step: 1 },
  { key: "earSize", label: "Size of the ears", min: 0.9, max: 1.1, step: 0.01 },
  { key: "domes", label: "Bumps of the forehead", min: 0, max: 1, step: 0.05 },
];

export const PORTRAIT_TICKS: readonly Tick[] = [
  { key: "trunkUp", label: "Trunk raised" },
  { key: "regalia", label: "Cloth and ornament" },
  { key: "casket", label: "Casket on his back" },
];

const WORDS: Record<string, string> = {
  front: "The front",
  quarter: "A quarter to the side",
  side: "The side",
  full: "The whole animal",
  close: "Head and shoulders",
  both: "Both",
  left: "Left",
  right: "Right",
  dryforest: "Dry forest",
};

export const portraitWord = (value: string): string => WORDS[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

const LABELS = new Map<string, string>(
  [...PORTRAIT_CHOICES, ...PORTRAIT_AMOUNTS, ...PORTRAIT_TICKS].map(({ key, label }) => [key, label]),
);

function writtenValue(value: string | number | boolean | null): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "number" ? String(value) : portraitWord(value);
}

/** One line for each thing that an editor has fixed. */
export const portraitText = (portrait: PortraitParameters): string =>
  Object.entries(portrait)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${LABELS.get(key) ?? "Seed"}: ${writtenValue(value)}`)
    .toSorted()
    .join("\n");
