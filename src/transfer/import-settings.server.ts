import { z } from "zod";
import { estimateSchema } from "../key/estimate.ts";
import { readEstimate } from "../key/rows/estimate-rows.server.ts";
import { saveEstimate } from "../key/rows/save-estimate.server.ts";
import { AppError } from "../platform/errors/app-error.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";
import type { KeysHere } from "./import-sources.server.ts";

const settingsSchema = z.strictObject({ key_estimate: estimateSchema.optional() });

/**
 * Takes over the settings of the file.
 * @param keys the keys that the sources of the file have here
 * @throws AppError `Invalid` for what is no setting
 */
export async function importSettings(
  importer: Importer,
  sent: unknown,
  { dryRun, by, keys }: { dryRun: boolean; by: string | null; keys: KeysHere },
): Promise<Pick<ImportedItem, "result" | "changes">> {
  const checked = settingsSchema.safeParse(sent);
  if (!checked.success) throw new AppError("Invalid", checked.error.issues[0]?.message ?? "They must be settings.");
  const { key_estimate: estimate } = checked.data;
  if (estimate === undefined) return { result: "unchanged" };
  const { total, note, source, updatedAt } = await readEstimate(importer.db.read);
  const wanted = { ...estimate, source: estimate.source && (keys.get(estimate.source) ?? estimate.source) };
  const isSame = total === wanted.total && note === wanted.note && source === wanted.source;
  if (isSame && updatedAt !== null) return { result: "unchanged" };
  if (!dryRun) await saveEstimate(importer, wanted, by);
  return { result: "changed", changes: ["key_estimate"] };
}
