import type { TuskerStatus } from "../tuskers/status.ts";
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

/** The shapes in which tusks are drawn: `plain`, of middle length, is for tusks of which nothing is recorded. */
export const DRAWN_TUSK_SHAPES = [...TUSK_SHAPES, "inward", "plain"] as const;

/** `one`: a single tusk shows, and the drawing does not tell on which side; seen from the side only. */
export const DRAWN_TUSKS = [...TUSKS, "one"] as const;

export type DrawnTuskShape = (typeof DRAWN_TUSK_SHAPES)[number];
export type DrawnTusks = (typeof DRAWN_TUSKS)[number];

/** Where pictures are set: where tuskers are drawn, and the grass that a tank leaves as it dries. */
export type Land = Habitat | "lakebed";

/** Everything that decides how a portrait looks. `tusks` and `broken` speak of the animal's own side. */
export type PortraitTraits = {
  /** Drives every small accident of the drawing. */
  seed: string;
  pose: Pose;
  /** Front and quarter only. */
  crop: Crop;
  facing: Side;
  /** Which tusks he has; a missing one leaves an empty socket. */
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
  /** How marked the two bumps of the forehead are, 0 to 1. */
  domes: number;
  skin: Skin;
  /** In years: hollows of the temple. */
  age: number;
  habitat: Habitat;
  /** A temple is always night. */
  light: Light;
  status: TuskerStatus;
  /** The cloth and ornament of a temple tusker; front and side only. */
  regalia: boolean;
  /** The gilded howdah, side only. */
  casket: boolean;
  cloth: Cloth;
  /** Feeding; side only. */
  trunkUp: boolean;
};

/** What a portrait shows where nothing is said. */
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
};
