import { portraitClaims } from "./portrait-claims.ts";
import type { TuskRecord } from "./recorded-tusks.ts";
import { words } from "./words.en.ts";

type Captioned = TuskRecord & { sources: readonly unknown[] };

/** What the record says about the tusks, as far as the drawing shows it. */
export function tuskSentence({ sources = [], ...record }: TuskRecord & Partial<Captioned>): string {
  const { recorded } = portraitClaims(record);
  if (recorded !== undefined) return words.tusks.recorded(recorded);
  if (record.tusks) return words.tusks.notFollowed;
  return sources.length > 0 ? words.tusks.notInSources : words.tusks.notDescribed;
}

/** The caption of a drawn portrait: what is recorded, and what is imagined. */
export const portraitCaption = (tusker: Captioned): string =>
  words.caption(tuskSentence(tusker), portraitClaims(tusker));
