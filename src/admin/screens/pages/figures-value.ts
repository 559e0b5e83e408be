import type { Figure } from "../../../content/texts/figure.ts";
import type { OwnForm } from "../../forms/entry/form-values.ts";

/** Figures in the form of a page. Each part of a figure shows its own error. */
export const FIGURES: OwnForm<Figure[], Figure[]> = {
  toForm: (value) => value,
  toBody: (figures) => figures,
  linesOf: (figures) =>
    figures.map(({ value, meaning, note, sources }) => ({
      ...(value !== "" && { label: value }),
      text: [meaning, note].filter((text) => text !== "").join(" · "),
      sources,
    })),
  placeOf: (path) => path.slice(0, 2),
};

/** The sources of a figure that is a field of its own. */
export const CITED_KEYS: OwnForm<string[], string[]> = {
  toForm: (value) => value,
  toBody: (keys) => keys,
  linesOf: (keys) => keys.map((key) => ({ text: "", sources: [key] })),
};
