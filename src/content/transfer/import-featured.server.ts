import { z } from "zod";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { findRowById } from "../entries/records/complete-entries.server.ts";
import { replaceFeatured } from "../entries/rows/tusker-rows.server.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";
import { listFeaturedIds } from "./iterate-directory.server.ts";
import type { ComingEntries } from "./save-imported-entry.server.ts";

const MOST_FEATURED = 12;

const featuredSchema = z
  .array(entryIdSchema, "The featured tuskers must be a list of ids.")
  .max(MOST_FEATURED, `At most ${MOST_FEATURED} tuskers can be featured.`);

/**
 * Replaces the featured tuskers with those of the file; ids that are not in the directory are skipped.
 * @param coming tuskers that a dry run has not written
 * @throws AppError `Invalid` for what is no list of ids
 */
export async function importFeatured(
  { db }: Importer,
  sent: unknown,
  { dryRun, coming }: { dryRun: boolean; coming: ComingEntries },
): Promise<Omit<ImportedItem, "kind" | "name">> {
  const checked = featuredSchema.safeParse(sent);
  if (!checked.success) throw new AppError("Invalid", checked.error.issues[0]?.message ?? "It must be a list of ids.");
  const rows: { id: string; seq: number }[] = [];
  const missing: string[] = [];
  for (const id of new Set(checked.data)) {
    const row = await findRowById(db.read, "tusker", id);
    if (row && row.binned_at === null) rows.push({ id, seq: row.seq });
    else if (coming.has(`tusker ${id}`)) rows.push({ id, seq: 0 });
    else missing.push(id);
  }
  const now = await listFeaturedIds(db.read);
  const message = missing.length === 0 ? {} : { message: `Not in the directory, left out: ${missing.join(", ")}.` };
  if (rows.map(({ id }) => id).join() === now.join()) return { result: "unchanged", ...message };
  if (!dryRun) {
    await db.write.transaction().execute(async (transaction) => {
      await replaceFeatured(
        transaction,
        rows.map(({ seq }) => seq),
      );
      await raiseContentVersion(transaction);
    });
  }
  return { result: "changed", changes: ["featured"], ...message };
}
