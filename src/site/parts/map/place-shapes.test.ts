import { expect, test } from "vitest";
import { districtsOf, PLACE_KEYS, type PlaceKey, placeOf } from "../../../content/places/places.ts";
import { circleOf, discOf, districtPath, type Point, signOf } from "./place-shapes.ts";

/** The corners of the polygons of a path that consists of a start and steps. */
function polygonsOf(path: string): Point[][] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)].map(([, startX, startY, steps = ""]) => {
    const at = { x: Number(startX), y: Number(startY) };
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
    const corners = [{ ...at }];
    for (let index = 0; index < numbers.length; index += 2) {
      at.x += numbers[index] ?? 0;
      at.y += numbers[index + 1] ?? 0;
      corners.push({ ...at });
    }
    return corners;
  });
}

const isWithin = ({ x, y }: Point, corners: Point[]): boolean =>
  corners.filter((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return corner.y > y !== next.y > y && x < ((next.x - corner.x) * (y - corner.y)) / (next.y - corner.y) + corner.x;
  }).length %
    2 ===
  1;

const isIn = (point: Point, district: PlaceKey): boolean =>
  polygonsOf(districtPath(district) ?? "").some((corners) => isWithin(point, corners));

const others = PLACE_KEYS.filter((key) => placeOf(key).kind !== "district");

test.each(PLACE_KEYS)("%s has one shape on the map", (key) => {
  expect([circleOf(key), signOf(key), districtPath(key)].filter((shape) => shape !== undefined)).toHaveLength(1);
});

/** A circle's centre and points of its edge: parks stretch over borders and to the coast. */
const pointsOf = ({ x, y, r = 0 }: Point & { r?: number }): Point[] =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((eighth) => (eighth * Math.PI) / 4)
    .map((angle) => ({
      x: x + r * Math.cos(angle),
      y: y + r * Math.sin(angle),
    }));

test.each(others)("the shape of %s reaches into one of its districts", (key) => {
  const shape = circleOf(key) ?? signOf(key) ?? { x: 0, y: 0 };
  const found = districtsOf(key).filter((district) =>
    [shape, ...pointsOf(shape)].some((point) => isIn(point, district)),
  );
  expect(found).not.toEqual([]);
});

test("areas of circles are in the proportion of the areas of parks", () => {
  const measured = others.flatMap((key) => {
    const { areaKm2 } = placeOf(key);
    const circle = circleOf(key);
    return areaKm2 === undefined || circle === undefined ? [] : [circle.r ** 2 / areaKm2];
  });
  expect(measured.length).toBeGreaterThan(10);
  expect(Math.max(...measured) / Math.min(...measured)).toBeLessThan(1.1);
});

test("signs in the same district do not cover each other", () => {
  const signs = others.flatMap((key) => signOf(key) ?? []);
  for (const [index, sign] of signs.entries()) {
    for (const other of signs.slice(index + 1)) {
      expect(Math.hypot(sign.x - other.x, sign.y - other.y)).toBeGreaterThan(16);
    }
  }
});

test.each(others)("the area of the disc of %s is the number of its tuskers", (key) => {
  const [one, four] = [1, 4].map((tuskers) => discOf(key, tuskers));
  expect(four?.r).toBeCloseTo(2 * (one?.r ?? 0));
  expect([four?.x, four?.y]).toEqual([one?.x, one?.y]);
});
