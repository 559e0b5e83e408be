import { featurePen } from "../features/feature-pen.ts";
import { type DrawnFeature, knownFeatures } from "../features/feature-states.ts";
import { frontView } from "../features/front-view.ts";
import { clippedBy } from "../marks.ts";
import { CHART_WIDTH, chartFrame, DAY_CHART, lettering } from "./chart-frame.ts";

type Head = { features: readonly DrawnFeature[]; name: string; animal: string };

/** What of a front view is shown: left, top, width and height. */
const BOX = { left: 60, top: 205, width: 880, height: 1000 };
const GAP = 14;
const COLUMN = (CHART_WIDTH - 2 * GAP) / 3;
const SCALE = COLUMN / BOX.width;

/** Three males side by side, alike but for their teeth, with the name of the teeth and of the animal below each. */
export function threeHeads(title: string, unit: string, heads: readonly [Head, Head, Head]): string {
  const id = "heads";
  return chartFrame({ id, title, unit, night: false, showTitle: true }, (top) => {
    const pen = featurePen({ size: "large", theme: "day" }, BOX.height / 0.9);
    const bottom = top + BOX.height * SCALE;
    const drawn = heads.map(({ features, name, animal }, i) => {
      const left = i * (COLUMN + GAP);
      const box = `${id}${i}b`;
      const { left: x, top: y, width, height } = BOX;
      return (
        `<clipPath id="${box}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` +
        `<g transform="translate(${left.toFixed(1)} ${top}) scale(${SCALE.toFixed(4)}) translate(${-x} ${-y})" ` +
        `stroke-linejoin="round">` +
        `${clippedBy(box, frontView(pen, knownFeatures(features), "whole", `${id}${i}`))}</g>` +
        lettering(name, left, bottom + 24, DAY_CHART.text) +
        lettering(animal, left, bottom + 44, DAY_CHART.quiet, { size: 14 })
      );
    });
    const spoken = heads.map(({ name, animal }) => `${name}: ${animal}`);
    return { drawn: drawn.join(""), height: Math.round(bottom + 50), description: `${unit}. ${spoken.join("; ")}.` };
  });
}
