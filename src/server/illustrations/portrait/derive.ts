import type {
  BrokenTusks,
  Habitat,
  PortraitParameters,
  TuskShape,
  Tusks,
} from "../../../domain/tuskers/portrait-parameters.ts";
import type { TuskerStatus } from "../../../domain/tuskers/tusker.ts";
import { clamp } from "../geometry.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../parameters.ts";
import { type SeededRandom, seededRandom } from "../random.ts";

/** What of a tusker's record decides his portrait. */
export type PortraitRecord = {
  slug: string;
  name: string;
  location: string;
  tags: readonly string[];
  description: string;
  status: TuskerStatus;
  age: number | null;
  category: string;
  /** Words on the tusks. */
  tusks?: string | null;
  aliases?: readonly string[];
};

/** Whether any of the words stands in a text. */
type Says = (...words: readonly string[]) => boolean;

const saying =
  (text: string): Says =>
  (...words) =>
    words.some((word) => text.includes(word));

const plainText = (markup: string): string => markup.replace(/<[^>]*>/g, " ");

function readHabitat(placeSays: Says, temple: boolean, random: SeededRandom): Habitat {
  if (temple) return "temple";
  if (placeSays("kumana", "bundala", "panama", "hambantota")) return "coast";
  if (placeSays("sinharaja", "sri pada", "adam", "rain")) return "rainforest";
  if (placeSays("minneriya", "kala wewa", "kaudulla", "tank", "wewa", "gal oya", "kandalama", "parakrama"))
    return "tank";
  if (placeSays("udawalawe", "lahugala", "wasgamuwa", "somawathiya", "pinnawala")) return "grassland";
  if (placeSays("yala")) return random.pick(["dryforest", "coast", "dryforest"] as const);
  return random.pick(["dryforest", "grassland", "tank", "dryforest"] as const);
}

function readTuskShape(says: Says, random: SeededRandom): TuskShape {
  if (says("crossed", "poottuwa", "puttuwa", "crossing")) return "crossed";
  if (says("outward", "spread", "like swords")) return "spread";
  if (says("straight down", "downward")) return "downward";
  if (says("short tusk", "rather short", "growing", "dala kota")) return "short";
  if (says("upswept", "upward", "curved")) return "upswept";
  return random.pick(["long", "long", "long", "upswept", "spread", "downward"] as const);
}

function readTusks(says: Says, random: SeededRandom): Tusks {
  if (!says("single tusk", "one tusk", "single-tusk", "eka dant", "unicorn", "one-tusk")) return "both";
  if (says("left tusk, ", "left tusk torn")) return "right";
  if (says("right tusk torn")) return "left";
  return random.pick(["left", "right"] as const);
}

function readBroken(says: Says, random: SeededRandom): BrokenTusks | null {
  if (says("both tusks broken")) return "both";
  if (!says("tusk broken", "broken tusk", "partly broken", "broke a tusk")) return null;
  return random.pick(["left", "right"] as const);
}

const withoutUnset = (traits: PortraitParameters): Partial<PortraitTraits> =>
  Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined));

/**
 * Reads a portrait from a record's own words and lets its slug settle the rest: the same every time for the same
 * record. Whatever stands in `traits` wins, so that an editor can correct a reading.
 */
export function derivePortrait(record: PortraitRecord, traits: PortraitParameters = {}): PortraitTraits {
  const seed = traits.seed ?? record.slug;
  const random = seededRandom(`sl-${seed}`);
  const words = [record.name, ...(record.aliases ?? []), record.location, ...record.tags, record.tusks ?? ""];
  const says = saying([...words, plainText(record.description)].join(" ").toLowerCase());
  const placeSays = saying(record.location.toLowerCase());
  const temple = record.category === "domesticated";

  // the order of the lots below is part of every portrait: a new one must come last
  const habitat = readHabitat(placeSays, temple, random);
  const tuskShape = readTuskShape(says, random);
  const longTusks = says("longest", "long tusk", "deega", "over 5 ft", "largest");
  const tuskLen = longTusks ? random.between(0.85, 1) : random.between(0.3, 0.8);
  const tusks = readTusks(says, random);
  const broken = readBroken(says, random);
  const age = record.age || DEFAULT_PORTRAIT.age;
  const depig = clamp(random.between(0.1, 0.6) + (age - 25) / 90, 0.05, 1);
  const tears = random.integer(0, 2) + (age > 45 ? 1 : 0);
  const earSize = random.between(0.94, 1.05);
  const domes = random();
  const skin = random.pick(["slate", "slate", "ash", "umber", "laterite", "ink"] as const);
  const light = random.pick(["dawn", "day", "dusk", "dusk", "night"] as const);
  let pose = random.pick(["front", "front", "quarter", "quarter", "side"] as const);
  let crop = random.pick(["full", "full", "close"] as const);
  const facing = random.pick(["left", "right"] as const);
  const casket = temple && says("casket");
  if (temple) pose = casket ? random.pick(["front", "side"] as const) : "front";
  const cloth = temple ? random.pick(["crimson", "blue", "green", "plum"] as const) : DEFAULT_PORTRAIT.cloth;
  if (tuskShape === "crossed") {
    pose = "front";
    crop = "full";
  } else if (record.status === "missing" && pose === "side") pose = "quarter";
  const trunkUp = random() < 0.25;

  return {
    ...{ seed, pose, crop, facing, tusks, tuskShape, tuskLen, broken, depig, tears, earSize, domes, skin, age },
    ...{ habitat, light, status: record.status, regalia: temple, casket, cloth, trunkUp },
    ...withoutUnset(traits),
  };
}
