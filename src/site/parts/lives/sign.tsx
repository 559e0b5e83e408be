import styles from "./drawn.module.css";
import type { EndSign } from "./life-years.ts";

/** Each sign as a path about its middle: a filled one, a line or a ring. The shape tells it, not the colour. */
const LINES: Partial<Record<EndSign, string>> = {
  shot: "M-5-5 5 5M5-5-5 5",
  fight: "M-5-7C-6 0-2 5 6 6M5-7C6 0 2 5-6 6",
  missing: "M-7-4H4M-4 0H8M-7 4H3",
};
const SHAPES: Partial<Record<EndSign, string>> = {
  electrocuted: "M2-9-5.5 1.4H-1L-2 9 5.5-1.8H1z",
  transport: "M-4.5-4.5h9v9h-9z",
  people: "M0-6 6 5H-6z",
};

const PAINT: Record<EndSign, string | undefined> = {
  alive: styles.alive,
  missing: styles.missing,
  shot: styles.shot,
  electrocuted: styles.electrocuted,
  people: styles.people,
  transport: styles.transport,
  fight: styles.fight,
  natural: styles.natural,
  unknown: styles.unknown,
};

/** The sign at the end of a life, with a halo that sets it off the bar. */
export function Sign({ sign, x, y }: { sign: EndSign; x: number; y: number }) {
  const line = LINES[sign];
  const shape = SHAPES[sign];
  return (
    <g className={PAINT[sign]} transform={`translate(${x.toFixed(1)} ${y})`}>
      {line !== undefined && (
        <>
          <path className={styles.halo} d={line} />
          <path className={styles.line} d={line} />
        </>
      )}
      {shape !== undefined && (
        <>
          <path className={styles.halo} d={shape} />
          <path className={styles.shape} d={shape} />
        </>
      )}
      {line === undefined && shape === undefined && (
        <>
          <circle className={styles.halo} r="5" />
          <circle className={styles.ring} r="5" />
        </>
      )}
    </g>
  );
}
