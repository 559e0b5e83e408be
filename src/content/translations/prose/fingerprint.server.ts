import { createHash } from "node:crypto";
import { normalised } from "../../../platform/text/normalised.ts";

/** White space says nothing, and the same letters can be composed in two ways. Joiners, which Sinhala needs, stay. */
export const normalText = (text: string): string => normalised(text).replace(/\s+/gu, " ").trim();

/** Changes with the words of a text, and neither with its markup nor with its white space. */
export const fingerprintOf = (text: string): string =>
  createHash("sha256").update(normalText(text)).digest("hex").slice(0, 16);
