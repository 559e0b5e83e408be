import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import type { Clean } from "./content.ts";

/** Values as they are stored: rich text without what may not stand in it. Its parser is too large for public pages. */
export const cleanField: Clean = (kind, value) => (kind === "richText" ? cleanRichText(value as string).html : value);
