import { mkdir, readdir, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { withIndex } from "../../../content/search/directory-index.server.ts";
import { openDatabaseCopy } from "../../../platform/db/sqlite/database-copy.server.ts";
import { databaseFile, openDatabase } from "../../../platform/db/sqlite/open.server.ts";
import { holdAlone } from "../../../platform/db/sqlite/whole-file.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { openLocalStorage } from "../../../platform/storage/local.server.ts";
import type { BackupContents, BackupHeader } from "../archive/backup-format.server.ts";
import type { BackupKey } from "../archive/encryption.server.ts";
import type { BackupFile } from "../places/backup-place.server.ts";
import { openServerDatabase, type ServerDatabase } from "./server-database.server.ts";
import { type LaterRemovals, readLaterRemovals, type SettledData, settleRestored } from "./settle-restored.server.ts";
import {
  beginNewData,
  checkMovable,
  decideSwitch,
  discardUndecided,
  finishSwitch,
  holdsData,
} from "./switch-data.server.ts";
import { unpackBackup } from "./unpack-backup.server.ts";

type RestoreOptions = {
  file: BackupFile;
  key: BackupKey | undefined;
  dataDir: string;
  /** Set if the database is on a server. */
  databaseUrl?: string | undefined;
  /** Whether existing data may be set aside. */
  replace: boolean;
  clock: { now(): Date };
  log: Logger;
  onProgress?(progress: { done: number }): void;
};

export type RestoredBackup = {
  header: BackupHeader;
  contents: BackupContents;
  settled: SettledData;
  /** The folder, within the data folder, that holds the previous data; undefined if there was none. */
  keptAs: string | undefined;
};

const inUse = (dataDir: string): AppError =>
  new AppError("Conflict", `The site is running on ${dataDir}: stop it first.`);

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Locks the database of a data folder against other processes. A no-op if there is none, or if it cannot be opened. */
async function hold(dataDir: string): Promise<{ release(): void } | undefined> {
  const file = databaseFile(dataDir);
  const held = (await isThere(file)) ? holdAlone(file) : undefined;
  if (held === "in use") throw inUse(dataDir);
  return held;
}

type Target = { dataDir: string; server: ServerDatabase | undefined };

const holdsAnything = async ({ dataDir, server }: Target): Promise<boolean> =>
  (await holdsData(dataDir)) || ((await server?.holdsData()) ?? false);

async function readReplaced(target: Target, since: string, log: Logger): Promise<LaterRemovals | undefined> {
  const { dataDir, server } = target;
  if (!(await holdsAnything(target))) return undefined;
  try {
    if (server !== undefined) return await server.readLaterRemovals(since);
    const replaced = openDatabaseCopy(databaseFile(dataDir));
    try {
      return await readLaterRemovals(replaced.read, since);
    } finally {
      await replaced.close();
    }
  } catch (error) {
    log.warn({ err: error }, "The database that is replaced cannot be read, so removals since the backup are unknown");
    return undefined;
  }
}

async function checkTarget({ dataDir, server }: Target, replace: boolean): Promise<void> {
  if (await server?.isInUse()) throw inUse("the database of DATABASE_URL");
  if (!replace && (await server?.holdsData())) {
    const sentence =
      "The database of DATABASE_URL is not empty. With --replace, the backup replaces it, and it is moved aside.";
    throw new AppError("Conflict", sentence);
  }
  const isEmpty = (await readdir(dataDir)).every((name) => ["restore", "lost+found"].includes(name));
  if (!isEmpty && !replace) {
    const sentence = `${dataDir} is not empty. With --replace, the backup replaces the site's data in it, which is moved aside.`;
    throw new AppError("Conflict", sentence);
  }
  // The write-ahead log exists while a process has the database open, or after such a process died.
  if (await isThere(`${databaseFile(dataDir)}-wal`)) (await hold(dataDir))?.release();
  await checkMovable(dataDir);
}

type NewData = Pick<RestoredBackup, "header" | "contents" | "settled">;

/** Prepares the new data beside the old. */
async function makeNewData(options: RestoreOptions, target: Target): Promise<NewData> {
  const { file, key, dataDir, clock, log, onProgress } = options;
  const folder = await beginNewData(dataDir);
  const { header, contents } = await unpackBackup({ file, key, folder, onProgress });
  const later = await readReplaced(target, header.createdAt, log);
  const db = withIndex(openDatabase(folder));
  try {
    const storage = await openLocalStorage(folder);
    const settled = await settleRestored({ db, storage, clock }, { createdAt: header.createdAt, later });
    return { header, contents, settled };
  } finally {
    await db.close();
  }
}

async function switchToNewData({ dataDir, server }: Target, keptAs: string): Promise<void> {
  const held = await hold(dataDir);
  try {
    if (await server?.isInUse()) throw inUse("the database of DATABASE_URL");
    if (await server?.holdsData()) await server?.keepIn(join(dataDir, keptAs));
    await decideSwitch(dataDir, keptAs);
    await finishSwitch(dataDir, server?.load);
  } finally {
    held?.release();
  }
}

/**
 * Restores a backup into a data folder. The new data is prepared and verified beside the existing data and replaces it
 * at the end; until then the existing data is not touched. The site must not be running on it.
 * @throws AppError `Conflict` if there is data that may not be replaced, or if the site is running; `Invalid`, with a
 * message for the user, if something is wrong with the file; `DiskFull`
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return restoreInto({ dataDir: options.dataDir, server: undefined }, options);
  const server = await openServerDatabase(databaseUrl);
  try {
    return await restoreInto({ dataDir: options.dataDir, server }, options);
  } finally {
    await server.close();
  }
}

async function restoreInto(target: Target, options: RestoreOptions): Promise<RestoredBackup> {
  const { dataDir, replace, clock } = options;
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await finishSwitch(dataDir, target.server?.load);
    await checkTarget(target, replace);
    const hadData = await holdsAnything(target);
    const restored = await makeNewData(options, target);
    // A site that was started on the empty folder in the meantime has created its own data.
    if ((await holdsAnything(target)) !== hadData) throw inUse(dataDir);
    const keptAs = `before-restore-${clock.now().toISOString().replaceAll(/[:.]/g, "-")}`;
    await switchToNewData(target, keptAs);
    return { ...restored, keptAs: hadData ? keptAs : undefined };
  } catch (error) {
    await discardUndecided(dataDir);
    // Remove the folder if this function created it, unless another process has put something into it.
    if (made !== undefined) await rmdir(dataDir).catch(() => {});
    throw error;
  }
}
