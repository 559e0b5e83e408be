import { clamp } from "../../../artwork/geometry.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../../../artwork/parameters.ts";
import type { PortraitParameters } from "../../../artwork/portrait-parameters.ts";
import { seededRandom } from "../../../artwork/random.ts";
import { tellsSidesApart } from "../../../artwork/recorded-body.ts";
import { mayLiveWild } from "../may-live-wild.ts";
import { STATUSES, type TuskerCategory, type TuskerStatus } from "../status.ts";
import { type BodyRecord, hasForm, readBody } from "./body-of-record.ts";
import { companyOf, habitatOf, landmarkOf, skinOf, tellsNoPlace } from "./setting-of-record.ts";
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
  "tusks" | "tuskShape" | "tuskMetres" | "shoulder" | "bar" | "broken" | "depig" | "tears" | "earSize" | "domes"
>;

/** The body of a generic tusker, used where the record says nothing. */
export const UNRECORDED_BODY: BodyTraits = {
  tusks: "both",
  tuskShape: "plain",
  tuskMetres: 1.1,
  shoulder: 2.7,
  bar: false,
  broken: null,
  depig: 0.22,
  tears: 0,
  earSize: 1,
  domes: 0.5,
};

/** The drawn length of tusks that are recorded as long or short without a figure, in metres. */
const LENGTH_OF_WORD = { long: 1.5, short: 0.7, measured: UNRECORDED_BODY.tuskMetres };

function drawnLength(length: RecordedTusks["length"]): number {
  if (length === null) return UNRECORDED_BODY.tuskMetres;
  // A figure takes precedence over a word: "short" may mean short for so large a bull.
  return clamp(length.metres ?? LENGTH_OF_WORD[length.as], 0.3, 3);
}

/** The body as recorded, completed with generic traits. */
function bodyOf(tusks: RecordedTusks, shoulder: number | null): BodyTraits {
  const { shape, length, single } = tusks;
  return {
    ...UNRECORDED_BODY,
    tusks: single ?? "both",
    tuskShape: !hasForm(tusks) || shape === null || shape === "curved" ? "plain" : shape,
    tuskMetres: drawnLength(length),
    shoulder: clamp(shoulder ?? UNRECORDED_BODY.shoulder, 2.2, 4),
    bar: typeof length?.metres === "number",
  };
}

/** The composition that an editor has chosen. Body parameters in older records are ignored. */
function compositionOf(parameters: PortraitParameters, wild: boolean): Partial<PortraitTraits> {
  const { seed, pose, crop, facing, trunkUp, habitat, light, cloth } = parameters;
  const known = { seed, pose, crop, facing, trunkUp, habitat, light, cloth };
  if (wild && habitat !== undefined && !tellsNoPlace(habitat)) known.habitat = undefined;
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/**
 * Derives a portrait from a record: always the same one for the same record. The body follows the record and is
 * otherwise generic. Pose, sky and scenery are composition: `parameters` sets them, and a random generator seeded with
 * the slug chooses the rest.
 */
export function derivePortrait(record: PortraitRecord, parameters: PortraitParameters = {}): PortraitTraits {
  const { category, location } = record;
  const status = STATUSES[record.status].drawnAs;
  const seed = parameters.seed ?? record.slug;
  const random = seededRandom(`sl-${seed}`);
  const read = readBody({ ...record, portrait: parameters });
  const body = bodyOf(read.tusks, read.shoulder);
  const wild = mayLiveWild(record);
  const where = { location, isTemple: category === "domesticated", isClothed: read.cloth, mayLiveWild: wild };

  // Every portrait depends on the order of the random picks below: add new ones at the end.
  const light = random.pick(["dawn", "day", "day", "dusk", "night"] as const);
  const pose = random.pick(["front", "quarter", "quarter", "side", "side"] as const);
  const distance = random.pick(["close", "full", "full", "far"] as const);
  const crop = read.casket && distance === "close" ? "full" : distance;
  const facing = random.pick(["left", "right"] as const);
  const cloth = random.pick(["crimson", "blue", "green", "plum", "ivory"] as const);
  const trunkUp = random() < 0.25;
  const habitat = habitatOf(where, random);
  const landmark = landmarkOf(where, random);

  const composed = {
    ...{ seed, pose, crop, facing, light, cloth, trunkUp, habitat },
    ...compositionOf(parameters, wild),
  };
  const portrait: PortraitTraits = {
    ...composed,
    ...body,
    ...{ age: record.age ?? DEFAULT_PORTRAIT.age, status, landmark },
    ...{ company: companyOf(composed.habitat, random), skin: skinOf(composed.habitat, random) },
    ...{ recorded: read.body, regalia: read.cloth, casket: read.casket },
  };
  if (status === "missing" && portrait.pose === "side" && portrait.crop !== "close") portrait.pose = "quarter";
  if (portrait.tusks === "one") return { ...portrait, pose: "side" };
  // What tells the two sides apart can be seen from the front alone.
  if (tellsSidesApart(read.body) || portrait.tusks !== "both") return { ...portrait, pose: "front" };
  const isMeeting = portrait.tuskShape === "crossed" || portrait.tuskShape === "inward";
  return isMeeting && portrait.pose === "side" ? { ...portrait, pose: "front" } : portrait;
}
