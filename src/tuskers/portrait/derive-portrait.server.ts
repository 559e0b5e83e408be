import { clamp } from "../../artwork/geometry.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../../artwork/parameters.ts";
import type { Habitat, PortraitParameters } from "../../artwork/portrait-parameters.ts";
import { type SeededRandom, seededRandom } from "../../artwork/random.ts";
import { isSeenFromFront } from "../../artwork/recorded-body.ts";
import { mayLiveWild } from "../may-live-wild.ts";
import { STATUSES, type TuskerCategory, type TuskerStatus } from "../status.ts";
import { type BodyRecord, hasForm, readBody } from "./body-of-record.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** The fields of a record that determine the portrait. */
export type PortraitRecord = Omit<BodyRecord, "portrait"> & {
  slug: string;
  location: string;
  status: TuskerStatus;
  age: number | null;
  category: TuskerCategory;
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

/**
 * Shape and length of the tusks, as far as they are drawn: a length can be seen only of tusks whose form is recorded. Of
 * a single tusk on an unrecorded side, no more than a glimpse is shown.
 */
function drawnTusks(tusks: RecordedTusks): Pick<BodyTraits, "tuskShape" | "tuskLen"> {
  const { shape, length, single } = tusks;
  if (!hasForm(tusks) || shape === null || shape === "curved" || single === "one") return UNRECORDED_BODY;
  return { tuskShape: shape, tuskLen: drawnLength(length) };
}

/** The body as recorded, completed with generic traits. */
const bodyOf = (tusks: RecordedTusks): BodyTraits => {
  const { tuskShape, tuskLen } = drawnTusks(tusks);
  return { ...UNRECORDED_BODY, tuskShape, tuskLen, tusks: tusks.single ?? "both" };
};

/** The composition that an editor has chosen. Body parameters in older records are ignored. */
function compositionOf(parameters: PortraitParameters, wild: boolean): Partial<PortraitTraits> {
  const { seed, pose, crop, facing, trunkUp, habitat, light, cloth } = parameters;
  const known = { seed, pose, crop, facing, trunkUp, habitat, light, cloth };
  if (wild && habitat !== undefined && !OPEN_COUNTRY.includes(habitat)) known.habitat = undefined;
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/**
 * Derives a portrait from a record: always the same one for the same record. The body follows the record and is
 * otherwise generic. Pose, sky and scenery are composition: `parameters` sets them, and a random generator seeded with
 * the slug chooses the rest.
 */
export function derivePortrait(record: PortraitRecord, parameters: PortraitParameters = {}): PortraitTraits {
  const { category } = record;
  const status = STATUSES[record.status].drawnAs;
  const seed = parameters.seed ?? record.slug;
  const random = seededRandom(`sl-${seed}`);
  const read = readBody({ ...record, portrait: parameters });
  const body = bodyOf(read.tusks);
  const temple = category === "domesticated";
  const wild = mayLiveWild(record);

  // Every portrait depends on the order of the random picks below: add new ones at the end.
  const light = random.pick(["dawn", "day", "dusk", "dusk", "night"] as const);
  let pose = random.pick(["front", "front", "quarter", "quarter", "side"] as const);
  const crop = random.pick(["full", "full", "close"] as const);
  const facing = random.pick(["left", "right"] as const);
  if (temple) pose = read.casket ? random.pick(["front", "side"] as const) : "front";
  const cloth = temple ? random.pick(["crimson", "blue", "green", "plum"] as const) : DEFAULT_PORTRAIT.cloth;
  const trunkUp = random() < 0.25;
  const openCountry = random.pick(OPEN_COUNTRY);
  const habitat = temple ? "temple" : wild ? openCountry : readHabitat(record.location, random);

  const { tuskShape, tusks } = body;
  if (status === "missing" && pose === "side") pose = "quarter";
  const age = record.age ?? DEFAULT_PORTRAIT.age;

  const portrait: PortraitTraits = {
    ...{ seed, pose, crop, facing, age, habitat, light, status, cloth, trunkUp },
    ...compositionOf(parameters, wild),
    ...body,
    ...{ recorded: read.body, regalia: read.cloth, casket: read.casket },
  };
  // The young tree that hides the base of the tusk cannot grow in water.
  const ashore = portrait.habitat === "tank" ? "grassland" : portrait.habitat;
  if (tusks === "one") return { ...portrait, pose: "side", habitat: ashore };
  if (!isSeenFromFront(read.body)) return portrait;
  // Two sides can be told apart from the front alone. Crossed tusks need the whole picture.
  return {
    ...portrait,
    pose: "front",
    crop: tuskShape === "crossed" || tuskShape === "inward" ? "full" : portrait.crop,
  };
}
