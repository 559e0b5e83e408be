import { notKnown } from "../record/texts/not-known.ts";
import { readRecordedTusks, type TuskRecord } from "../tuskers/portrait/recorded-tusks.ts";
import { STATUSES } from "../tuskers/status.ts";
import { type DateFields, datesOfLife } from "./life-dates.ts";

/** What is not known of him, as the parts of one line: what the page tells elsewhere, by any rule, is not in it. */
export function missingFacts(tusker: DateFields & TuskRecord): string[] {
  return notKnown({
    claims: tusker.claims,
    features: tusker.features,
    isDead: STATUSES[tusker.status].datedBy === "death",
    told: { birth: datesOfLife(tusker).born !== null, tuskLength: readRecordedTusks(tusker).length !== null },
  });
}
