import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { invalidField } from "../../platform/errors/app-error.ts";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { ENTRY_CODE } from "../entries/entry-code.server.ts";
import { completeEntries, listRowsBySeq, updateEntry } from "../entries/records/complete-entries.server.ts";
import { keptContent } from "../entries/saving/content-rows.server.ts";
import { keepStatesBefore, recordTouched, type Save } from "../entries/saving/record-save.server.ts";
import type { Content, Fields } from "../fields/fields.ts";
import { findEntryPosition } from "../kinds/checks/entry-positions.ts";
import { readSeqs, tableOf } from "../kinds/rows/entry-rows.server.ts";
import { listSourceUses } from "../sources/rows/source-uses.server.ts";

type AnyContent = Content<Fields>;

/**
 * Changes every entry that uses a source, those in the bin included: each gets a new version in its history, as with
 * any other save.
 * @throws AppError `Invalid` if an entry would then tell a position
 */
export async function rewriteEntries(
  transaction: WriteTransaction,
  key: string,
  change: (content: AnyContent) => AnyContent,
  { by, now }: Pick<Save, "by" | "now">,
): Promise<void> {
  const uses = await listSourceUses(transaction, key);
  const touched = await readSeqs(async (kind) => {
    const ids = uses.filter((use) => use.kind === kind).map(({ entry_id }) => entry_id);
    if (ids.length === 0) return [];
    return transaction.selectFrom(tableOf(kind)).select("seq").where("id", "in", ids).execute();
  });
  await keepStatesBefore(transaction, touched);
  for (const kind of ENTRY_KINDS) {
    const code = ENTRY_CODE[kind];
    const rows = await listRowsBySeq(transaction, kind, touched[kind]);
    const entries = await completeEntries(transaction, kind, rows);
    for (const [index, row] of rows.entries()) {
      const { tags = [], imageDetails = [] } = entries[index] ?? {};
      const content = change(code.contentOf(row, tags));
      checkTitles(code.nameOf(content), keptContent(kind, content, { slug: row.slug, imageDetails }));
      await updateEntry(transaction, kind, row.seq, {
        ...(await code.columnsOf(content, imageDetails)),
        version: row.version + 1,
      });
    }
  }
  await recordTouched(transaction, touched, { by, now });
}

/** A title that is harmless alone may give a position together with another field of an entry. */
function checkTitles(name: string, entry: Parameters<typeof findEntryPosition>[0]): void {
  const error = findEntryPosition(entry);
  if (error?.path.startsWith("sources.")) throw invalidField("title", `“${name}” uses this source. ${error.message}`);
}
