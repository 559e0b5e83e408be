import { z } from "zod";
import { singleLine } from "../safety/plain-text.ts";
import { SOURCE_KEY } from "../sources/source-key.ts";

export const MOST_FIGURES = 6;
const MOST_SOURCES = 10;

/** A figure with what it counts, a note on it, and the keys of its sources. */
const figureSchema = z.strictObject({
  value: singleLine({ min: 1, max: 20, label: "The figure" }),
  meaning: singleLine({ min: 1, max: 200, label: "What it counts" }),
  note: singleLine({ min: 0, max: 200, label: "The note" }),
  sources: z
    .array(z.string().regex(SOURCE_KEY, "A source is named by its key."))
    .max(MOST_SOURCES, `A figure can have ${MOST_SOURCES} sources at most.`),
});

export const figuresSchema = z.array(figureSchema).max(MOST_FIGURES, `There can be ${MOST_FIGURES} figures at most.`);

export type Figure = z.infer<typeof figureSchema>;
