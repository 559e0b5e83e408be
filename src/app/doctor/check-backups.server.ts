import type { Config } from "../../platform/config/config.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { hasCode } from "../../platform/storage/file-errors.server.ts";
import { listBackups } from "../backups/places/backup-place.server.ts";
import { openPlace } from "../backups/places/open-place.server.ts";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

const NO_KEY = "Set BACKUP_KEY_FILE: the key is created with npm run backup -- key FILE.";

/** Whether the place of the backups can be read, and what is in it. Writes nothing. */
export async function checkBackups({ backups }: Pick<Config, "backups">): Promise<Finding[]> {
  const { dir, store, keyFile } = backups;
  if (dir === undefined) return [];
  const place = await openPlace(dir, store);
  try {
    const [newest] = await listBackups(place);
    const isInBucket = dir.startsWith("s3://");
    return [
      ok("backups", newest === undefined ? `There is none in ${dir} yet.` : `The newest in ${dir} is ${newest.name}.`),
      ...(isInBucket && keyFile === undefined
        ? [hint("backups", "Whoever can read the bucket can read the backups: they are not encrypted.", NO_KEY)]
        : []),
    ];
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [ok("backups", `There is none in ${dir} yet.`)];
    if (!(error instanceof AppError)) throw error;
    return [problem("backups", error.message, "Until then no backups are made.")];
  } finally {
    place.close();
  }
}
