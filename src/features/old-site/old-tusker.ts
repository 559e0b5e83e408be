import { STATUSES, TUSKER_CATEGORIES, TUSKER_STATUSES, type TuskerStatus } from "../../content/tuskers/status.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { identityIn, imagesIn, type OldEntry, sharedFields } from "./old-entry.ts";
import { choiceIn, plainIn, tagsIn, textIn } from "./old-values.ts";

const OTHER_STATUSES: Record<string, TuskerStatus> = Object.fromEntries(
  TUSKER_STATUSES.flatMap((status) => STATUSES[status].otherNames.map((name) => [name, status])),
);

/** The fields that only sites like this one have. */
const SHARED = newTuskerSchema.pick({
  aliases: true,
  statusAsOf: true,
  statusNote: true,
  ageNote: true,
  bornYear: true,
  diedOn: true,
  heightM: true,
  tusks: true,
  origin: true,
  sources: true,
  portrait: true,
  publication: true,
}).shape;

const MAX_NAME = 120;
const MAX_LOCATION = 200;
const MAX_AGE_NOTE = 200;
const MAX_AGE = 120;

/** The default place: true of every entry, and it gives no location away. */
const COUNTRY = "Sri Lanka";

/** The age as a number, and as text if the other site has more than a number. */
function ageIn(value: unknown, notes: string[]): { age: number | null; ageNote?: string } {
  // A site like this one uses null for an unknown age.
  if (value === null) return { age: null };
  const written = textIn(value);
  if (written === undefined) {
    notes.push("No age given: recorded as “not known”.");
    return { age: null };
  }
  const found = /\d+(?:\.\d+)?/.exec(written)?.[0];
  const age = found === undefined || Number(found) > MAX_AGE || /^-/.test(written) ? null : Number(found);
  if (/^\d+(?:\.\d+)?(?:\s*(?:years?|yrs?)(?:\s+old)?\.?)?$/i.test(written) && age !== null) return { age };
  notes.push(`The age “${written.slice(0, 100)}” was read as ${age ?? "not known"}.`);
  const words = plainIn(written, { label: "The age", max: MAX_AGE_NOTE }, notes);
  // "Unknown" and the like add nothing to a missing number.
  return age === null || words === undefined ? { age } : { age, ageNote: words };
}

/** Parses a tusker of another site: any letter case, images under any key, missing fields or fields of another type. */
export function readOldTusker(raw: Record<string, unknown>): OldEntry {
  const notes: string[] = [];
  const name = plainIn(raw.name ?? raw.title, { label: "The name", max: MAX_NAME }, notes);
  const tags = tagsIn(raw.tags, notes);

  const status = choiceIn(raw.status, TUSKER_STATUSES, OTHER_STATUSES);
  if (status === undefined) {
    const written = textIn(raw.status);
    const had = written === undefined ? "No status given" : `The status “${written.slice(0, 60)}” is unknown`;
    notes.push(`${had}: recorded as “alive”.`);
  }
  const category = choiceIn(raw.category, TUSKER_CATEGORIES) ?? choiceIn(tags[0], TUSKER_CATEGORIES);
  if (category === undefined) notes.push("No known category: recorded as “wild”.");

  const location = plainIn(raw.location, { label: "The location", max: MAX_LOCATION }, notes);
  if (location === undefined) notes.push(`No location given: recorded as “${COUNTRY}”.`);

  return {
    ...identityIn(raw, name, notes),
    fields: {
      name: name ?? "",
      ...ageIn(raw.age, notes),
      location: location ?? COUNTRY,
      description: textIn(raw.description) ?? null,
      status: status ?? "alive",
      category: category ?? "wild",
      tags,
      ...sharedFields(raw, SHARED, notes),
    },
    pictures: imagesIn(raw),
    notes,
  };
}
