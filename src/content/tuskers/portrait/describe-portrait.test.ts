import { expect, test } from "vitest";
import { DEFAULT_PORTRAIT, DRAWN_STATUSES } from "../../../artwork/parameters.ts";
import { HABITATS, LIGHTS, POSES } from "../../../artwork/portrait-parameters.ts";
import { describePortrait } from "./describe-portrait.server.ts";
import type { DescribedPortrait } from "./portrait-claims.ts";

const { pose, regalia, casket, trunkUp, status, light, habitat } = DEFAULT_PORTRAIT;
const shown: DescribedPortrait = { pose, regalia, casket, trunkUp, status, scene: { light, habitat } };
const SILENT = { tusks: null, tags: [] };

test("one sentence describes a portrait, and another what of it is recorded", () => {
  expect(describePortrait(shown, { tusks: "Crossed", tags: [] })).toBe(
    "Illustration: a tusker seen from the front, in evening light by a tank. As recorded: tusks that cross.",
  );
});

test("where nothing is recorded, the words say that it is imagined", () => {
  expect(describePortrait(shown, SILENT)).toContain("imagined");
  expect(describePortrait(shown, { tusks: "Crossed", tags: [] })).not.toContain("imagined");
});

test("time of day and landscape are described only if they are given", () => {
  const scenes = LIGHTS.flatMap((hour) => HABITATS.map((land) => ({ light: hour, habitat: land })));
  const told = new Set(scenes.map((scene) => describePortrait({ ...shown, scene }, SILENT)));
  // A temple is described the same in every light.
  expect(told.size).toBe(scenes.length - LIGHTS.length + 1);
  expect(told).not.toContain(describePortrait({ ...shown, scene: undefined }, SILENT));
});

test("the cloth is described", () => {
  const dressed = describePortrait({ ...shown, pose: "side", regalia: true, casket: true }, SILENT);
  expect(dressed).toContain("a tusker in perahera cloth seen from the side, carrying the casket");
});

test("every portrait has words", () => {
  for (const from of POSES) {
    for (const state of DRAWN_STATUSES) {
      for (const scene of [undefined, shown.scene]) {
        const words = describePortrait({ ...shown, pose: from, status: state, scene }, SILENT);
        expect(words).toMatch(/^Illustration: a tusker [a-z, -]+\. [A-Z][a-z ]+\.$/);
      }
    }
  }
});
