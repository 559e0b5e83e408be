import { readFile } from "node:fs/promises";
import { placeWarnings } from "../src/content/safety/places/wild-place.ts";
import { findPosition } from "../src/content/safety/position-text.ts";

/** Prints how much of each half of its corpus the filter for positions and places detects. */
for (const half of ["first-half", "second-half"]) {
  const file = new URL(`../src/content/safety/places/corpus/${half}.txt`, import.meta.url);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  for (const verdict of ["harmful", "harmless"]) {
    const texts = lines
      .filter((line) => line.split(" ", 2)[1] === verdict)
      .map((line) => line.split(" ").slice(2).join(" "));
    const refused = texts.filter((text) => findPosition(text) !== undefined);
    const noticed = texts.filter((text) => findPosition(text) !== undefined || placeWarnings(text).length > 0);
    console.log(`${half}, ${verdict}: ${noticed.length} of ${texts.length} noticed, ${refused.length} refused`);
  }
}
