import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { partFile } from "./archive/archive-writer.server.ts";

/** The names that the site gives to scheduled backups. Other files in the folder are never touched. */
const NAME = /^tuskers-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar(?:\.age)?$/;

/** A backup is written continuously, so a partial file that has not changed for this long was abandoned. */
const GIVEN_UP_AFTER_MS = 60 * 60 * 1000;

/** The name of a backup started at this time. Names sort by time. */
export const backupName = (now: Date, { encrypted }: { encrypted: boolean }): string =>
  `tuskers-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar${encrypted ? ".age" : ""}`;

/** The backups in a folder, the newest first. */
const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));

/** Removes the oldest backups and keeps the `keep` newest. @returns their names */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** Removes partial files left by a process that died. */
export async function removeGivenUp(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(partFile("")) || !NAME.test(name.slice(0, -partFile("").length))) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > GIVEN_UP_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}
