import { mix } from "../colour.ts";
import { drawCover } from "../cover/draw-cover.ts";
import { profileOf } from "../cover/profile.ts";
import { type Aspect, FRAME_SIZES } from "../drawn-images.ts";
import { type Inks, inksFor } from "../inks.ts";
import { cut, escapeText, filled, verticalGradient } from "../marks.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../parameters.ts";
import { seededRandom, shortHash } from "../random.ts";
import { paperGrain } from "../scenes/grain.ts";
import { mistBanks } from "../scenes/mist.ts";
import { drawScene } from "../scenes/scene.ts";
import { streaks } from "../scenes/water.ts";
import { drawFront } from "./front.ts";
import { hiddenParts, levelOf } from "./hidden-parts.ts";
import { type Placement, placeFigure } from "./placement.ts";
import { drawQuarter } from "./quarter.ts";
import { drawSide } from "./side.ts";
import { type Figure, otherSide, type Sitter } from "./sitter.ts";

/** How a portrait is embedded in a page. */
export type PortraitOptions = {
  aspect?: Aspect;
  /** For screen readers. */
  title?: string;
  description?: string;
  /** True if the adjacent text already describes it. */
  decorative?: boolean;
  /** Prefix of every id inside; needed if one drawing appears twice on a page. */
  id?: string;
  /** The horizontal position of the animal in a wide drawing, 0 to 1. */
  animalAt?: number;
};

const POSES = { front: drawFront, quarter: drawQuarter, side: drawSide };

/** Completes the parameters: resolves incompatible ones, and adds the random details of the seed. */
function figureOf(parameters: PortraitTraits, random: () => number): Figure {
  const dressedPose = parameters.pose === "quarter" && parameters.regalia ? "front" : parameters.pose;
  const pose = parameters.tusks === "one" ? "side" : dressedPose;
  let { facing, tusks, broken, recorded } = parameters;
  if (pose !== "front" && (tusks === "left" || tusks === "right")) facing = tusks;
  if (pose === "front" && facing === "right") {
    // The drawing will be mirrored, so swap the sides in advance: the animal's left must end up on its left.
    if (tusks === "left" || tusks === "right") tusks = otherSide(tusks);
    if (broken === "left" || broken === "right") broken = otherSide(broken);
    if (recorded !== null) recorded = { ...recorded, left: recorded.right, right: recorded.left };
  }
  const sway = -52 + 108 * random();
  return { ...parameters, pose, facing, tusks, broken, recorded, near: facing, sway, leftOverRight: random() < 0.5 };
}

/** Drawn at the feet of an elephant that is shown in full: ripples on water, a shadow on the ground. */
function underfoot(figure: Figure, { ink }: Sitter, width: number, { scale, offset: [x, y] }: Placement): string {
  const ground = y + 1000 * scale;
  if (figure.habitat !== "tank") {
    const shadow = cut(x + 180 * scale, ground + 2, x + 620 * scale, ground + 10, x + 1090 * scale, ground, 24);
    return filled(shadow, ink.near, 0.5);
  }
  const shadow = cut(x + 200 * scale, ground, width / 2, ground + 8, x + 1060 * scale, ground, 26);
  const ripples = streaks(seededRandom(figure.seed), width, [ground - 10, ground + 30], 8, 0.8);
  return filled(shadow, ink.water[2], 0.8) + filled(ripples, ink.water[0], 0.7);
}

/** Lets the animal fade into the mist from the head down. */
function fading(animal: string, figure: Figure, width: number, height: number, id: string): string {
  const gradient = verticalGradient(`${id}g`, [
    [figure.pose === "side" ? 0.62 : 0.38, "#fff", 0.96],
    [0.9, "#fff", 0.3],
  ]);
  const mask = `<mask id="${id}m"><rect width="${width}" height="${height}" fill="url(#${id}g)"/></mask>`;
  return `${gradient + mask}<g mask="url(#${id}m)">${animal}</g>`;
}

/** Whether his skin is pale nobody recorded: his face lies in the shade. */
function inShade(ink: Inks, { recorded }: PortraitTraits): Inks {
  if (recorded === null || recorded.pale !== undefined) return ink;
  const dim = (light: string) => mix(light, ink.body, 0.4);
  return { ...ink, light1: dim(ink.light1), light2: dim(ink.light2), light3: dim(ink.light3) };
}

/** The content of the drawing, without the `<svg>` element around it. */
export function portraitContent(parameters: PortraitTraits, options: PortraitOptions = {}): string {
  const { aspect = "4:5", animalAt } = options;
  const [width, height] = FRAME_SIZES[aspect];
  const { seed, habitat, light, status } = parameters;
  const id = options.id ?? portraitId(parameters, aspect);
  const random = seededRandom(`${seed}art`);
  const ink = inShade(inksFor(parameters), parameters);
  const figure = figureOf(parameters, random);
  const placement = placeFigure(figure, { width, height, animalAt });
  const { horizon, disc } = placement;
  const scene = drawScene({ seed, habitat, light, status, ink, width, height, horizon, disc, id });
  const sitter: Sitter = { figure, ink, random, id, fine: true };
  let animal = `<g transform="${placement.transform}">${POSES[figure.pose](sitter)}</g>`;
  const hidden = hiddenParts(figure);
  const feet = figure.pose === "side" && hidden.length === 0 ? underfoot(figure, sitter, width, placement) : "";
  let mist = "";
  if (status === "missing") {
    animal = fading(animal, figure, width, height, id);
    const colour = mix(ink.ring, ink.sky[1], 0.25);
    mist = mistBanks(seededRandom(`${seed}m`), width, [height * 0.5, height * 0.9], 4, colour, id);
  }
  let cover = "";
  if (hidden.length > 0) {
    const profile = profileOf(hidden, placement, placement.mirrorAt);
    const isLevel = levelOf(figure) !== undefined;
    const random = seededRandom(`${seed}cover`);
    cover = drawCover(parameters, { random, ink, profile, width, height, id, isLevel });
  }
  return scene.behind + feet + animal + cover + scene.before + mist + paperGrain(width, height, `${id}p`);
}

const portraitId = (parameters: PortraitTraits, aspect: Aspect): string =>
  `p${shortHash(JSON.stringify([parameters, aspect]))}`;

/**
 * The portrait of a tusker as an SVG string. The same parameters always give the same string. All aspect ratios of a
 * portrait share the animal; only the landscape is fitted anew.
 */
export function drawPortrait(parameters: Partial<PortraitTraits>, options: PortraitOptions = {}): string {
  const whole: PortraitTraits = { ...DEFAULT_PORTRAIT, ...parameters };
  const { aspect = "4:5", title, description, decorative = false } = options;
  const [width, height] = FRAME_SIZES[aspect];
  const id = options.id ?? portraitId(whole, aspect);
  const named = title !== undefined && !decorative;
  const role = decorative ? 'aria-hidden="true"' : `role="img"${named ? ` aria-labelledby="${id}T"` : ""}`;
  const words =
    (named ? `<title id="${id}T">${escapeText(title)}</title>` : "") +
    (description ? `<desc>${escapeText(description)}</desc>` : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" ${role}>${words}${portraitContent(whole, { ...options, id })}</svg>`
  );
}
