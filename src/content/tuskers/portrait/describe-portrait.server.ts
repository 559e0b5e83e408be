import type { BodyRecord } from "./body-of-record.ts";
import { type DescribedPortrait, portraitClaims } from "./portrait-claims.ts";
import { words } from "./words.ts";

/** The alternative text of a portrait: what it shows, and what of it is recorded. */
export const describePortrait = (portrait: DescribedPortrait, record: BodyRecord): string =>
  words.alt(portrait, portraitClaims(record));
