import type { Language } from "../../platform/languages/language.ts";

/** The documents for printing, by the names of their templates in `templates`. */
export type PaperTemplate = "card" | "guide" | "poster" | "worksheet";

/** Plain values: a template reads them as data, so no text of a keeper is ever read as markup. */
export type PaperData =
  | string
  | number
  | boolean
  | null
  | readonly PaperData[]
  | { readonly [name: string]: PaperData };

/** A document to be set as PDF. */
export type Paper = {
  template: PaperTemplate;
  /** What the template shows. It reads it from the file `data.json`. */
  data: { readonly [name: string]: PaperData };
  /** SVG texts, or images as bytes, by the file names under which the template finds them: `front.svg`. */
  images: Readonly<Record<string, string | Uint8Array>>;
  language: Language;
};
