import { describe, expect, test } from "vitest";
import { PARKS_AND_DISTRICTS, placeWarnings } from "./wild-place.ts";

describe("placeWarnings", () => {
  test.each([
    ["He is often met on the Sithulpawwa road.", ["Sithulpawwa road"]],
    ["Seen in Yala Block I and Block 5.", ["Yala Block I", "Block 5"]],
    ["The body lay at Siyambalangamuwa tank.", ["Siyambalangamuwa tank"]],
    ["Found at Aliyawetunuwewa, Kekirawa.", ["Aliyawetunuwewa"]],
    ["He comes to Balalu Wewa.", ["Balalu Wewa"]],
    ["He drinks at the Kala Wewa tank.", ["tank"]],
    [
      "Near the Welmalkema junction, past the 12 km post and the bungalow.",
      ["Welmalkema junction", "km post", "bungalow"],
    ],
    ["Close to a village near the park gate and the army camp", ["village", "gate", "camp"]],
    ["a <b>vil</b>lage and a <i>tank</i>", ["tank"]],
    ["කලා වැව අසල", ["වැව"]],
    ["ஒரு கிராமம்", ["கிராமம்"]],
    ["the Tank, a tank and another TANK", ["Tank"]],
  ])("warns of %j", (text, words) => {
    expect(placeWarnings(text)).toEqual(words);
  });

  test.each([
    "He lives in Yala National Park, Hambantota District.",
    "The herd of Kala Wewa National Park, the Kala Wewa herd and Kalawewa.",
    "Gal Oya, Maduru Oya and Lunugamvehera National Park",
    "A delegate blocked the investigation; he campaigned broadly on roadside safety.",
    "They block his way.",
    ...PARKS_AND_DISTRICTS,
  ])("has nothing against %j", (text) => {
    expect(placeWarnings(text)).toEqual([]);
  });

  test("a long text takes linear time", () => {
    const start = performance.now();
    for (const piece of ["A", "Aa ", "<", "a", "Abc-", "x wewa", " "])
      placeWarnings(piece.repeat(200_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

test("there are 25 districts and 18 protected areas", () => {
  expect(PARKS_AND_DISTRICTS.filter((name) => name.endsWith(" District"))).toHaveLength(25);
  expect(PARKS_AND_DISTRICTS.filter((name) => !name.endsWith(" District"))).toHaveLength(18);
  expect(new Set(PARKS_AND_DISTRICTS).size).toBe(43);
});
