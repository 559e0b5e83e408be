import { expect, test } from "vitest";
import { entry, sampleCurve } from "../../artwork/geometry.ts";
import { frontTuskSpine } from "../../artwork/portrait/front.ts";
import { farTuskSpine, nearTuskSpine } from "../../artwork/portrait/quarter.ts";
import { sideTuskSpine } from "../../artwork/portrait/side.ts";
import { HABITATS, type PortraitParameters } from "../../artwork/portrait-parameters.ts";
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

test.each([
  ["About 4 ft (1.2 m)", "plain"],
  ["About 2 ft (0.6 m), still growing", "short"],
  ["Curved, about 5 ft (1.5 m)", "long"],
  ["Very long", "long"],
  ["About 3.5 ft (1.1 m), rather short for his size", "plain"],
  ["Short", "short"],
  ["3.5 ft (1.1 m), pointing straight down", "downward"],
] as const)("'%s' is drawn %s", (tusks, tuskShape) => {
  expect(reading({ tusks }).tuskShape).toBe(tuskShape);
});

test("of two recorded lengths the longer one is drawn longer", () => {
  const lengths = ["0.5 m", "0.8 m", "1.2 m", "1.8 m", "2.3 m"].map((words) => reading({ tusks: `${words}; crossed` }));
  const drawn = lengths.map(({ tuskLen }) => tuskLen);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("tusks that are called long without a figure are drawn shorter than the longest with one", () => {
  expect(reading({ tusks: "Very long" }).tuskLen).toBeLessThan(reading({ tusks: "1.8 m" }).tuskLen);
  expect(reading({ tusks: "Long, 1.5 m" }).tuskLen).toBe(reading({ tusks: "1.5 m" }).tuskLen);
});

test("equal recorded lengths are drawn equal, whatever else is recorded", () => {
  const straight = ["1.1 m", "1.1 m, rather short for his size"];
  const shaped = ["1.1 m, pointing straight down", "1.1 m, spread outward", "1.1 m, upswept"];
  for (const spine of [frontTuskSpine, nearTuskSpine, farTuskSpine, sideTuskSpine]) {
    const [first = 0, ...others] = [...straight, ...shaped].map((tusks) => {
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
    expect(reading({ slug, tusks: "One tusk broken" })).toMatchObject({ tusks: "one", pose: "side", broken: null });
  }
  const ashore = derivePortrait({ ...plain, status: "dead", tusks: "Single tusk" }, { pose: "front", habitat: "tank" });
  expect(ashore).toMatchObject({ pose: "side", habitat: "grassland" });
});

test("the side of which something is recorded is towards us", () => {
  for (const slug of slugs) {
    expect(reading({ slug, tusks: "Right tusk partly broken" })).toMatchObject({ broken: "right", facing: "right" });
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

test("a domesticated tusker wears the cloth of the perahera by night", () => {
  const raja = reading({ category: "domesticated", tags: ["casket bearer"] });
  expect(raja).toMatchObject({ habitat: "temple", regalia: true, casket: true });
  expect(["front", "side"]).toContain(raja.pose);
});

test("a missing tusker is never seen walking", () => {
  for (const slug of slugs) expect(reading({ slug, status: "missing" }).pose).not.toBe("side");
});

test("an unknown age is taken as that of a grown bull", () => {
  expect(reading({ age: null }).age).toBe(35);
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
