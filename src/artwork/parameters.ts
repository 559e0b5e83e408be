import {
  type BrokenTusks,
  type Cloth,
  type Crop,
  type Habitat,
  type Light,
  type Pose,
  type Side,
  type Skin,
  TUSK_SHAPES,
  TUSKS,
} from "./portrait-parameters.ts";
import type { RecordedBody } from "./recorded-body.ts";

/** The shapes of drawn tusks. `plain`, of medium length, is for tusks without a recorded shape. */
export const DRAWN_TUSK_SHAPES = [...TUSK_SHAPES, "inward", "parallel", "plain"] as const;

/** `one`: a single tusk is visible, and the drawing does not show which side it is on. Side pose only. */
export const DRAWN_TUSKS = [...TUSKS, "one"] as const;

/**
 * How the status of a tusker is drawn: alive under an open sky, dead in the evening with the first stars, missing in
 * mist. Drawings know these three, however many statuses the records have.
 */
export const DRAWN_STATUSES = ["alive", "dead", "missing"] as const;

export type DrawnStatus = (typeof DRAWN_STATUSES)[number];
export type DrawnTuskShape = (typeof DRAWN_TUSK_SHAPES)[number];
export type DrawnTusks = (typeof DRAWN_TUSKS)[number];

/** The settings of drawings: the habitats of tuskers, and the grass of a tank that dries out. */
export type Land = Habitat | "lakebed";

/** All parameters of a portrait. `tusks` and `broken` refer to the animal's own left and right. */
export type PortraitTraits = {
  /** Seeds the random details of the drawing. */
  seed: string;
  pose: Pose;
  /** Front and quarter only. */
  crop: Crop;
  facing: Side;
  /** The tusks he has; a missing one leaves an empty socket. */
  tusks: DrawnTusks;
  tuskShape: DrawnTuskShape;
  /** 0 to 1. */
  tuskLen: number;
  broken: BrokenTusks | null;
  /** Pale freckled skin on ears, trunk and brow, 0 to 1. */
  depig: number;
  /** Notches in the ears, 0 to 4. */
  tears: number;
  /** 0.9 to 1.1. */
  earSize: number;
  /** How pronounced the two bumps of the forehead are, 0 to 1. */
  domes: number;
  skin: Skin;
  /** In years; affects the hollows of the temples. */
  age: number;
  habitat: Habitat;
  /** Ignored in a temple, where it is always night. */
  light: Light;
  status: DrawnStatus;
  /** The cloth and ornament of a temple tusker; front and side only. */
  regalia: boolean;
  /** The gilded howdah, side only. */
  casket: boolean;
  cloth: Cloth;
  /** Trunk raised for feeding; side only. */
  trunkUp: boolean;
  /** What is recorded of his body, all else being hidden; null for an animal that stands for no one. */
  recorded: RecordedBody | null;
};

/** The defaults of a portrait. */
export const DEFAULT_PORTRAIT: PortraitTraits = {
  seed: "tusker",
  pose: "front",
  crop: "full",
  facing: "left",
  tusks: "both",
  tuskShape: "long",
  tuskLen: 0.6,
  broken: null,
  depig: 0.5,
  tears: 1,
  earSize: 1,
  domes: 0.5,
  skin: "slate",
  age: 35,
  habitat: "tank",
  light: "dusk",
  status: "alive",
  regalia: false,
  casket: false,
  cloth: "crimson",
  trunkUp: false,
  recorded: null,
};
