import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { drawingSecret } from "../../drawings/drawing-secret.server.ts";
import { countSeqs, type EntrySeqs, readSeqs, tableOf } from "../../kinds/rows/entry-rows.server.ts";
import { STORED_VERSION } from "../derived.server.ts";
import { ENTRY_CODE } from "../entry-code.server.ts";
import { completeEntries, listRowsBySeq, updateEntry } from "../records/complete-entries.server.ts";
import { recordTouched, type Save } from "./record-save.server.ts";

/** Entries rendered in one transaction, so that other writers are not blocked for long. */
const BATCH = 200;

/**
 * Renders the stored HTML of these entries again and raises their versions. Needed for entries that show an image whose
 * texts were changed with another entry.
 * @param save who changed it, for their histories; requires that `keepStatesBefore` was called
 */
export async function renderTouchedEntries(
  transaction: WriteTransaction,
  touched: EntrySeqs,
  save?: Pick<Save, "by" | "now">,
): Promise<void> {
  for (const kind of ENTRY_KINDS) await renderEntries(transaction, kind, touched[kind], { raiseVersions: true });
  if (save !== undefined) await recordTouched(transaction, touched, save);
}

/**
 * The same if no content changed, only the variants of images or the visibility. Versions and histories stay as they
 * are, so that no open form becomes stale.
 */
export async function renderShowingEntries(transaction: WriteTransaction, touched: EntrySeqs): Promise<void> {
  for (const kind of ENTRY_KINDS) await renderEntries(transaction, kind, touched[kind], { raiseVersions: false });
}

async function renderEntries(
  transaction: WriteTransaction,
  kind: EntryKind,
  seqs: number[],
  options: { raiseVersions: boolean },
): Promise<void> {
  const code = ENTRY_CODE[kind];
  const rows = await listRowsBySeq(transaction, kind, seqs);
  const entries = await completeEntries(transaction, kind, rows);
  for (const [index, row] of rows.entries()) {
    const { tags = [], imageDetails: images = [] } = entries[index] ?? {};
    const content = code.contentOf(row, tags);
    await updateEntry(transaction, kind, row.seq, {
      ...code.drawnColumns({ ...content, slug: row.slug }, await drawingSecret(transaction, row)),
      ...(await code.renderedColumns(content, images)),
      version: row.version + (options.raiseVersions ? 1 : 0),
    });
  }
}

/**
 * Rebuilds stored HTML and drawing hashes of an older release. A no-op for a new database.
 * @returns how many entries were rendered
 */
export async function renderOutdatedEntries(db: OpenDatabase): Promise<number> {
  // Scanning all entries is slow in a large directory. The site state says if there is nothing to do.
  if ((await findSiteState(db.read, "render_version")) === String(STORED_VERSION)) return 0;
  let rendered = 0;
  for (;;) {
    const done = await db.write.transaction().execute(async (transaction) => {
      const outdated = await readSeqs((kind) =>
        transaction
          .selectFrom(tableOf(kind))
          .select("seq")
          .where("html_version", "!=", STORED_VERSION)
          .limit(BATCH)
          .execute(),
      );
      const count = countSeqs(outdated);
      if (count === 0) return 0;
      await renderShowingEntries(transaction, outdated);
      await raiseContentVersion(transaction);
      return count;
    });
    if (done === 0) break;
    rendered += done;
  }
  await saveSiteState(db.write, "render_version", String(STORED_VERSION));
  return rendered;
}
