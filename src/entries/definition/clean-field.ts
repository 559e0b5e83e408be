import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import type { Clean } from "./content.ts";

/**
 * Cleans a value for storage: sanitises rich text. Kept apart because the HTML parser is too large for public pages.
 */
export const cleanField: Clean = (kind, value) => (kind === "richText" ? cleanRichText(value as string).html : value);
