import { setImmediate } from "node:timers/promises";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { invalidField } from "../../../platform/errors/app-error.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { drawingSecret } from "../../drawings/drawing-secret.server.ts";
import { ENTRY_CODE } from "../../entries/entry-code.server.ts";
import { completeEntries, listRowsBySeq, updateEntry } from "../../entries/records/complete-entries.server.ts";
import { replaceTag } from "../../entries/replace-tag.ts";
import { keepStatesBefore, recordTouched } from "../../entries/saving/record-save.server.ts";
import { findEntryPosition } from "../../kinds/checks/entry-positions.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import { type EntrySeqs, seqsOf } from "../../kinds/rows/entry-rows.server.ts";
import { entriesTagged, replaceEntryTags } from "../../kinds/tag-rows.server.ts";

/** Entries changed in one batch. A tag may be used by thousands, so other requests run in between. */
const BATCH = 50;

type Retagging = {
  /** Undefined removes the tag. */
  replacement: string | undefined;
  by: string;
  now: Date;
};

function* batches(tagged: EntrySeqs): Generator<{ kind: EntryKind; seqs: number[] }> {
  for (const kind of ENTRY_KINDS) {
    for (let start = 0; start < tagged[kind].length; start += BATCH) {
      yield { kind, seqs: tagged[kind].slice(start, start + BATCH) };
    }
  }
}

/**
 * Replaces or removes a tag in every entry that has it, including the bin, as a restored entry would otherwise bring it
 * back. Versions are raised, so that open forms get a conflict, and histories record it. `updated_at` stays unchanged:
 * readers find nothing new, so feeds and sitemap must not announce it.
 */
export async function retagEntries(transaction: WriteTransaction, tag: string, change: Retagging): Promise<void> {
  for (const batch of batches(await entriesTagged(transaction, tag))) {
    const touched = seqsOf(batch.kind, batch.seqs);
    await keepStatesBefore(transaction, touched);
    await retagBatch(transaction, batch, tag, change);
    await recordTouched(transaction, touched, change);
    await setImmediate();
  }
}

/** A tag with digits can be half of a position whose other half is elsewhere in the entry. */
function checkTags(replacement: string | undefined, entry: EntryToCheck): void {
  if (replacement === undefined || !/\p{Nd}/u.test(replacement)) return;
  const position = findEntryPosition(entry);
  if (position !== undefined) throw invalidField("name", position.message);
}

async function retagBatch(
  transaction: WriteTransaction,
  { kind, seqs }: { kind: EntryKind; seqs: number[] },
  tag: string,
  { replacement }: Retagging,
): Promise<void> {
  const code = ENTRY_CODE[kind];
  const rows = await listRowsBySeq(transaction, kind, seqs);
  const entries = await completeEntries(transaction, kind, rows);
  for (const [index, row] of rows.entries()) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const tags = replaceTag(entry.tags, tag, replacement);
    checkTags(replacement, { ...entry, tags });
    await replaceEntryTags(transaction, kind, row.seq, tags);
    // Drawings depend on the tags, among other things.
    const content = { ...code.contentOf(row, tags), slug: row.slug };
    const drawn = code.drawnColumns(content, await drawingSecret(transaction, row));
    await updateEntry(transaction, kind, row.seq, { ...drawn, version: row.version + 1 });
  }
}
