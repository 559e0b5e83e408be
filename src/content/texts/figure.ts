import { z } from "zod";
import { singleLine } from "../safety/plain-text.ts";
import { SOURCE_KEY } from "../sources/source-key.ts";

/**
 * The kinds of row that pages show with sources: a figure with what it counts, a place with its area, and a year with a
 * number of elephants. All have the same parts, so that pages store, translate and cite them alike.
 */
export type FigureKind = "figure" | "place" | "year";

export const MOST_FIGURES: Record<FigureKind, number> = { figure: 6, place: 12, year: 20 };
const MOST_SOURCES = 10;

/** The keys of the sources of a figure. */
export const citedKeysSchema = z
  .array(z.string().regex(SOURCE_KEY, "A source is named by its key."))
  .max(MOST_SOURCES, `There can be ${MOST_SOURCES} sources at most.`);

const line = (label: string, max: number, min = 1) => singleLine({ min, max, label });

/** A figure with what it counts, a note on it, and the keys of its sources. */
const figureSchema = z.strictObject({
  value: line("The figure", 20),
  meaning: line("What it counts", 200),
  note: line("The note", 200, 0),
  sources: citedKeysSchema,
});

export type Figure = z.infer<typeof figureSchema>;

/** A place: its area, which may be unknown, its name, and what it is known for. */
const placeSchema = z.strictObject({
  value: line("The area", 20, 0),
  meaning: line("The place", 80),
  note: line("What the place is known for", 200),
  sources: citedKeysSchema,
});

/** How many elephants, and in which year. */
const yearSchema = z.strictObject({
  value: line("The number of elephants", 20).regex(
    /^(0|[1-9]\d{0,5})$/,
    "The number of elephants must be a whole number in digits, such as 72.",
  ),
  meaning: line("The year", 20).regex(/^(19|20)\d\d$/, "The year must have four digits, such as 2023."),
  note: z.literal("", "A year has no note."),
  sources: citedKeysSchema,
});

/** Each year stands once, and after those before it: the bars are read as a course of time. */
function checkOrder(years: readonly Figure[], context: z.RefinementCtx): void {
  for (const [index, { meaning }] of years.entries()) {
    const before = years[index - 1]?.meaning ?? "";
    if (meaning > before) continue;
    const message = `The years must be in order: ${meaning} cannot come after ${before}.`;
    context.addIssue({ code: "custom", path: [index, "meaning"], message });
  }
}

const listOf = (schema: z.ZodType<Figure>, kind: FigureKind, many: string) =>
  z.array(schema).max(MOST_FIGURES[kind], `There can be ${MOST_FIGURES[kind]} ${many} at most.`);

export const FIGURE_SCHEMAS: Record<FigureKind, z.ZodType<Figure[]>> = {
  figure: listOf(figureSchema, "figure", "figures"),
  place: listOf(placeSchema, "place", "places"),
  year: listOf(yearSchema, "year", "years").superRefine(checkOrder),
};

/** Which kind of row each field of a page holds. */
export const FIGURE_FIELDS: Readonly<Record<string, FigureKind>> = {
  whyFigures: "figure",
  processionFigures: "figure",
  namesFigures: "figure",
  walkPlaces: "place",
  tollYears: "year",
};
