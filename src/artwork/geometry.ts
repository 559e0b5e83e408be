export type Point = readonly [x: number, y: number];

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Rounds to one decimal: enough for the fine strokes of a drawing that is a thousand units wide. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The item at an index that is known to exist. */
export const entry = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;

const parsedOutlines = new WeakMap<TemplateStringsArray, readonly Point[]>();

const parsePoints = (text: string): readonly Point[] =>
  text.split(",").map((pair) => {
    const [x, y] = pair.trim().split(/\s+/);
    return [Number(x), Number(y)];
  });

/** Points written as in SVG: outline`0 330, 150 340, 262 420`. Values can be interpolated. */
export function outline(parts: TemplateStringsArray, ...values: readonly number[]): readonly Point[] {
  if (values.length) return parsePoints(String.raw({ raw: parts }, ...values));
  let points = parsedOutlines.get(parts);
  if (!points) {
    points = parsePoints(parts.join(""));
    parsedOutlines.set(parts, points);
  }
  return points;
}

/** A number in path data, without a leading zero: `.5`. */
export const compact = (value: number): string => {
  const text = String(value);
  if (text.startsWith("0.")) return text.slice(1);
  return text.startsWith("-0.") ? `-${text.slice(2)}` : text;
};

/** A number that follows another one in path data: a minus sign separates as well as a space. */
export const following = (value: number): string => (value < 0 ? "" : " ") + compact(value);

/**
 * A Catmull-Rom curve through the points, as path data in whole units. The curve leaves every point in the direction in
 * which it arrived, so all segments but the first can use the short form (`s`).
 */
export function smoothPath(points: readonly Point[], closed = true, tension = 6): string {
  const count = points.length;
  const at = (i: number) => entry(points, closed ? (i + count) % count : clamp(i, 0, count - 1));
  let x = Math.round(at(0)[0]);
  let y = Math.round(at(0)[1]);
  const relative = (u: number, v: number) => following(Math.round(u) - x) + following(Math.round(v) - y);
  let data = `M${x}${following(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    if (i === 0) {
      const before = at(-1);
      const leaving = relative(from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension);
      data += `c${leaving.trimStart()}`;
    }
    const arriving = relative(to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension);
    data += (i === 1 ? `s${arriving.trimStart()}` : arriving) + relative(to[0], to[1]);
    x = Math.round(to[0]);
    y = Math.round(to[1]);
  }
  return data + (closed ? "z" : "");
}

/** Points along the Catmull-Rom curve through the given ones, `steps` per segment. */
export function sampleCurve(points: readonly Point[], steps = 8): Point[] {
  const last = points.length - 1;
  const at = (i: number) => entry(points, clamp(i, 0, last));
  const sampled: Point[] = [];
  for (let i = 0; i < last; i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const e = at(i + 2);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t2 +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t3);
      sampled.push([along(0), along(1)]);
    }
  }
  sampled.push(at(last));
  return sampled;
}

/** Whether a point lies inside a closed polygon. */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = entry(polygon, i);
    const b = entry(polygon, j);
    const crosses = a[1] > point[1] !== b[1] > point[1];
    if (crosses && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
