import type { OwnForm } from "../../entries/form/form-values.ts";
import type { Figure } from "../figure.ts";

/** Figures in the form of a page. */
export const FIGURES: OwnForm<Figure[], Figure[]> = {
  toForm: (value) => value,
  toBody: (figures) => figures,
  textOf: (figures) =>
    figures.map(({ value, meaning, note, sources }) => [value, meaning, note, ...sources].join(" · ")).join("\n"),
};
