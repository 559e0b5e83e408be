import { describe, expect, test } from "vitest";
import type { PlaceKey } from "../places/places.ts";
import { tellEvents, tellLocation, toldLocationPlaces, toldPlaces } from "./told-places.ts";

const WILD = { status: "alive", category: "wild" } as const;
const DEAD = { status: "dead", category: "wild" } as const;
const RESCUED = { status: "alive", category: "conservation" } as const;
const EVENTS: { id: number; place?: PlaceKey }[] = [{ id: 1, place: "bundala" }, { id: 2, place: "yala" }, { id: 3 }];

test("places are told as they are of the dead, and small ones as districts of those that may live wild", () => {
  const places: PlaceKey[] = ["bundala", "hambantota", "yala"];
  expect(toldPlaces(places, false)).toEqual(places);
  expect(toldPlaces(places, true)).toEqual(["hambantota", "yala"]);
  expect(tellEvents(EVENTS, false)).toEqual(EVENTS);
  expect(tellEvents(EVENTS, true)).toEqual([{ id: 1, place: "hambantota" }, ...EVENTS.slice(1)]);
});

describe("a location", () => {
  test.each([
    [WILD, "Bundala National Park", "Hambantota District"],
    [WILD, "Bundala, by the salterns", "Hambantota District"],
    [WILD, "Lahugala Kitulana National Park and Yala National Park", "Yala National Park, Ampara District"],
    [{ ...WILD, status: "missing" }, "Horowpathana", "Anuradhapura District"],
    [WILD, "Yala National Park", "Yala National Park"],
    [DEAD, "Bundala National Park", "Bundala National Park"],
    [{ ...WILD, category: "domesticated" }, "Bundala", "Bundala"],
  ] as const)("of %j: %j is told as %j", (tusker, location, told) => {
    expect(
      tellLocation({ ...tusker, location })
        .split(", ")
        .sort(),
    ).toEqual(told.split(", ").sort());
  });

  test("that is an orphanage is told of a tusker who is kept there, not of one who may live wild", () => {
    const location = "Pinnawala Elephant Orphanage";
    expect(toldLocationPlaces({ ...RESCUED, location })).toEqual(["pinnawala"]);
    expect(tellLocation({ ...RESCUED, location })).toBe(location);
    expect(toldLocationPlaces({ ...WILD, location })).toEqual(["kegalle"]);
    expect(tellLocation({ ...WILD, location })).toBe("Kegalle District");
  });
});
