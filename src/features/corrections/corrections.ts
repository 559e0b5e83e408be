import { z } from "zod";
import { CLAIM_PROPERTIES } from "../../content/record/vocabulary.ts";

/**
 * The fields whose changes readers are told of. Images, tags, addresses and drawings state nothing. The test beside this
 * names the fields that are left out.
 */
const FIELDS = [
  "name",
  "aliases",
  "statusAsOf",
  "statusNote",
  "ageNote",
  "location",
  "category",
  "tusks",
  "wikidata",
  "description",
  "events",
  "features",
  "relations",
  "sources",
] as const;

/** The older fields of facts that have accounts, too: a change of both is told once. */
const FACTS: Readonly<Record<string, (typeof CLAIM_PROPERTIES)[number]>> = {
  status: "status",
  age: "age",
  bornYear: "born",
  diedOn: "died",
  heightM: "height",
  origin: "origin",
};

const HOW = ["added", "corrected", "removed"] as const;

export const correctionSchema = z
  .object({
    on: z.string().meta({ format: "date", description: "The day in Sri Lanka." }),
    changes: z.array(z.object({ what: z.enum([...FIELDS, ...CLAIM_PROPERTIES]), how: z.enum(HOW) })),
  })
  .meta({ id: "Correction" });

export type Correction = z.infer<typeof correctionSchema>;
type Change = Correction["changes"][number];

/** A stored version: the day on which it was saved, and its content. */
export type DatedContent = { on: string; content: Record<string, unknown> };

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** A list that only grew counts as added, one that only shrank as removed, and one in another order as corrected. */
function howOf(before: unknown, after: unknown): Change["how"] | undefined {
  const [old, fresh] = [JSON.stringify(before ?? null), JSON.stringify(after ?? null)];
  if (old === fresh || (isEmpty(before) && isEmpty(after))) return undefined;
  if (isEmpty(before)) return "added";
  if (isEmpty(after)) return "removed";
  if (!Array.isArray(before) || !Array.isArray(after)) return "corrected";
  const texts = (list: unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [had, has] = [texts(before), texts(after)];
  if (has.isSupersetOf(had) && after.length > before.length) return "added";
  return has.isSubsetOf(had) && after.length < before.length ? "removed" : "corrected";
}

const sorted = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((item) => JSON.stringify(item)).sort() : list;

function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Change[] {
  const claims = (content: Record<string, unknown>) => (content.claims ?? {}) as Record<string, unknown>;
  const told = new Map<Change["what"], Change["how"]>();
  const tell = (what: Change["what"], old: unknown, fresh: unknown) => {
    const how = howOf(old, fresh);
    if (how !== undefined && !told.has(what)) told.set(what, how);
  };
  for (const property of CLAIM_PROPERTIES) tell(property, claims(before)[property], claims(after)[property]);
  for (const [field, property] of Object.entries(FACTS)) tell(property, before[field], after[field]);
  for (const field of FIELDS) {
    // Sources stand in the order of their first citation, so another order says nothing about them.
    if (field === "sources") tell(field, sorted(before[field]), sorted(after[field]));
    else tell(field, before[field], after[field]);
  }
  return [...told].map(([what, how]) => ({ what, how }));
}

const isPublished = ({ content }: DatedContent): boolean => content.publication === "published";

/**
 * What changed between published versions, the newest first. Only that something changed is told, never what it was
 * before: it may have been withdrawn for a reason.
 * @param versions the newest first
 */
export function correctionsOf(versions: readonly DatedContent[]): Correction[] {
  const published = versions.filter(isPublished);
  return published.flatMap((version, index) => {
    const before = published[index + 1];
    const changes = before === undefined ? [] : changesBetween(before.content, version.content);
    return changes.length === 0 ? [] : [{ on: version.on, changes }];
  });
}
