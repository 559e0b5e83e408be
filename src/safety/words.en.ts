import { catalogue } from "../platform/languages/catalogue.ts";
/** Validation messages for the author of a text; `label` is the label of the field. */
export const words = catalogue({
  position:
    "Please leave out coordinates, plus codes, map links and short links: they can lead a poacher to an animal. Name the park or the district instead.",
  required: (label: string) => `${label} is required.`,
  noText: (label: string) => `${label} must be text.`,
  tooLong: (label: string, most: number) => `${label} can have at most ${most.toLocaleString("en")} characters.`,
  tooShort: (label: string, least: number) => `${label} needs at least ${least} characters.`,
  severalLines: (label: string) => `${label} must be one line.`,
});
