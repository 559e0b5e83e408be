import type { Disc } from "../scenes/setting.ts";

export const HERO_MODES = ["day", "night"] as const;
export const HERO_FORMATS = ["wide", "tall", "band"] as const;

export type HeroMode = (typeof HERO_MODES)[number];
/** `wide` has empty sky on the left for a headline, `tall` at the top; `band` is for page headers and the footer. */
export type HeroFormat = (typeof HERO_FORMATS)[number];

/** The size of each hero drawing in its own units. */
export const HERO_SIZES: Record<HeroFormat, readonly [width: number, height: number]> = {
  wide: [2400, 1100],
  tall: [900, 1350],
  band: [2400, 520],
};

/** The positions of the parts of a hero drawing. */
export type HeroLayout = {
  horizon: number;
  disc: Disc;
  /** Clouds begin at this fraction of the sky. */
  clouds: { count: number; from: number };
  stars: number;
  flock: { x: number; height: number };
  hills: { height: number; counts: readonly [far: number, middle: number, near: number] };
  rock: { at: number; size: number };
  stupa: { x: number; radius: number };
  trees: number;
  ripples: readonly [dark: number, bright: number];
  egrets: readonly (readonly [x: number, below: number, size: number, direction: number])[];
  deadTrees: readonly (readonly [x: number, below: number, height: number, distance: number])[];
  leaves: { count: number; depth: number };
  flowers: number;
  reeds: {
    reach: number;
    counts: readonly [left: number, right: number, low: number];
    heights: readonly [number, number];
  };
  /** The great tusker: left edge, distance from the lower edge, scale. */
  tusker?: { x: number; above: number; scale: number };
};

export const HERO_LAYOUTS: Record<HeroFormat, HeroLayout> = {
  wide: {
    horizon: 693,
    disc: { x: 1585, y: 503, radius: 262 },
    clouds: { count: 15, from: 0.56 },
    stars: 140,
    flock: { x: 1010, height: 0.36 },
    hills: { height: 250, counts: [9, 11, 14] },
    rock: { at: 0.385, size: 130 },
    stupa: { x: 470, radius: 104 },
    trees: 5,
    ripples: [60, 50],
    egrets: [
      [1010, 190, 1.25, 1],
      [1082, 212, 1.5, 1],
      [1180, 150, 0.9, -1],
      [2290, 170, 1.2, -1],
      [230, 120, 0.9, 1],
      [290, 130, 1, 1],
    ],
    deadTrees: [
      [1336, 44, 330, 0.25],
      [130, 70, 290, 0.3],
    ],
    leaves: { count: 34, depth: 100 },
    flowers: 9,
    reeds: { reach: 0.13, counts: [34, 26, 90], heights: [360, 330] },
    tusker: { x: 1340, above: 96, scale: 0.93 },
  },
  tall: {
    horizon: 891,
    disc: { x: 560, y: 741, radius: 210 },
    clouds: { count: 7, from: 0.66 },
    stars: 70,
    flock: { x: 140, height: 0.56 },
    hills: { height: 190, counts: [5, 6, 7] },
    rock: { at: 0.88, size: 100 },
    stupa: { x: 150, radius: 62 },
    trees: 2,
    ripples: [30, 24],
    egrets: [[850, 150, 1, -1]],
    deadTrees: [[838, 44, 300, 0.25]],
    leaves: { count: 12, depth: 100 },
    flowers: 4,
    reeds: { reach: 0.16, counts: [16, 14, 30], heights: [360, 330] },
    tusker: { x: 70, above: 150, scale: 0.74 },
  },
  band: {
    horizon: 291,
    disc: { x: 1700, y: 251, radius: 150 },
    clouds: { count: 15, from: 0.56 },
    stars: 140,
    flock: { x: 1010, height: 0.36 },
    hills: { height: 250, counts: [9, 11, 14] },
    rock: { at: 0.385, size: 130 },
    stupa: { x: 420, radius: 70 },
    trees: 5,
    ripples: [60, 50],
    egrets: [
      [300, 110, 1, 1],
      [1900, 120, 1.2, -1],
      [1960, 104, 1, -1],
    ],
    deadTrees: [
      [2160, 50, 210, 0.25],
      [130, 70, 170, 0.3],
    ],
    leaves: { count: 16, depth: 60 },
    flowers: 9,
    reeds: { reach: 0.13, counts: [34, 26, 90], heights: [200, 190] },
  },
};
