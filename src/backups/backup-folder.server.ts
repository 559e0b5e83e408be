import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { partFile } from "./archive/archive-writer.server.ts";

/** Names of backups that were given by us: nothing else in the folder is ever touched. */
const NAME = /^tuskers-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar(?:\.age)?$/;

/** Writing goes on all the time: a file that was not written to for so long has been given up. */
const GIVEN_UP_AFTER_MS = 60 * 60 * 1000;

/** The name for a backup that is begun at this moment, by which they sort. */
export const backupName = (now: Date, { encrypted }: { encrypted: boolean }): string =>
  `tuskers-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar${encrypted ? ".age" : ""}`;

/** The backups in a folder, the newest first. */
const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));

/** Removes the oldest, so that so many are left. @returns their names */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** Removes what was begun and never came to its end, by a process that died. */
export async function removeGivenUp(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(partFile("")) || !NAME.test(name.slice(0, -partFile("").length))) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > GIVEN_UP_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}
