import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { featureInks } from "../artwork/features/feature-pen.ts";
import { DRAWN_STATES } from "../artwork/features/feature-states.ts";
import { CHARACTER_NAMES, CHARACTERS } from "./vocabulary.ts";

test("every character and state of the record can be drawn, and no others", () => {
  const states = Object.fromEntries(CHARACTER_NAMES.map((name) => [name, CHARACTERS[name].states]));
  expect(DRAWN_STATES).toEqual(states);
});

test("the styles have the inks of the drawings for day, night and print", () => {
  const css = readFileSync(new URL("./shown/features/feature-drawing.module.css", import.meta.url), "utf8");
  const blocks = [...css.matchAll(/\{([^{}]*--fi-line[^{}]*)\}/g)].map(([, block = ""]) =>
    Object.fromEntries(Array.from(block.matchAll(/(--fi-[\w-]+): ([^;]+);/g), ([, name, value]) => [name, value])),
  );
  expect(blocks).toEqual([featureInks("day"), featureInks("night"), featureInks("print")]);
});
