import { expect, test } from "vitest";
import { DRAWN_STATES } from "../../artwork/features/feature-states.ts";
import { CHARACTER_NAMES, CHARACTERS } from "./vocabulary.ts";

test("every character and state of the record can be drawn, and no others", () => {
  const states = Object.fromEntries(CHARACTER_NAMES.map((name) => [name, CHARACTERS[name].states]));
  expect(DRAWN_STATES).toEqual(states);
});
