import type { Point } from "../geometry.ts";
import { dots } from "../marks.ts";
import { seededRandom } from "../random.ts";

const GRAIN_SIZE = 200;

const specks = (() => {
  const random = seededRandom(7);
  const dark: Point[] = [];
  const light: Point[] = [];
  for (let i = 0; i < 70; i++) (i % 2 ? light : dark).push([random() * GRAIN_SIZE, random() * GRAIN_SIZE]);
  return dots(light, 1.7, "#fff6e0", 0.16) + dots(dark, 1.7, "#0d0a08", 0.17);
})();

/** The grain of printed paper over the whole drawing. */
export const paperGrain = (width: number, height: number, id: string): string =>
  `<pattern id="${id}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" patternUnits="userSpaceOnUse">${specks}</pattern>` +
  `<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
