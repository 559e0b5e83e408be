import { expect, test } from "vitest";
import { entry, sampleCurve } from "../../artwork/geometry.ts";
import { frontTuskSpine } from "../../artwork/portrait/front-tusks.ts";
import { farTuskSpine, nearTuskSpine } from "../../artwork/portrait/quarter.ts";
import { sideTuskSpine } from "../../artwork/portrait/side.ts";
import { HABITATS, type PortraitParameters } from "../../artwork/portrait-parameters.ts";
import type { RecordedEvent } from "../../record/record.ts";
import { derivePortrait, type PortraitRecord, UNRECORDED_BODY } from "./derive-portrait.server.ts";

const plain: PortraitRecord = {
  slug: "some-tusker",
  location: "Matale District",
  tags: [],
  status: "alive",
  age: 35,
  category: "wild",
};

const reading = (change: Partial<PortraitRecord>) => derivePortrait({ ...plain, ...change });
const slugs = Array.from({ length: 40 }, (_, i) => `s${i}`);

test("a record always reads the same", () => {
  expect(derivePortrait(plain)).toEqual(derivePortrait({ ...plain }));
});

test("without recorded traits, all bodies are the same", () => {
  for (const slug of slugs) expect(reading({ slug })).toMatchObject(UNRECORDED_BODY);
});

test("parameters that an earlier release drew of the body are not drawn", () => {
  const invented: PortraitParameters = {
    tusks: "left",
    tuskShape: "upswept",
    tuskLen: 1,
    broken: "right",
    depig: 0.7,
    tears: 3,
    earSize: 1.1,
    domes: 1,
    skin: "laterite",
  };
  expect(derivePortrait(plain, invented)).toEqual(derivePortrait(plain));
  const told = { ...plain, tusks: "Curving inward" };
  expect(derivePortrait(told, invented)).toEqual(derivePortrait(told));
});

test("crossed tusks and those that nearly cross are seen from the front, whole", () => {
  for (const slug of slugs) {
    const seen = { pose: "front", crop: "full" };
    expect(reading({ slug, tusks: "Crossed" })).toMatchObject({ tuskShape: "crossed", ...seen });
    expect(reading({ slug, tusks: "Curving inward" })).toMatchObject({ tuskShape: "inward", ...seen });
  }
});

test("a length is drawn only of tusks whose form is recorded", () => {
  for (const tusks of ["About 4 ft (1.2 m)", "Curved, about 5 ft (1.5 m)", "Very long", "Short"]) {
    expect(reading({ tusks })).toMatchObject({ tuskShape: "plain", tuskLen: UNRECORDED_BODY.tuskLen });
  }
  expect(reading({ tusks: "3.5 ft (1.1 m), pointing straight down" })).toMatchObject({
    tuskShape: "downward",
    tuskLen: expect.closeTo(0.5, 1),
  });
});

test("of two recorded lengths the longer one is drawn longer", () => {
  const lengths = ["0.5 m", "0.8 m", "1.2 m", "1.8 m", "2.3 m"].map((words) => reading({ tusks: `${words}; crossed` }));
  const drawn = lengths.map(({ tuskLen }) => tuskLen);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("tusks that are called long without a figure are drawn shorter than the longest with one", () => {
  const length = (words: string) => reading({ tusks: `${words}; crossed` }).tuskLen;
  expect(length("Very long")).toBeLessThan(length("1.8 m"));
  expect(length("Long, 1.5 m")).toBe(length("1.5 m"));
});

test("equal recorded lengths are drawn equal, whatever else is recorded", () => {
  const shaped = ["1.1 m, pointing straight down", "1.1 m, spread outward", "1.1 m, upswept"];
  for (const spine of [frontTuskSpine, nearTuskSpine, farTuskSpine, sideTuskSpine]) {
    const [first = 0, ...others] = shaped.map((tusks) => {
      const points = sampleCurve(spine({ ...reading({ tusks }), near: "left", sway: 0, leftOverRight: true }));
      return points
        .slice(1)
        .reduce((sum, [x, y], i) => sum + Math.hypot(x - entry(points, i)[0], y - entry(points, i)[1]), 0);
    });
    for (const other of others) expect(Math.abs(other - first)).toBeLessThan(1);
  }
});

test("a single tusk is drawn on its recorded side, or on neither if that is unknown", () => {
  expect(reading({ tusks: "Left tusk torn out" })).toMatchObject({ tusks: "right" });
  for (const slug of slugs) {
    expect(reading({ slug, tusks: "Single tusk" })).toMatchObject({ tusks: "one", pose: "side" });
  }
  const ashore = derivePortrait({ ...plain, status: "dead", tusks: "Single tusk" }, { pose: "front", habitat: "tank" });
  expect(ashore).toMatchObject({ pose: "side", habitat: "grassland" });
});

test("what is recorded of one side is seen from the front, whatever an editor has set", () => {
  for (const slug of slugs) {
    const drawn = derivePortrait({ ...plain, slug, tusks: "Right tusk partly broken" }, { pose: "side" });
    expect(drawn).toMatchObject({ pose: "front", recorded: { right: { tusk: "root", broken: "broken" } } });
    expect(drawn.recorded?.left.tusk).toBe("hidden");
  }
});

test("who may live wild is drawn in open country wherever he is, whatever is set", () => {
  const places = ["Minneriya National Park", "Kala Wewa", "Kumana", "Sinharaja", "Udawalawe"];
  for (const [status, category] of [
    ["alive", "wild"],
    ["missing", "wild"],
    ["alive", "conservation"],
  ] as const) {
    for (const slug of slugs) {
      const [first, ...others] = places.map((location) => reading({ slug, location, status, category }).habitat);
      expect(["dryforest", "grassland"]).toContain(first);
      for (const other of others) expect(other).toBe(first);
    }
    for (const habitat of HABITATS) {
      expect(["dryforest", "grassland"]).toContain(derivePortrait({ ...plain, status, category }, { habitat }).habitat);
    }
  }
});

test("of the dead the place decides the backdrop", () => {
  const at = (location: string) => reading({ location, status: "dead" }).habitat;
  expect(at("Minneriya National Park")).toBe("tank");
  expect(at("Kumana")).toBe("coast");
  expect(at("Sinharaja")).toBe("rainforest");
  expect(at("Udawalawe")).toBe("grassland");
});

test("a kept tusker wears the cloth of processions only if the record tells of one", () => {
  const raja = reading({ category: "domesticated", tags: ["casket bearer"] });
  expect(raja).toMatchObject({ habitat: "temple", regalia: true, casket: true });
  expect(["front", "side"]).toContain(raja.pose);
  const kept: PortraitRecord = { ...plain, category: "domesticated" };
  expect(derivePortrait(kept, { regalia: true, casket: true })).toMatchObject({ regalia: false, casket: false });
  const walked: RecordedEvent = {
    kind: "procession",
    date: "1990",
    text: "He walked.",
    certainty: "certain",
    sources: [],
  };
  expect(derivePortrait({ ...kept, events: [walked] })).toMatchObject({ regalia: true, casket: false });
  expect(derivePortrait({ ...kept, events: [walked] }, { regalia: false })).toMatchObject({ regalia: false });
});

test("a missing tusker is never seen walking", () => {
  for (const slug of slugs) expect(reading({ slug, status: "missing" }).pose).not.toBe("side");
});

test("an unknown age is taken as that of a grown bull, an age of 0 as that of a newborn", () => {
  expect([reading({ age: null }).age, reading({ age: 0 }).age]).toEqual([35, 0]);
});

test("the composition that an editor has set wins, and what is left unset does not", () => {
  const set = derivePortrait(plain, { pose: "side", light: "night", crop: undefined });
  expect(set).toMatchObject({ pose: "side", light: "night" });
  expect(set.crop).toBe(derivePortrait(plain).crop);
});

test("a fixed seed gives the accidents of that seed", () => {
  const seeded = derivePortrait(plain, { seed: "other" });
  expect(seeded).toEqual(derivePortrait({ ...plain, slug: "other" }));
});
