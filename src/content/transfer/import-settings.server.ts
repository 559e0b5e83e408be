import { z } from "zod";
import { AppError } from "../../platform/errors/app-error.ts";
import type { ExportedSetting } from "./exported-setting.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";
import type { KeysHere } from "./import-sources.server.ts";

type Options = {
  settings: readonly ExportedSetting[];
  dryRun: boolean;
  by: string | null;
  /** The keys that the sources of the file have here. */
  keys: KeysHere;
};

/**
 * Imports the settings of the file.
 * @throws AppError `Invalid` for what is no setting
 */
export async function importSettings(
  importer: Importer,
  sent: unknown,
  { settings, ...options }: Options,
): Promise<Pick<ImportedItem, "result" | "changes">> {
  const schema = z.strictObject(Object.fromEntries(settings.map(({ name, schema }) => [name, schema.optional()])));
  const checked = schema.safeParse(sent);
  if (!checked.success) throw new AppError("Invalid", checked.error.issues[0]?.message ?? "They must be settings.");
  const changes: string[] = [];
  for (const { name, importValue } of settings) {
    const value = checked.data[name];
    if (value !== undefined && (await importValue(importer, value, options))) changes.push(name);
  }
  return changes.length === 0 ? { result: "unchanged" } : { result: "changed", changes };
}
