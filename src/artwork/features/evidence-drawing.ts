import { clippedBy } from "../marks.ts";
import { bodyMark } from "./body-mark.ts";
import { named } from "./feature-icon.ts";
import { featurePen, type Manner } from "./feature-pen.ts";
import { type DrawnFeature, knownFeatures } from "./feature-states.ts";
import { type Completeness, frontView, sideLetters } from "./front-view.ts";
import type { PlateView } from "./plate-address.ts";
import { sideView } from "./side-view.ts";

/** Each view with its box: left, top, width and height. From the side, the shoulder is 650 above the ground at 1001. */
export const EVIDENCE_VIEWS = {
  front: [60, 200, 880, 1080],
  side: [70, 270, 980, 770],
  tusks: [130, 610, 740, 600],
} as const;
export type EvidenceView = keyof typeof EVIDENCE_VIEWS;

export type EvidenceOptions = Pick<Manner, "theme"> & { view: EvidenceView; title?: string; id?: string };

type Drawing = { view: EvidenceView; theme: Manner["theme"]; id: string; completeness?: Completeness };

function draw(features: readonly DrawnFeature[], { view, theme, id, completeness = "evidence" }: Drawing) {
  const [left, top, width, height] = EVIDENCE_VIEWS[view];
  // Lines are as wide as in a drawing of about 400 pixels.
  const pen = featurePen({ size: "large", theme }, Math.max(width, height) / 1.7);
  const known = knownFeatures(features);
  const box = `${id}-box`;
  const drawn =
    view === "side"
      ? sideView(pen, known, { completeness, id }) +
        known.marks.map(({ state, where }) => bodyMark(pen, state, where)).join("") +
        pen.line("M80 1003H1040", pen.inks.ghost)
      : frontView(pen, known, completeness, id) + sideLetters(pen, view === "tusks" ? 1190 : 1262);
  return {
    viewBox: `${left} ${top} ${width} ${height}`,
    content:
      `<clipPath id="${box}"><rect x="${left}" y="${top}" width="${width}" height="${height}"/></clipPath>` +
      clippedBy(box, drawn),
  };
}

/**
 * What is recorded of an animal, toned; what nobody recorded, dashed. Body, head and legs are those of any tusker, so
 * the drawing never says more than the sources.
 * @param options.id begins all ids in the drawing. Two drawings on one page need two.
 */
export function evidenceDrawing(
  features: readonly DrawnFeature[],
  { view, theme, title, id = `evidence-${view}` }: EvidenceOptions,
): string {
  return asSvg(draw(features, { view, theme, id }), title);
}

/** A made-up animal with these features, for exercises: every part of it is toned, recorded or not. */
export const madeUpDrawing = (
  features: readonly DrawnFeature[],
  { view, theme, title, id = "made-up" }: EvidenceOptions,
) => asSvg(draw(features, { view, theme, id, completeness: "whole" }), title);

const asSvg = ({ viewBox, content }: ReturnType<typeof draw>, title: string | undefined): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${named(title)} stroke-linejoin="round">${content}</svg>`;

/** The same as a file for pages, which use its symbol `plate` and give it their colours. */
export function plateFile(features: readonly DrawnFeature[], view: PlateView = "front"): string {
  const { viewBox, content } = draw(features, { view, theme: "page", id: "plate" });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="plate" viewBox="${viewBox}" stroke-linejoin="round">` +
    `${content}</symbol></svg>`
  );
}
