import type { BodyRecord } from "./body-of-record.ts";
import { portraitClaims } from "./portrait-claims.ts";
import { words } from "./words.ts";

/** The caption of a drawn portrait: what of the tusks is recorded, and what is imagined. */
export const portraitCaption = (tusker: BodyRecord): string => words.caption(portraitClaims(tusker));

/** What readers are told of a drawn portrait: its caption, and behind it how it was drawn. */
export const portraitTexts = (tusker: BodyRecord): { portraitCaption: string; portraitDetails: string[] } => ({
  portraitCaption: portraitCaption(tusker),
  portraitDetails: words.details(portraitClaims(tusker)),
});
