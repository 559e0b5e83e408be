import { drawingSecret } from "../../drawings/drawing-secret.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { findSiteState, saveSiteState } from "../../platform/db/site-state.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { STORED_VERSION } from "../kinds/derived.server.ts";
import { ENTRY_CODE } from "../kinds/entry-code.server.ts";
import { completeEntries, listRowsBySeq, updateEntry } from "../records/complete-entries.server.ts";
import { recordTouched, type Save, type Touched } from "./record-save.server.ts";

/** Entries rendered between two breaths of the writer: others get their turn. */
const BATCH = 200;

/**
 * Makes the stored HTML of these entries anew, from what they hold now, and raises their versions:
 * for entries that show an image whose texts another entry's editor changed.
 * @param save by whom, where their histories are to tell it; `keepStatesBefore` was called then
 */
export async function renderTouchedEntries(
  transaction: WriteTransaction,
  touched: Touched,
  save?: Pick<Save, "by" | "now">,
): Promise<void> {
  await renderEntries(transaction, "tusker", touched.tuskerSeqs, { raiseVersions: true });
  await renderEntries(transaction, "article", touched.articleSeqs, { raiseVersions: true });
  if (save !== undefined) await recordTouched(transaction, touched, save);
}

/**
 * The same where nobody changed what the entries say, only the forms of their images or who may see them: neither their
 * versions nor their histories tell of it, so that no editor's open form becomes stale.
 */
export async function renderShowingEntries(transaction: WriteTransaction, touched: Touched): Promise<void> {
  await renderEntries(transaction, "tusker", touched.tuskerSeqs, { raiseVersions: false });
  await renderEntries(transaction, "article", touched.articleSeqs, { raiseVersions: false });
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
      ...code.renderedColumns(content, images),
      version: row.version + (options.raiseVersions ? 1 : 0),
    });
  }
}

/**
 * Makes stored HTML and the hashes of drawings anew that an older release made; a fresh database has none.
 * @returns how many entries were rendered
 */
export async function renderOutdatedEntries(db: OpenDatabase): Promise<number> {
  // Looking through all entries takes a while in a large directory; the state row says when there is nothing to look for.
  if ((await findSiteState(db.read, "render_version")) === String(STORED_VERSION)) return 0;
  let rendered = 0;
  for (;;) {
    const done = await db.write.transaction().execute(async (transaction) => {
      const tuskers = await transaction
        .selectFrom("tuskers")
        .select("seq")
        .where("html_version", "!=", STORED_VERSION)
        .limit(BATCH)
        .execute();
      const articles = await transaction
        .selectFrom("articles")
        .select("seq")
        .where("html_version", "!=", STORED_VERSION)
        .limit(BATCH)
        .execute();
      if (tuskers.length + articles.length === 0) return 0;
      await renderEntries(
        transaction,
        "tusker",
        tuskers.map((row) => row.seq),
        { raiseVersions: false },
      );
      await renderEntries(
        transaction,
        "article",
        articles.map((row) => row.seq),
        { raiseVersions: false },
      );
      await raiseContentVersion(transaction);
      return tuskers.length + articles.length;
    });
    if (done === 0) break;
    rendered += done;
  }
  await saveSiteState(db.write, "render_version", String(STORED_VERSION));
  return rendered;
}
