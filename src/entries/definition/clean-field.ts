import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import type { Clean } from "./content.ts";

/** A rich text as it is stored. It is trimmed after cleaning, which removes markup around spaces and decodes `&nbsp;`. */
export const cleanText = (source: string): string => cleanRichText(source).html.trim();

/**
 * Cleans a value for storage: sanitises rich text. Kept apart because the HTML parser is too large for public pages.
 */
export const cleanField: Clean = (kind, value) => (kind === "richText" ? cleanText(value as string) : value);
