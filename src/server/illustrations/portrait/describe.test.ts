import { expect, test } from "vitest";
import { HABITATS, LIGHTS, POSES, TUSK_SHAPES, TUSKS } from "../../../domain/tuskers/portrait-parameters.ts";
import { TUSKER_STATUSES } from "../../../domain/tuskers/tusker.ts";
import { DEFAULT_PORTRAIT } from "../parameters.ts";
import { describePortrait } from "./describe.ts";

test("a portrait is told in one sentence", () => {
  expect(describePortrait({ ...DEFAULT_PORTRAIT, tuskShape: "crossed" })).toBe(
    "Illustration: a tusker seen from the front, his tusks crossing before the trunk, in evening light by a tank",
  );
});

test("a missing tusk, a broken one and the cloth are told", () => {
  const words = describePortrait({ ...DEFAULT_PORTRAIT, tusks: "left", broken: "left" });
  expect(words).toContain("with one tusk, the left, broken");
  expect(describePortrait({ ...DEFAULT_PORTRAIT, broken: "right" })).toContain("with long tusks, the right one broken");
  const dressed = describePortrait({ ...DEFAULT_PORTRAIT, pose: "side", regalia: true, casket: true });
  expect(dressed).toContain("a tusker in perahera cloth seen from the side, carrying the casket");
});

test("every portrait has words", () => {
  for (const pose of POSES) {
    for (const habitat of HABITATS) {
      for (const light of LIGHTS) {
        for (const status of TUSKER_STATUSES) {
          for (const tuskShape of TUSK_SHAPES) {
            for (const tusks of TUSKS) {
              const words = describePortrait({ ...DEFAULT_PORTRAIT, pose, habitat, light, status, tuskShape, tusks });
              expect(words).toMatch(/^Illustration: a tusker [a-z, -]+$/);
            }
          }
        }
      }
    }
  }
});
