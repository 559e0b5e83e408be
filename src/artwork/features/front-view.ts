import { type FeaturePen, MIDDLE } from "./feature-pen.ts";
import type { KnownFeatures, Side } from "./feature-states.ts";
import { dashedFrontEar, frontEar } from "./front-ear.ts";
import { ghostEye, plainEye, recordedEye } from "./front-eye.ts";
import { frontBody, frontHead, ghostHead } from "./front-head.ts";
import { dashedTusk, type FrontTusk, girthOf, solidTusk, tuskLip, tuskRoot } from "./front-tusk.ts";
import { words } from "./words.ts";

/**
 * Whole: every part is toned, to explain a feature. Evidence: only what is recorded is; what any elephant has is faint,
 * and what is not recorded is dashed.
 */
export type Completeness = "whole" | "evidence";

/** The tusks that he has, or may have. */
function hasTusk({ tusks }: KnownFeatures, side: Side): boolean {
  if (tusks === "none") return false;
  return tusks === "left_only" ? side === "left" : tusks === "right_only" ? side === "right" : true;
}

function frontTusk(pen: FeaturePen, known: KnownFeatures, side: Side, completeness: Completeness): string {
  const { tusk_form, tusk_break, tusk_reach } = known[side];
  const ownForm = tusk_form ?? known.tusk_form;
  const form =
    known.tusks === "tushes" ? "tush" : (ownForm ?? (known.tusk_level === `${side}_higher` ? "higher" : "parallel"));
  const tusk: FrontTusk = { side, form, left: tusk_break, halfWidth: girthOf(known.tusk_girth, form) };
  if (known.tusks === "one") return dashedTusk(pen, tusk);
  if (tusk_break === "broken") return dashedTusk(pen, tusk) + solidTusk(pen, tusk);
  if (completeness === "whole") return solidTusk(pen, tusk);
  if (known.tusks === "tushes" || ownForm || tusk_break || tusk_reach) return solidTusk(pen, tusk);
  // There is a tusk, but nobody recorded how it runs.
  const isThere = known.tusks || known.tusk_girth || known.tusk_level;
  return dashedTusk(pen, tusk) + (isThere ? tuskRoot(pen, tusk) : "");
}

function eyeOf(pen: FeaturePen, known: KnownFeatures, side: Side, completeness: Completeness, id: string): string {
  const { sight } = known[side];
  if (sight) return recordedEye(pen, side, sight, id);
  return completeness === "whole" ? plainEye(pen, side) : ghostEye(pen, side);
}

/**
 * An elephant from the front.
 * @param id of the drawing: ids in it begin with it
 */
export function frontView(pen: FeaturePen, known: KnownFeatures, completeness: Completeness, id: string): string {
  const { pale_skin: pale } = known;
  const isWhole = completeness === "whole";
  const isHeadGhost = !isWhole && pale !== "ears_and_trunk" && pale !== "face_too";
  const drawn = [frontBody(pen, !isWhole)];
  for (const side of ["right", "left"] as const) {
    const { ear_fold, ear_edge, ear_lobe } = known[side];
    const isKnown = isWhole || ear_fold || ear_edge || ear_lobe || pale;
    const ear = { ...known[side], isPale: pale !== undefined && pale !== "none" };
    drawn.push(isKnown ? frontEar(pen, side, ear, id) : dashedFrontEar(pen, side));
  }
  drawn.push(isHeadGhost ? ghostHead(pen, id) : frontHead(pen, pale, id));
  for (const side of ["right", "left"] as const) drawn.push(eyeOf(pen, known, side, completeness, id));
  // Of crossed tusks, the right one lies in front.
  for (const side of ["left", "right"] as const) {
    const has = hasTusk(known, side);
    if (has) drawn.push(frontTusk(pen, known, side, completeness));
    drawn.push(tuskLip(pen, side, { isEmpty: !has, isGhost: isHeadGhost }));
  }
  return drawn.join("");
}

/** Letters for the animal's own right and left. */
export function sideLetters(pen: FeaturePen, y: number, distance = 380): string {
  const letter = (x: number, text: string) => `<text x="${x}" y="${y}">${text}</text>`;
  return (
    `<g fill="${pen.inks.ghost}" font-family="'Instrument Sans Variable',Arial,sans-serif" font-weight="600" ` +
    `font-size="${pen.scaled(14)}" text-anchor="middle">${letter(MIDDLE - distance, words.right)}` +
    `${letter(MIDDLE + distance, words.left)}</g>`
  );
}
