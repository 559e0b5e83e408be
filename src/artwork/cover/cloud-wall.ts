import { mix } from "../colour.ts";
import { cut, disc, filled } from "../marks.ts";
import type { CoverRequest } from "./plant-cover.ts";

const WAVE = 132;

/** The crest of the wall: waves with a curl between them. */
function crest(width: number, y: number, shift: number, down: number): string {
  let data = `M${-WAVE} ${down}V${y}`;
  for (let x = shift - WAVE; x < width + WAVE; x += WAVE) {
    data += `Q${x + WAVE * 0.14} ${y - 54} ${x + WAVE * 0.5} ${y - 56}Q${x + WAVE * 0.86} ${y - 54} ${x + WAVE} ${y}`;
  }
  return `${data}V${down}Z`;
}

/** The whitewashed wall around a temple: a wavy crest, and niches in which lamps burn. */
export function cloudWall({ random, ink, profile, width, height }: CoverRequest): string {
  const y = Math.round(profile.highest) - 6;
  const shift = Math.round(-WAVE * random());
  const wash = mix(mix("#efe5d0", ink.shade, 0.34), ink.sky[2], 0.2);
  const edge = mix(wash, "#fff4da", 0.4);
  const shade = mix(wash, ink.shade, 0.5);
  let niches = "";
  let glow = "";
  let flames = "";
  for (let row = 0; y + 84 + row * 128 < height + 60; row++) {
    const top = y + 74 + row * 128;
    for (let x = shift + (row % 2 ? 0 : WAVE / 2) - WAVE; x < width + WAVE; x += WAVE) {
      niches += `M${x} ${top}Q${x + 12} ${top + 40} ${x + 38} ${top + 74}H${x - 38}Q${x - 12} ${top + 40} ${x} ${top}Z`;
      glow += disc(x, top + 50, 58, "#ffb95a", 0.16);
      flames += cut(x, top + 68, x - 9, top + 48, x + 1, top + 26, 9);
    }
  }
  const course = (from: number) => `M-40 ${from}H${width + 40}V${from + 7}H-40Z`;
  return (
    filled(crest(width, y, shift, height + 40), edge) +
    filled(crest(width, y + 14, shift, height + 40), wash) +
    filled(course(y + 36), edge) +
    filled(course(y + 43), shade) +
    filled(niches, mix(ink.shade, "#3a1a10", 0.4)) +
    glow +
    filled(flames, "#ffd884")
  );
}
