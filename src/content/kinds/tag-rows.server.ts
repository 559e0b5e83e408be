import { sql } from "kysely";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { byKind, type EntrySeqs, readSeqs, tableOf } from "./rows/entry-rows.server.ts";
import type { TagUse } from "./tag-use.ts";

/**
 * The table of a kind's tags, and its column with the entry's internal key. Typed as the table of tuskers, so that one
 * query serves both kinds.
 */
const TAGS = byKind((kind) => ({
  table: `${kind}_tags` as "tusker_tags",
  owner: `${kind}_seq` as "tusker_seq",
}));

const findTags = byKind((kind) => {
  const { table, owner } = TAGS[kind];
  return preparedQuery((db, { seqs }: { seqs: number[] }) =>
    db
      .selectFrom(table)
      .select([`${owner} as owner`, "tag"])
      .where(owner, "in", seqs)
      .orderBy(owner)
      .orderBy("position"),
  );
});

/** The tags of the entries with these internal keys, in order. */
export const tagsOfEntries = async (db: Queryable, kind: EntryKind, seqs: number[]): Promise<Map<number, string[]>> =>
  groupTags(await findTags[kind](db, { seqs }));

function groupTags(rows: { owner: number; tag: string }[]): Map<number, string[]> {
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map((row) => row.tag)]),
  );
}

const insertTags = byKind((kind) => {
  const { table, owner } = TAGS[kind];
  return preparedQuery((db, { seq, tags }: { seq: number; tags: string[] }) =>
    db.insertInto(table).values(tags.map((tag, position) => ({ [owner]: seq, position, tag }) as OwnedTag)),
  );
});

type OwnedTag = { tusker_seq: number; position: number; tag: string };

/** Inserts the tags of a new entry. */
export async function insertEntryTags(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  tags: string[],
): Promise<void> {
  if (tags.length > 0) await insertTags[kind](transaction, { seq, tags });
}

export async function replaceEntryTags(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  tags: string[],
): Promise<void> {
  const { table, owner } = TAGS[kind];
  await transaction.deleteFrom(table).where(owner, "=", seq).execute();
  await insertEntryTags(transaction, kind, seq, tags);
}

/** All tags of the entries of a kind that are public on `today` (YYYY-MM-DD), in alphabetical order. */
export async function listPublicTags(db: Queryable, kind: EntryKind, today: string): Promise<string[]> {
  const { table, owner } = TAGS[kind];
  const rows = await db
    .selectFrom(table)
    .innerJoin(`${tableOf(kind)} as entry`, "entry.seq", owner)
    .select("tag")
    .distinct()
    .where("publication", "=", "published")
    .$if(kind === "article", (some) => some.where(sql.ref("publish_date"), "<=", today))
    .where("binned_at", "is", null)
    .orderBy("tag")
    .execute();
  return rows.map((row) => row.tag);
}

/** The tags of a kind with their uses; includes drafts, but not the bin. */
function usesIn(db: Queryable, kind: EntryKind) {
  const { table, owner } = TAGS[kind];
  // Exclude the few binned entries with a subquery: a join would read every row with its full text.
  const binned = db.selectFrom(tableOf(kind)).select("seq").where("binned_at", "is not", null);
  return db
    .selectFrom(table)
    .select((select) => ["tag", select.fn.countAll<number>().as("uses")])
    .where(owner, "not in", binned)
    .groupBy("tag");
}

/** All tags with their uses, in alphabetical order; includes drafts, but not the bin. */
export async function listTagUses(db: Queryable): Promise<TagUse[]> {
  const found = new Map<string, TagUse>();
  for (const kind of ENTRY_KINDS) {
    for (const { tag, uses } of await usesIn(db, kind).execute()) {
      found.set(tag, { tag, tuskers: 0, articles: 0, ...found.get(tag), [`${kind}s`]: Number(uses) });
    }
  }
  return [...found.values()].sort((a, b) => alphabetically(a.tag, b.tag));
}

/** Compares ignoring case; ties are broken by code point. */
function alphabetically(a: string, b: string): number {
  const [keyA, keyB] = [a.toLowerCase(), b.toLowerCase()];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a < b ? -1 : 1;
}

/** How many entries have this tag; includes drafts, but not the bin. */
export async function countTagUses(db: Queryable, tag: string): Promise<TagUse> {
  const count = async (kind: EntryKind): Promise<number> =>
    Number((await usesIn(db, kind).where("tag", "=", tag).executeTakeFirst())?.uses ?? 0);
  return { tag, tuskers: await count("tusker"), articles: await count("article") };
}

/** The internal keys of the entries with this tag, bin included. */
export const entriesTagged = (db: Queryable, tag: string): Promise<EntrySeqs> =>
  readSeqs(async (kind) => {
    const { table, owner } = TAGS[kind];
    return db.selectFrom(table).select(`${owner} as seq`).where("tag", "=", tag).execute();
  });
