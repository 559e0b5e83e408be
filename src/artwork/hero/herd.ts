import { mix } from "../colour.ts";
import type { Inks } from "../inks.ts";
import { DEFAULT_PORTRAIT, type DrawnTuskShape } from "../parameters.ts";
import { drawSide } from "../portrait/side.ts";
import type { Figure } from "../portrait/sitter.ts";
import { seededRandom } from "../random.ts";

/** An elephant of a scene, seen from the side. */
type Walker = {
  seed: string;
  tusks: "both" | "none";
  /** Atmospheric distance, 0 to 1. At a distance there are no freckles and no wrinkles. */
  air: number;
  tuskShape?: DrawnTuskShape;
  tuskLen?: number;
  depig?: number;
  /** In the cloth of the perahera, with the casket. */
  dressed?: boolean;
};

/** All solid colours of a drawing, blended towards the colour of its hills. */
function throughAir(ink: Inks, air: number): Inks {
  const moved = Object.entries(ink).flatMap(([name, colour]) =>
    typeof colour === "string" ? [[name, mix(colour, ink.hills[1], air)]] : [],
  );
  return { ...ink, ...Object.fromEntries(moved) };
}

/** Draws a walker in its own units, on a ground line at y = 1000; `id` prefixes every id inside. */
export function drawWalker({ seed, air, dressed = false, ...traits }: Walker, ink: Inks, id: string): string {
  const figure: Figure = {
    ...DEFAULT_PORTRAIT,
    ...{
      seed,
      pose: "side",
      tuskShape: "plain",
      tuskLen: 0.5,
      depig: 0.2,
      domes: 0.6,
      age: 45,
      near: "left",
      sway: 20,
    },
    ...{ leftOverRight: false, regalia: dressed, casket: dressed },
    ...traits,
  };
  const colours = air ? throughAir(ink, air) : ink;
  return drawSide({ figure, ink: colours, random: seededRandom(seed), id, fine: !air });
}

/** Places a walker on the ground line `y`, with its left edge at `x`. */
export const standing = (walker: string, x: number, y: number, scale: number, mirrored = false): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y - 1000 * scale)}) ` +
  `scale(${mirrored ? -scale : scale}${mirrored ? ` ${scale}` : ""})">${walker}</g>`;
