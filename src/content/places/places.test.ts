import { describe, expect, test } from "vitest";
import { placesNamedIn, smallPlacesIn } from "./place-names.ts";
import { districtsOf, isTooSmall, neighboursOf, PLACE_KEYS, placeOf, placesInDistrict, toldForWild } from "./places.ts";
import { AREA_NOTES, PLACE_NAMES } from "./words.ts";

test("every place lies in districts of the list, and a district in itself alone", () => {
  for (const key of PLACE_KEYS) {
    const districts = districtsOf(key);
    expect(districts.length, key).toBeGreaterThan(0);
    expect(districts.map((district) => placeOf(district)?.kind)).toEqual(districts.map(() => "district"));
    if (placeOf(key).kind === "district") expect(districts).toEqual([key]);
  }
  expect(PLACE_KEYS.filter((key) => placeOf(key).kind === "district")).toHaveLength(25);
});

test("every area has a source, and only such an area has a note", () => {
  for (const key of PLACE_KEYS) {
    const { areaKm2, areaSource } = placeOf(key);
    expect([key, areaSource !== undefined]).toEqual([key, areaKm2 !== undefined]);
    if (AREA_NOTES[key] !== undefined) expect(areaKm2, key).toBeGreaterThan(0);
  }
});

test("parks below 50 km² and homes are told as their districts, all else as it is", () => {
  const small = PLACE_KEYS.filter((key) => isTooSmall(key) && placeOf(key).kind !== "home");
  expect(small).toEqual(["bundala", "horowpathana", "lahugala-kitulana"]);
  expect(toldForWild("bundala")).toEqual(["hambantota"]);
  expect(toldForWild("yala")).toEqual(["yala"]);
  expect(toldForWild("kataragama")).toEqual(["monaragala"]);
  expect(PLACE_KEYS.flatMap(toldForWild).filter(isTooSmall)).toEqual([]);
});

test("a district knows the places in it, and a place those that share its districts", () => {
  expect(placesInDistrict("hambantota")).toEqual(["bundala", "lunugamvehera", "yala", "hambantota-reserve"]);
  expect(neighboursOf("bundala")).toEqual(["lunugamvehera", "yala", "hambantota-reserve"]);
  for (const key of PLACE_KEYS.filter((place) => placeOf(place).kind !== "district")) {
    for (const other of neighboursOf(key)) expect(neighboursOf(other)).toContain(key);
  }
});

describe("the places that a location names", () => {
  test.each(PLACE_KEYS)("%s, by its own name", (key) => {
    expect(placesNamedIn(PLACE_NAMES[key])).toContain(key);
  });

  test.each([
    ["Yala", []],
    ["Kala Wewa National Park, Anuradhapura District", ["kala-wewa", "anuradhapura"]],
    [
      "Minneriya, Kaudulla, Somawathiya and Maduru Oya national parks",
      ["kaudulla", "maduru-oya", "minneriya", "somawathiya"],
    ],
    [
      "Kahalla–Pallekele Sanctuary, Kurunegala and Anuradhapura districts",
      ["kahalla-pallekele", "anuradhapura", "kurunegala"],
    ],
    ["Kumana and Panama, Ampara District", ["ampara"]],
    ["Sri Dalada Maligawa, Pallekele", ["sri-dalada-maligawa"]],
    ["Bundala", ["bundala"]],
    ["LAHUGALA and Panama", ["lahugala-kitulana"]],
    ["Bundalawa", []],
    ["national parks", []],
    ["A, B and C districts", []],
  ])("%s: %j", (text, keys) => {
    expect(placesNamedIn(text)).toEqual(keys);
  });

  test("of which small parks count also by one word of their names", () => {
    expect(smallPlacesIn("Between Bundala and Kitulana, not in Yala")).toEqual(["bundala", "lahugala-kitulana"]);
  });
});
