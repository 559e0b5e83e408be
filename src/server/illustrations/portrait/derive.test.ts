import { expect, test } from "vitest";
import { derivePortrait, type PortraitRecord } from "./derive.ts";

const plain: PortraitRecord = {
  slug: "some-tusker",
  name: "Some Tusker",
  location: "Galgamuwa",
  tags: [],
  description: "A tusker of the dry zone.",
  status: "alive",
  age: 35,
  category: "wild",
};

const reading = (change: Partial<PortraitRecord>) => derivePortrait({ ...plain, ...change });

test("a record always reads the same", () => {
  expect(derivePortrait(plain)).toEqual(derivePortrait({ ...plain }));
});

test("crossed tusks are seen from the front, whole", () => {
  for (const slug of ["a", "b", "c", "d", "e", "f"]) {
    expect(reading({ slug, description: "His tusks are crossed." })).toMatchObject({
      tuskShape: "crossed",
      pose: "front",
      crop: "full",
    });
  }
});

test.each([
  ["Tusks like swords", "spread"],
  ["they point straight down", "downward"],
  ["rather short tusks", "short"],
  ["an upswept pair", "upswept"],
  ["Dala Poottuwa", "crossed"],
] as const)("'%s' is read as %s", (description, tuskShape) => {
  expect(reading({ description }).tuskShape).toBe(tuskShape);
});

test("a single tusk leaves one side empty, and the text can say which", () => {
  expect(["left", "right"]).toContain(reading({ tags: ["single tusk"] }).tusks);
  expect(reading({ description: "A single tusk, the left tusk torn out" }).tusks).toBe("right");
  expect(reading({ description: "one tusk; right tusk torn out" }).tusks).toBe("left");
});

test("broken tusks are read", () => {
  expect(reading({ description: "both tusks broken" }).broken).toBe("both");
  expect(["left", "right"]).toContain(reading({ description: "with a broken tusk" }).broken);
  expect(reading({}).broken).toBeNull();
});

test("the words on the tusks and the other names count too", () => {
  expect(reading({ tusks: "crossed" }).tuskShape).toBe("crossed");
  expect(reading({ aliases: ["Eka Dantha"] }).tusks).not.toBe("both");
});

test("words in markup do not count, only the text itself", () => {
  expect(reading({ description: '<p class="crossed">Nothing</p>' }).tuskShape).not.toBe("crossed");
});

test("the place decides the backdrop", () => {
  expect(reading({ location: "Minneriya National Park" }).habitat).toBe("tank");
  expect(reading({ location: "Kumana" }).habitat).toBe("coast");
  expect(reading({ location: "Sinharaja" }).habitat).toBe("rainforest");
  expect(reading({ location: "Udawalawe" }).habitat).toBe("grassland");
});

test("a domesticated tusker wears the cloth of the perahera by night", () => {
  const raja = reading({ category: "domesticated", description: "Bearer of the casket" });
  expect(raja).toMatchObject({ habitat: "temple", regalia: true, casket: true });
  expect(["front", "side"]).toContain(raja.pose);
});

test("a missing tusker is never seen walking", () => {
  for (let i = 0; i < 30; i++) expect(reading({ slug: `s${i}`, status: "missing" }).pose).not.toBe("side");
});

test("an unknown age is taken as that of a grown bull", () => {
  expect(reading({ age: null }).age).toBe(35);
});

test("what an editor has fixed wins, and what is left unset does not", () => {
  const fixed = derivePortrait(plain, { pose: "side", light: "night", broken: null, skin: undefined });
  expect(fixed).toMatchObject({ pose: "side", light: "night", broken: null });
  expect(fixed.skin).toBe(derivePortrait(plain).skin);
});

test("a fixed seed gives the accidents of that seed", () => {
  const seeded = derivePortrait(plain, { seed: "other" });
  expect(seeded).toEqual(derivePortrait({ ...plain, slug: "other" }));
});
