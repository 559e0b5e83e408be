import { type Aspect, PICTURE_SIZES } from "../../../domain/images/drawn-pictures.ts";
import type { Habitat, Light, Side } from "../../../domain/tuskers/portrait-parameters.ts";
import { drawWalker, standing } from "../hero/herd.ts";
import { inksFor } from "../inks.ts";
import { escapeText } from "../marks.ts";
import { seededRandom, shortHash } from "../random.ts";
import { drawScene } from "../scenes/scene.ts";

/** What a landscape shows. */
export type Landscape = {
  seed: string;
  habitat: Habitat;
  light: Light;
  /** How many elephants walk through it, 0 to 4. */
  herd: number;
  /** Whether the foremost has tusks. */
  tusker: boolean;
  /** Which way they walk. */
  walking: Side;
};

export type LandscapeOptions = {
  aspect?: Aspect;
  title?: string;
  id?: string;
  /** The half that is to stay free of disc and herd, for words. */
  calm?: Side;
};

/** The herd from front to back: size, place across the picture, tusks. */
const HERD = [
  { name: "b", scale: 0.3, at: 0.5, tusks: "both" },
  { name: "a", scale: 0.24, at: 0.2, tusks: "none" },
  { name: "c", scale: 0.14, at: 0.38, tusks: "none" },
  { name: "d", scale: 0.22, at: 0.76, tusks: "none" },
] as const;

/** One who walks alone is nearer to us. */
const LONE_SCALE = 1.45;

const landscapeId = (landscape: Landscape, aspect: Aspect): string =>
  `l${shortHash(JSON.stringify([landscape, aspect]))}`;

/** The drawing of a landscape, without the `<svg>` element around it. */
export function landscapeContent(landscape: Landscape, options: LandscapeOptions = {}): string {
  const { aspect = "3:2", id, calm } = options;
  const { seed, habitat, light, herd, tusker, walking } = landscape;
  const [width, height] = PICTURE_SIZES[aspect];
  const prefix = id ?? landscapeId(landscape, aspect);
  const ink = inksFor({ seed, habitat, light, status: "alive", skin: "slate" });
  const horizon = Math.round(height * 0.6);
  const discAtLeft = calm ? calm === "right" : seededRandom(`${seed}land`)() < 0.5;
  const disc = {
    x: Math.round(width * (discAtLeft ? 0.28 : 0.7)),
    // above the temple roofs
    y: Math.round(horizon - height * (habitat === "temple" ? 0.38 : 0.17)),
    radius: Math.round(height * 0.15),
  };
  const scene = drawScene({ seed, habitat, light, status: "alive", ink, width, height, horizon, disc, id: prefix });
  const across = (at: number) => {
    if (calm) return (calm === "left" ? 0.46 : -0.02) + at * 0.48;
    return at + (discAtLeft ? 0.1 : -0.06);
  };
  const alone = herd === 1;
  const walkers = HERD.slice(0, herd).map(({ name, scale: herdScale, at, tusks }, i) => {
    const scale = alone ? herdScale * LONE_SCALE : herdScale;
    const traits = { seed: seed + name, tusks: tusker ? tusks : "none", air: 0.1 + i * 0.06 } as const;
    const dressed = habitat === "temple" && i === 0;
    const left = width * across(at) - 300 * scale;
    const size = (scale * height) / 1000;
    const mirrored = walking === "right";
    const x = mirrored ? left + 1120 * size : left;
    const walker = drawWalker({ ...traits, dressed }, ink, prefix + name);
    return standing(walker, x, horizon + height * (alone ? 0.21 : 0.17 + 0.02 * i), size, mirrored);
  });
  return scene.behind + walkers.join("") + scene.before;
}

/** A landscape without a portrait, for articles, habitats and page heads that have no photograph. */
export function drawLandscape(landscape: Landscape, options: LandscapeOptions = {}): string {
  const { aspect = "3:2", title } = options;
  const [width, height] = PICTURE_SIZES[aspect];
  const id = options.id ?? landscapeId(landscape, aspect);
  const role = title ? `role="img" aria-labelledby="${id}T"` : 'aria-hidden="true"';
  const name = title ? `<title id="${id}T">${escapeText(title)}</title>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" ${role}>${name}${landscapeContent(landscape, { ...options, id })}</svg>`
  );
}
