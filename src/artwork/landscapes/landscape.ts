import { type Aspect, FRAME_SIZES } from "../drawn-images.ts";
import { drawWalker, standing } from "../hero/herd.ts";
import { inksFor } from "../inks.ts";
import { escapeText } from "../marks.ts";
import type { Land } from "../parameters.ts";
import type { Light, Side } from "../portrait-parameters.ts";
import { seededRandom, shortHash } from "../random.ts";
import { drawScene } from "../scenes/scene.ts";

/** The content of a landscape. */
export type Landscape = {
  seed: string;
  habitat: Land;
  light: Light;
  /** The animals: none, a lone bull, a family, or the many families that gather on the grass of a dry tank. */
  herd: "none" | "bull" | "family" | "gathering";
  /** The direction in which they walk. */
  walking: Side;
};

export type LandscapeOptions = {
  aspect?: Aspect;
  title?: string;
  id?: string;
  /** The half kept free of disc and herd, for text. */
  calm?: Side;
};

type Place = {
  /** Animals with the same name are drawn once and reused at different sizes. */
  name: string;
  scale: number;
  /** Horizontal position, 0 to 1. */
  at: number;
  /** Distance below the horizon, as a fraction of the height. */
  below: number;
  air: number;
  tusks: "both" | "none";
  /** Facing against the direction of the others. */
  turned?: true;
};

const BULL: readonly Place[] = [{ name: "b", scale: 0.435, at: 0.5, below: 0.21, air: 0.1, tusks: "both" }];

/** Families are females and their young. */
const FAMILY: readonly Place[] = [
  { name: "b", scale: 0.28, at: 0.5, below: 0.17, air: 0.1, tusks: "none" },
  { name: "a", scale: 0.24, at: 0.2, below: 0.19, air: 0.16, tusks: "none" },
  { name: "c", scale: 0.14, at: 0.38, below: 0.21, air: 0.22, tusks: "none" },
  { name: "d", scale: 0.22, at: 0.76, below: 0.23, air: 0.28, tusks: "none" },
];

/** A single bull, far back and apart from the rest: few bulls have tusks at all. */
const GATHERING: readonly Place[] = [
  { name: "t", scale: 0.13, at: 0.91, below: 0.085, air: 0.34, tusks: "both" },
  { name: "far", scale: 0.11, at: 0.06, below: 0.07, air: 0.34, tusks: "none" },
  { name: "far", scale: 0.12, at: 0.2, below: 0.075, air: 0.34, tusks: "none", turned: true },
  { name: "far", scale: 0.06, at: 0.29, below: 0.08, air: 0.34, tusks: "none" },
  { name: "far", scale: 0.12, at: 0.42, below: 0.075, air: 0.34, tusks: "none" },
  { name: "far", scale: 0.11, at: 0.56, below: 0.07, air: 0.34, tusks: "none" },
  { name: "far", scale: 0.06, at: 0.66, below: 0.08, air: 0.34, tusks: "none", turned: true },
  { name: "far", scale: 0.12, at: 0.72, below: 0.078, air: 0.34, tusks: "none", turned: true },
  { name: "near", scale: 0.17, at: 0.1, below: 0.14, air: 0.14, tusks: "none" },
  { name: "near", scale: 0.09, at: 0.27, below: 0.15, air: 0.14, tusks: "none", turned: true },
  { name: "near", scale: 0.18, at: 0.58, below: 0.14, air: 0.14, tusks: "none" },
  { name: "near", scale: 0.17, at: 0.78, below: 0.16, air: 0.14, tusks: "none", turned: true },
  { name: "near", scale: 0.24, at: 0.36, below: 0.235, air: 0.14, tusks: "none" },
  { name: "near", scale: 0.13, at: 0.55, below: 0.245, air: 0.14, tusks: "none" },
];

const HERDS: Record<Landscape["herd"], readonly Place[]> = {
  none: [],
  bull: BULL,
  family: FAMILY,
  gathering: GATHERING,
};

const landscapeId = (landscape: Landscape, aspect: Aspect): string =>
  `l${shortHash(JSON.stringify([landscape, aspect]))}`;

/** The drawing of a landscape, without the `<svg>` element around it. */
export function landscapeContent(landscape: Landscape, options: LandscapeOptions = {}): string {
  const { aspect = "3:2", id, calm } = options;
  const { seed, habitat, light, herd, walking } = landscape;
  const [width, height] = FRAME_SIZES[aspect];
  const prefix = id ?? landscapeId(landscape, aspect);
  const ink = inksFor({ seed, habitat, light, status: "alive", skin: "slate" });
  const horizon = Math.round(height * 0.6);
  const discAtLeft = calm ? calm === "right" : seededRandom(`${seed}land`)() < 0.5;
  const disc = {
    x: Math.round(width * (discAtLeft ? 0.28 : 0.7)),
    // Above the temple roofs.
    y: Math.round(horizon - height * (habitat === "temple" ? 0.38 : 0.17)),
    radius: Math.round(height * 0.15),
  };
  const scene = drawScene({ seed, habitat, light, status: "alive", ink, width, height, horizon, disc, id: prefix });
  const across = (at: number) => {
    if (calm && herd === "gathering") return (calm === "left" ? 0.55 : -0.02) + at * 0.43;
    if (calm) return (calm === "left" ? 0.46 : -0.02) + at * 0.48;
    if (herd === "gathering") return at;
    return at + (discAtLeft ? 0.1 : -0.06);
  };
  const drawn = new Set<string>();
  const walkers = HERDS[herd].map(({ name, scale, at, below, air, tusks, turned = false }) => {
    const left = width * across(at) - 300 * scale;
    const size = (scale * height) / 1000;
    const mirrored = (walking === "right") !== turned;
    const x = mirrored ? left + 1120 * size : left;
    const dressed = habitat === "temple" && herd === "bull";
    const id = prefix + name;
    const again = drawn.has(name);
    drawn.add(name);
    const walker = again
      ? `<use href="#${id}w"/>`
      : `<g id="${id}w">${drawWalker({ seed: seed + name, tusks, air, dressed }, ink, id)}</g>`;
    return standing(walker, x, horizon + height * below, size, mirrored);
  });
  return scene.behind + walkers.join("") + scene.before;
}

/** A landscape for articles, habitats and page headers without a photograph. */
export function drawLandscape(landscape: Landscape, options: LandscapeOptions = {}): string {
  const { aspect = "3:2", title } = options;
  const [width, height] = FRAME_SIZES[aspect];
  const id = options.id ?? landscapeId(landscape, aspect);
  const role = title ? `role="img" aria-labelledby="${id}T"` : 'aria-hidden="true"';
  const name = title ? `<title id="${id}T">${escapeText(title)}</title>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" ${role}>${name}${landscapeContent(landscape, { ...options, id })}</svg>`
  );
}
