import { expect, test } from "vitest";
import { countTurns } from "../../../../tests/support/count-turns.ts";
import { textOf } from "./file-text.server.ts";

test("a text is read in pieces, between which others are served", async () => {
  const text = "ඇතා\n".repeat(100_000);
  const pieces: string[] = [];
  const turns = await countTurns(async () => {
    for await (const piece of textOf([new TextEncoder().encode(text)])) pieces.push(piece);
  });
  expect(pieces.join("")).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  expect(turns).toBeGreaterThan(10);
});
