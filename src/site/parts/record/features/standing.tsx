import type { DrawnFeature } from "../../../../artwork/features/feature-states.ts";
import { plateUrl } from "../../../../artwork/features/plate-address.ts";
import type { Range } from "../../../../content/record/measured-span.ts";
import styles from "./standing.module.css";

// A tusker and a person on level ground, at one scale.

/** A hundred units are a metre. */
export const METRE = 100;
/** The drawing from the side, as in src/artwork/features/evidence-drawing.ts. */
const SIDE = { width: 980, height: 770, ground: 1001 - 270, shoulder: 650 };
const PERSON = 1.7;

/** The hatching of a band, once in each drawing. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path className={styles.hatch} d="M0 0V9" />
  </pattern>
);

type BandProps = { x: number; y: number; width: number; height: number; hatch: string };

/** What all accounts of a height span. */
export const Band = ({ hatch, ...place }: BandProps) => (
  <rect className={styles.band} {...place} fill={`url(#${hatch})`} />
);

type AnimalProps = {
  drawn: readonly DrawnFeature[];
  height: Range;
  /** Where his drawing begins, and the level of the ground. */
  at: { x: number; ground: number };
  /** The id of the hatching. */
  hatch: string;
};

/** He stands at the lowest account of his height; the band spans all of them. */
export function Animal({ drawn, height, at: { x, ground }, hatch }: AnimalProps) {
  const scale = (height.min * METRE) / SIDE.shoulder;
  const [top, bottom] = [ground - height.max * METRE, ground - height.min * METRE];
  return (
    <>
      <use
        href={`${plateUrl(drawn, "side")}#plate`}
        x={x}
        y={ground - SIDE.ground * scale}
        width={SIDE.width * scale}
        height={SIDE.height * scale}
      />
      <Band x={x + 10} y={top} width={SIDE.width * scale - 20} height={Math.max(3, bottom - top)} hatch={hatch} />
    </>
  );
}

export const Person = ({ x, ground }: { x: number; ground: number }) => (
  <g className={styles.person} transform={`translate(${x} ${ground - PERSON * METRE})`}>
    <circle cy="13" r="12" />
    <path d="M-19 34q19-9 38 0l5 54q-4 5-8 0l-5-38 1 50-3 68h-8l-1-62-1 62h-8l-3-68 1-50-5 38q-4 5-8 0z" />
  </g>
);
