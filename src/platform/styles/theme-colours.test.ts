import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { THEME_COLOURS } from "./theme-colours.ts";

test("the browser's own frame has the colour of the paper, by day and by night", async () => {
  const tokens = await readFile(new URL("tokens.css", import.meta.url), "utf8");
  const [day, night] = [...tokens.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(THEME_COLOURS).toEqual({ day, night });
});
