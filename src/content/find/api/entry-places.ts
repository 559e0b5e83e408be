import { articleWords } from "../../articles/words.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import type { Claims, Feature, RecordedEvent } from "../../record/record.ts";
import type { ClaimProperty } from "../../record/vocabulary.ts";
import { CHARACTER_WORDS, CLAIM_LABELS } from "../../record/words.ts";
import { writtenTime } from "../../record/written-record-date.ts";
import { tuskerWords } from "../../tuskers/words.ts";
import type { FoundHit } from "../found-hit.ts";

type Record = { claims?: Claims; events?: readonly RecordedEvent[]; features?: readonly Feature[]; origin?: unknown };
type Place = Pick<FoundHit, "group" | "path" | "place">;

const isClaimOf = (origin: unknown) => (account: { value: unknown }) => account.value === origin;

/** The label of a field of any entry. */
export const labelOfField = (name: string): string =>
  (({ ...tuskerWords, ...articleWords }) as Readonly<globalThis.Record<string, string>>)[name] ?? name;

/** Where in the record a text of an entry stands. @param path as `shownTexts` tells it */
export function placeInEntry(entry: EntryToCheck, path: string): Place {
  const { claims = {}, events = [], features = [], origin } = entry as Record;
  const [name = "", second = "", third = "", part] = path.split(".");
  switch (name) {
    case "origin": {
      // The form tells the origin by its account.
      const index = (claims.origin ?? []).findIndex(isClaimOf(origin));
      return {
        group: "facts",
        path: `claims.origin.${Math.max(0, index)}.value`,
        place: `Facts, ${CLAIM_LABELS.origin}`,
      };
    }
    case "claims":
      return {
        group: "facts",
        path,
        place: `Facts, ${CLAIM_LABELS[second as ClaimProperty]}${part === "note" ? ", note" : ""}`,
      };
    case "events": {
      const event = events[Number(second)];
      return { group: "events", path, place: `Events${event === undefined ? "" : `, ${writtenTime(event)}`}` };
    }
    case "features": {
      const feature = features[Number(second)];
      return {
        group: "facts",
        path,
        place: `Features${feature === undefined ? "" : `, ${CHARACTER_WORDS[feature.character].label}`}`,
      };
    }
    case "relations":
      return { group: "facts", path, place: `Related tuskers${third === "note" ? ", note" : ""}` };
    default:
      return { group: "texts", path, place: labelOfField(name) };
  }
}
