import { expect, test } from "vitest";
import { countTurns } from "../../../../tests/support/count-turns.ts";
import { readWarnings } from "./read-warnings.server.ts";

test("others are served while a long text is searched", async () => {
  const content = "He was seen by many people, and he walks slowly by the road of the park in the wet season. ".repeat(
    4000,
  );
  const entry = { title: "On jeeps", content };
  const turns = await countTurns(() => readWarnings(entry, "2026-03-01", [{ name: "Drona", aliases: [] }]));
  expect(turns).toBeGreaterThan(1);
});
