import { isAbsolute, relative, resolve } from "node:path";
import { z } from "zod";

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 24 * 366;

/** Where and how often the site makes automatic backups. */
export type BackupSettings = Readonly<{
  /** Undefined: no automatic backups, and the backup command needs a folder as its argument. */
  dir: string | undefined;
  everyMs: number;
  /** How many backups are kept; older ones are deleted. */
  keep: number;
  /** Undefined: backups are not encrypted. */
  keyFile: string | undefined;
}>;

export const backupSettingsShape = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[hd]$/, "must be a number of hours or days, such as 12h or 1d")
    .transform((text) => Number(text.slice(0, -1)) * (text.endsWith("d") ? 24 : 1))
    .pipe(z.number().max(MOST_HOURS, "must be a year at most"))
    .default(24),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "must be a whole number from 1 to 999")
    .transform(Number)
    .default(7),
  BACKUP_KEY_FILE: z.string().min(1).optional(),
};

type GivenBackupSettings = z.infer<z.ZodObject<typeof backupSettingsShape>>;

const isWithin = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
};

/** Finds settings that conflict; `message` continues a sentence that begins with the setting's name. */
export function findBackupProblem(
  given: GivenBackupSettings & { DATA_DIR: string },
): { setting: keyof GivenBackupSettings; message: string } | undefined {
  if (given.BACKUP_DIR !== undefined && isWithin(given.BACKUP_DIR, given.DATA_DIR)) {
    const message =
      "is in DATA_DIR: choose a folder elsewhere, preferably on another disk, so that both cannot be lost at once";
    return { setting: "BACKUP_DIR", message };
  }
  for (const place of ["BACKUP_DIR", "DATA_DIR"] as const) {
    const folder = given[place];
    if (given.BACKUP_KEY_FILE === undefined || folder === undefined || !isWithin(given.BACKUP_KEY_FILE, folder))
      continue;
    const reason =
      place === "BACKUP_DIR"
        ? "anyone who gets the backups must not get their key"
        : "what destroys the data must not destroy the key";
    return { setting: "BACKUP_KEY_FILE", message: `is in ${place}: choose a place elsewhere, because ${reason}` };
  }
  return undefined;
}

/** The settings in the form the code uses. `findBackupProblem` must have found nothing. */
export function readBackupSettings(given: GivenBackupSettings): BackupSettings {
  const { BACKUP_DIR: dir, BACKUP_EVERY: hours, BACKUP_KEEP: keep, BACKUP_KEY_FILE: keyFile } = given;
  return Object.freeze({
    dir: dir === undefined ? undefined : resolve(dir),
    everyMs: hours * HOUR_MS,
    keep,
    keyFile: keyFile === undefined ? undefined : resolve(keyFile),
  });
}
