import { clamp } from "../../artwork/geometry.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../../artwork/parameters.ts";
import { shapeOfLength } from "../../artwork/portrait/tusk.ts";
import type { Habitat, PortraitParameters } from "../../artwork/portrait-parameters.ts";
import { type SeededRandom, seededRandom } from "../../artwork/random.ts";
import type { Claims, Feature } from "../../record/record.ts";
import { mayLiveWild } from "../may-live-wild.ts";
import { STATUSES, type TuskerCategory, type TuskerStatus } from "../status.ts";
import { readRecordedTusks } from "./recorded-tusks.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** The fields of a record that determine the portrait. */
export type PortraitRecord = {
  slug: string;
  location: string;
  tags: readonly string[];
  status: TuskerStatus;
  age: number | null;
  category: TuskerCategory;
  /** The description of the tusks, in words. */
  tusks?: string | null;
  features?: readonly Feature[];
  claims?: Claims;
};

/** Traits of the animal's own body. None of them may be drawn at random. */
type BodyTraits = Pick<
  PortraitTraits,
  "tusks" | "tuskShape" | "tuskLen" | "broken" | "depig" | "tears" | "earSize" | "domes" | "skin"
>;

/** The body of a generic tusker, used where the record says nothing. */
export const UNRECORDED_BODY: BodyTraits = {
  tusks: "both",
  tuskShape: "plain",
  tuskLen: 0.5,
  broken: null,
  depig: 0,
  tears: 0,
  earSize: 1,
  domes: 0.5,
  skin: "slate",
};

/** The only habitats drawn for tuskers that may live in the wild, wherever they really are. */
const OPEN_COUNTRY: readonly Habitat[] = ["dryforest", "grassland"];

/** The habitat of a tusker that no longer lives in the wild; random if the location does not tell. */
function readHabitat(location: string, random: SeededRandom): Habitat {
  const place = location.toLowerCase();
  const says = (...words: readonly string[]) => words.some((word) => place.includes(word));
  if (says("kumana", "bundala", "panama", "hambantota")) return "coast";
  if (says("sinharaja", "sri pada", "adam", "rain")) return "rainforest";
  if (says("minneriya", "kala wewa", "kaudulla", "tank", "wewa", "gal oya", "kandalama", "parakrama")) return "tank";
  if (says("udawalawe", "lahugala", "wasgamuwa", "somawathiya", "pinnawala")) return "grassland";
  if (says("yala")) return random.pick(["dryforest", "coast", "dryforest"] as const);
  return random.pick(["dryforest", "grassland", "tank", "dryforest"] as const);
}

/** A tusk of this length or longer is drawn at full length. */
const LONGEST_METRES = 2.2;

/** The drawn length of tusks that are recorded as long or short without a figure. */
const LENGTH_OF_WORD = { long: 0.7, short: 0.4, measured: UNRECORDED_BODY.tuskLen };

function drawnLength(length: RecordedTusks["length"]): number {
  if (length === null) return UNRECORDED_BODY.tuskLen;
  // A figure takes precedence over a word: "short" may mean short for so large a bull.
  return length.metres === null ? LENGTH_OF_WORD[length.as] : clamp(length.metres / LONGEST_METRES, 0.2);
}

/** Shape and length of the tusks as recorded; a medium length if nothing is recorded. */
function drawnTusks({ shape, length }: RecordedTusks): Pick<BodyTraits, "tuskShape" | "tuskLen"> {
  const tuskLen = drawnLength(length);
  return { tuskShape: shape === null || shape === "curved" ? shapeOfLength(tuskLen) : shape, tuskLen };
}

/** If one of two tusks is broken and nobody recorded which, only one is shown. */
const shownTusks = ({ single, broken }: RecordedTusks): BodyTraits["tusks"] =>
  single ?? (broken === "one" ? "one" : "both");

/** The body as recorded, completed with generic traits. */
const bodyOf = (recorded: RecordedTusks): BodyTraits => ({
  ...UNRECORDED_BODY,
  ...drawnTusks(recorded),
  tusks: shownTusks(recorded),
  broken: recorded.broken === "one" ? null : recorded.broken,
});

/** The composition that an editor has chosen. Body parameters in older records are ignored. */
function compositionOf(parameters: PortraitParameters, wild: boolean): Partial<PortraitTraits> {
  const { seed, pose, crop, facing, trunkUp, habitat, light, regalia, cloth, casket } = parameters;
  const known = { seed, pose, crop, facing, trunkUp, habitat, light, regalia, cloth, casket };
  if (wild && habitat !== undefined && !OPEN_COUNTRY.includes(habitat)) known.habitat = undefined;
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/**
 * Derives a portrait from a record: always the same one for the same record. The body follows the record and is
 * otherwise generic. Pose, sky and scenery are composition: `parameters` sets them, and a random generator seeded with
 * the slug chooses the rest.
 */
export function derivePortrait(record: PortraitRecord, parameters: PortraitParameters = {}): PortraitTraits {
  const { category, tags } = record;
  const status = STATUSES[record.status].drawnAs;
  const seed = parameters.seed ?? record.slug;
  const random = seededRandom(`sl-${seed}`);
  const recorded = readRecordedTusks(record);
  const body = bodyOf(recorded);
  const temple = category === "domesticated";
  const wild = mayLiveWild(record);

  // Every portrait depends on the order of the random picks below: add new ones at the end.
  const light = random.pick(["dawn", "day", "dusk", "dusk", "night"] as const);
  let pose = random.pick(["front", "front", "quarter", "quarter", "side"] as const);
  let crop = random.pick(["full", "full", "close"] as const);
  const anySide = random.pick(["left", "right"] as const);
  const casket = temple && tags.some((tag) => /casket/i.test(tag));
  if (temple) pose = casket ? random.pick(["front", "side"] as const) : "front";
  const cloth = temple ? random.pick(["crimson", "blue", "green", "plum"] as const) : DEFAULT_PORTRAIT.cloth;
  const trunkUp = random() < 0.25;
  const openCountry = random.pick(OPEN_COUNTRY);
  const habitat = temple ? "temple" : wild ? openCountry : readHabitat(record.location, random);

  const { tuskShape, tusks, broken } = body;
  if (tuskShape === "crossed" || tuskShape === "inward") {
    pose = "front";
    crop = "full";
  } else if (status === "missing" && pose === "side") pose = "quarter";
  // The tusker faces so that the recorded side is visible.
  const known = broken === "both" ? null : broken;
  const facing = known ?? anySide;
  const age = record.age || DEFAULT_PORTRAIT.age;

  const portrait: PortraitTraits = {
    ...{ seed, pose, crop, facing, age, habitat, light, status, regalia: temple, casket, cloth, trunkUp },
    ...compositionOf(parameters, wild),
    ...body,
  };
  if (tusks !== "one") return portrait;
  // The young tree that hides the base of the tusk cannot grow in water.
  return { ...portrait, pose: "side", habitat: portrait.habitat === "tank" ? "grassland" : portrait.habitat };
}
