import type { BodyRecord } from "./body-of-record.ts";
import { portraitClaims } from "./portrait-claims.ts";
import { words } from "./words.en.ts";

/** The caption of a drawn portrait: what is drawn from the record, what is hidden, and what is recorded but not drawn. */
export const portraitCaption = (tusker: BodyRecord): string => words.caption(portraitClaims(tusker));
