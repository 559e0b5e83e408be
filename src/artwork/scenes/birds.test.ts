import { expect, test } from "vitest";
import { drawPortrait } from "../portrait/portrait.ts";
import { HABITATS } from "../portrait-parameters.ts";
import { egret, egrets } from "./birds.ts";

test("egrets stand anywhere but at the tusks, where they would read as ivory", () => {
  const tusks = { left: 400, right: 600, top: 500, bottom: 700 };
  const far = [200, 600, 1, 1] as const;
  const below = [500, 900, 1, 1] as const;
  const places = [far, [500, 600, 1, 1], [320, 690, 1, -1], [680, 560, 1, 1], [500, 800, 1, 1], below] as const;
  expect(egrets(places, tusks)).toBe(egret(...far) + egret(...below));
  expect(egrets([[500, 600, 1, 1]], undefined)).toBe(egret(500, 600, 1, 1));
});

test("the lilies of the dead float on water", () => {
  const lily = "#8f97c9";
  const withLilies = HABITATS.filter((habitat) => drawPortrait({ seed: "a", habitat, status: "dead" }).includes(lily));
  expect(withLilies).toEqual(["tank"]);
});
