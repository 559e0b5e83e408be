import { expect, test } from "vitest";
import { foldForSearch } from "../../platform/text/fold.ts";
import { isTooSmall, PLACE_KEYS, placeOf } from "../places/places.ts";
import { ENGLISH_PLACE_NAMES } from "../places/words.ts";
import { tuskerTerms } from "./tusker-terms.server.ts";

const WILD = { category: "wild", status: "alive", location: "Yala National Park" } as const;

test("a tusker is found by his place, its districts and his tags, in each language", () => {
  const terms = tuskerTerms(WILD, ["crossed tusks"]);
  expect(terms).toEqual(expect.arrayContaining(["yala national park", "hambantota district", "crossed tusks"]));
  expect(terms.filter((term) => /[඀-෿]/.test(term)).length).toBeGreaterThan(2);
  expect(terms.filter((term) => /[஀-௿]/.test(term)).length).toBeGreaterThan(2);
});

test("no place that is too small to be told of a tusker that may live wild finds him", () => {
  const small = PLACE_KEYS.filter((key) => isTooSmall(key) && placeOf(key).kind !== "home");
  expect(small.length).toBeGreaterThan(0);
  for (const key of small) {
    const name = ENGLISH_PLACE_NAMES[key];
    const found = tuskerTerms({ ...WILD, location: name }, []);
    expect([name, found.filter((term) => term.includes(foldForSearch(name)))]).toEqual([name, []]);
    expect(tuskerTerms({ ...WILD, status: "dead", location: name }, [])).toContain(foldForSearch(name));
  }
});
