import { expect, test } from "vitest";
import { entry, sampleCurve } from "../../../artwork/geometry.ts";
import { frontTuskSpine } from "../../../artwork/portrait/front-tusks.ts";
import { sideTuskSpine } from "../../../artwork/portrait/side.ts";
import { HABITATS, type PortraitParameters } from "../../../artwork/portrait-parameters.ts";
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

test("crossed tusks and those that nearly cross are never seen from the side", () => {
  for (const slug of slugs) {
    for (const [tusks, tuskShape] of [
      ["Crossed", "crossed"],
      ["Curving inward", "inward"],
    ]) {
      const drawn = reading({ slug, tusks: tusks ?? null });
      expect(drawn.tuskShape).toBe(tuskShape);
      expect(drawn.pose).not.toBe("side");
    }
  }
});

test("a recorded length is drawn in any shape, with a bar beside it", () => {
  expect(reading({ tusks: "About 4 ft (1.2 m)" })).toMatchObject({ tuskShape: "plain", tuskMetres: 1.2, bar: true });
  expect(reading({ tusks: "3.5 ft (1.1 m), pointing straight down" })).toMatchObject({
    ...{ tuskShape: "downward", tuskMetres: 1.1, bar: true },
  });
  expect(reading({ tusks: "Very long" })).toMatchObject({ tuskMetres: 1.5, bar: false });
});

test("equal recorded lengths are drawn equal, whatever else is recorded", () => {
  const shaped = ["1.1 m, pointing straight down", "1.1 m, spread outward", "1.1 m, upswept"];
  for (const [pose, spine] of [
    ["front", frontTuskSpine],
    ["side", sideTuskSpine],
  ] as const) {
    const [first = 0, ...others] = shaped.map((tusks) => {
      const points = sampleCurve(spine({ ...reading({ tusks }), pose, near: "left", sway: 0, leftOverRight: true }));
      return points
        .slice(1)
        .reduce((sum, [x, y], i) => sum + Math.hypot(x - entry(points, i)[0], y - entry(points, i)[1]), 0);
    });
    for (const other of others) expect(Math.abs(other - first)).toBeLessThan(1);
  }
});

test("a single tusk is drawn on its recorded side, and from the side if that is unknown", () => {
  expect(reading({ tusks: "Left tusk torn out" })).toMatchObject({ tusks: "right", pose: "front" });
  for (const slug of slugs) {
    expect(reading({ slug, tusks: "Single tusk" })).toMatchObject({ tusks: "one", pose: "side" });
  }
});

test("what is recorded of one side is seen from the front, whatever an editor has set", () => {
  for (const slug of slugs) {
    const drawn = derivePortrait({ ...plain, slug, tusks: "Right tusk partly broken" }, { pose: "side" });
    expect(drawn).toMatchObject({
      pose: "front",
      recorded: { right: { isImagined: false, broken: "broken" }, left: { isImagined: true } },
    });
  }
});

test("who may live wild stands where nothing tells more than his park, whatever is set", () => {
  for (const [status, category] of [
    ["alive", "wild"],
    ["missing", "wild"],
    ["alive", "conservation"],
  ] as const) {
    for (const location of ["Minneriya National Park", "Kala Wewa", "Kumana", "Yala", "Pinnawala"]) {
      for (const slug of slugs) {
        const drawn = reading({ slug, location, status, category });
        expect(["coast", "river", "court", "temple"]).not.toContain(drawn.habitat);
        expect(drawn.landmark).toBe("none");
      }
    }
    for (const habitat of HABITATS) {
      const drawn = derivePortrait({ ...plain, status, category }, { habitat }).habitat;
      expect(["coast", "river", "court", "temple"]).not.toContain(drawn);
    }
  }
});

test("the place decides the setting", () => {
  const at = (location: string) => new Set(slugs.map((slug) => reading({ slug, location, status: "dead" }).habitat));
  expect(at("Sinharaja")).toEqual(new Set(["rainforest"]));
  expect([...at("Kumana")].toSorted()).toEqual(["coast", "river", "rocks"]);
  expect([...at("Kurunegala District")].toSorted()).toEqual(["dryforest", "paddy", "tank"]);
});

test("a kept tusker wears the cloth of processions only if the record tells of one", () => {
  const raja = reading({ category: "domesticated", tags: ["casket bearer"] });
  expect(raja).toMatchObject({ habitat: "temple", regalia: true, casket: true });
  const near = derivePortrait({ ...plain, category: "domesticated", tags: ["casket bearer"] }, { crop: "close" });
  expect(near).toMatchObject({ regalia: true, casket: false });
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
  for (const slug of slugs) {
    const { pose, crop } = reading({ slug, status: "missing" });
    expect(pose === "side" && crop !== "close").toBe(false);
  }
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
