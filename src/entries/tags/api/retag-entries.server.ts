import { setImmediate } from "node:timers/promises";
import { drawingSecret } from "../../../drawings/drawing-secret.server.ts";
import { landscapeColumns, portraitColumns } from "../../../drawings/entry-drawings.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { invalidField } from "../../../platform/errors/app-error.ts";
import { completeEntries, updateEntry } from "../../records/complete-entries.server.ts";
import { findEntryPosition } from "../../safety/entry-positions.ts";
import type { EntryToCheck } from "../../safety/entry-texts.ts";
import { keepStatesBefore, recordTouched, type Touched } from "../../saving/record-save.server.ts";
import { replaceTag } from "../replace-tag.ts";
import { entriesTagged, replaceEntryTags } from "../tag-rows.server.ts";

/** Entries changed between two breaths: a tag may stand at thousands, and others get their turn meanwhile. */
const BATCH = 50;

type Retagging = {
  /** Undefined takes the tag away. */
  replacement: string | undefined;
  by: string;
  now: Date;
};

function* batches({ tuskerSeqs, articleSeqs }: Touched): Generator<Touched> {
  for (let start = 0; start < tuskerSeqs.length; start += BATCH) {
    yield { tuskerSeqs: tuskerSeqs.slice(start, start + BATCH), articleSeqs: [] };
  }
  for (let start = 0; start < articleSeqs.length; start += BATCH) {
    yield { tuskerSeqs: [], articleSeqs: articleSeqs.slice(start, start + BATCH) };
  }
}

/**
 * Gives every entry that has a tag another one in its place, or none. Entries in the bin too, or they would bring the
 * tag back with them. Their versions rise, so that whoever has one open is told, and their histories tell of it; when
 * they were changed last stays as it is: readers find nothing new in them, and feeds and sitemap are not to announce it.
 */
export async function retagEntries(transaction: WriteTransaction, tag: string, change: Retagging): Promise<void> {
  for (const touched of batches(await entriesTagged(transaction, tag))) {
    await keepStatesBefore(transaction, touched);
    await retagTuskers(transaction, touched.tuskerSeqs, tag, change);
    await retagArticles(transaction, touched.articleSeqs, tag, change);
    await recordTouched(transaction, touched, change);
    await setImmediate();
  }
}

/** A tag can be half of a position whose other half stands elsewhere in the entry; one without digits cannot. */
function checkTags(replacement: string | undefined, entry: EntryToCheck): void {
  if (replacement === undefined || !/\p{Nd}/u.test(replacement)) return;
  const position = findEntryPosition(entry);
  if (position !== undefined) throw invalidField("name", position.message);
}

async function retagTuskers(
  transaction: WriteTransaction,
  seqs: number[],
  tag: string,
  { replacement }: Retagging,
): Promise<void> {
  if (seqs.length === 0) return;
  const rows = await transaction.selectFrom("tuskers").selectAll().where("seq", "in", seqs).execute();
  const tuskers = await completeEntries(transaction, "tusker", rows);
  for (const [index, tusker] of tuskers.entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    const tags = replaceTag(tusker.tags, tag, replacement);
    checkTags(replacement, { ...tusker, tags });
    await replaceEntryTags(transaction, "tusker", row.seq, tags);
    // The portrait is read from the tags among other things.
    const drawn = portraitColumns({ ...tusker, tags }, await drawingSecret(transaction, row));
    await updateEntry(transaction, "tusker", row.seq, { ...drawn, version: row.version + 1 });
  }
}

async function retagArticles(
  transaction: WriteTransaction,
  seqs: number[],
  tag: string,
  { replacement }: Retagging,
): Promise<void> {
  if (seqs.length === 0) return;
  const rows = await transaction.selectFrom("articles").selectAll().where("seq", "in", seqs).execute();
  const articles = await completeEntries(transaction, "article", rows);
  for (const [index, article] of articles.entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    const tags = replaceTag(article.tags, tag, replacement);
    checkTags(replacement, { ...article, tags });
    await replaceEntryTags(transaction, "article", row.seq, tags);
    const drawn = landscapeColumns({ ...article, tags }, await drawingSecret(transaction, row));
    await updateEntry(transaction, "article", row.seq, { ...drawn, version: row.version + 1 });
  }
}
