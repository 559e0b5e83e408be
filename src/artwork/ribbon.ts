import { clamp, entry, lerp, type Point, sampleCurve, smoothPath } from "./geometry.ts";

/** The geometry of a ribbon at one point of its spine: the normal, the direction, and half the width. */
type RibbonFrame = { normal: Point; direction: Point; halfWidth: number };

/** A spine with a width: a trunk, a tusk, a branch. `t` runs from 0 to 1, `across` from -1 to 1. */
export type Ribbon = {
  left: readonly Point[];
  right: readonly Point[];
  outline: string;
  frame(t: number): RibbonFrame;
  at(t: number, across: number): Point;
  /** The strip between two lines along the ribbon. */
  band(across1: number, across2: number, t0?: number, t1?: number): string;
  /** A strip that starts at a point on the first line and widens to the second. */
  wedge(across1: number, across2: number, t0: number, t1: number, lead?: number): string;
};

/** Creates a ribbon along a spine; `halfWidth` gives half its width at each `t`. */
export function ribbon(spine: readonly Point[], halfWidth: (t: number) => number, steps = 7): Ribbon {
  const centre = sampleCurve(spine, steps);
  const count = centre.length;
  const left: Point[] = [];
  const right: Point[] = [];
  const frames: RibbonFrame[] = [];
  for (let i = 0; i < count; i++) {
    const before = entry(centre, Math.max(0, i - 1));
    const after = entry(centre, Math.min(count - 1, i + 1));
    const here = entry(centre, i);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const nx = dy / length;
    const ny = -dx / length;
    const half = halfWidth(i / (count - 1));
    frames.push({ normal: [nx, ny], direction: [dx / length, dy / length], halfWidth: half });
    left.push([here[0] - nx * half, here[1] - ny * half]);
    right.push([here[0] + nx * half, here[1] + ny * half]);
  }

  const at = (t: number, across: number): Point => {
    const place = clamp(t) * (count - 1);
    const i = Math.min(count - 2, Math.floor(place));
    const share = place - i;
    const c0 = entry(centre, i);
    const c1 = entry(centre, i + 1);
    const f0 = entry(frames, i);
    const f1 = entry(frames, i + 1);
    const along = (k: 0 | 1) =>
      lerp(c0[k] + f0.normal[k] * f0.halfWidth * across, c1[k] + f1.normal[k] * f1.halfWidth * across, share);
    return [along(0), along(1)];
  };

  const strip = (steps: number, t0: number, t1: number, from: number, to: (share: number) => number) => {
    const there: Point[] = [];
    const back: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const t = lerp(t0, t1, i / steps);
      there.push(at(t, from));
      back.push(at(t, to(i / steps)));
    }
    return smoothPath([...there, ...back.reverse()]);
  };

  return {
    left,
    right,
    outline: smoothPath([...left, ...right.toReversed()]),
    frame: (t) => entry(frames, Math.round(clamp(t) * (count - 1))),
    at,
    band: (across1, across2, t0 = 0, t1 = 1) => strip(9, t0, t1, across1, () => across2),
    wedge: (across1, across2, t0, t1, lead = 0.3) =>
      strip(11, t0, t1, across1, (share) => lerp(across1, across2, Math.sqrt(clamp(share / lead)))),
  };
}
