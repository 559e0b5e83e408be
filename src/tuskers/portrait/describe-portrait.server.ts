import { tuskSentence } from "./portrait-caption.ts";
import type { DescribedPortrait } from "./portrait-claims.ts";
import type { TuskRecord } from "./recorded-tusks.ts";
import { words } from "./words.en.ts";

/** The alternative text of a portrait: what it shows, and what of it is recorded. */
export const describePortrait = (portrait: DescribedPortrait, record: TuskRecord): string =>
  words.alt(portrait, tuskSentence(record));
