import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hasCode } from "../../../platform/storage/file-errors.server.ts";
import { syncFolder } from "../../../platform/storage/sync-folder.server.ts";

// The new data is prepared within the data folder itself, because that may be a separate disk.
const WORK = "restore";

/** The folder in which the new data is prepared. */
const newDataFolder = (dataDir: string): string => join(dataDir, WORK, "new");
const decisionFile = (dataDir: string): string => join(dataDir, WORK, "decided");

const DATABASE = "tuskers.db";
const IMAGES = "uploads";

/** Files that belong to the old database or were derived from it, and are useless with another one. */
const LEFTOVERS = [`${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}-journal`, "drawings", "first-password"];

/** All files and folders that the site keeps in its data folder. */
const PIECES = [...LEFTOVERS, IMAGES, DATABASE];

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

/** Whether the folder contains any data of a site. */
export async function holdsData(dataDir: string): Promise<boolean> {
  for (const piece of PIECES) if (await isThere(join(dataDir, piece))) return true;
  return false;
}

/** Creates the empty folder for the new data, and discards what an interrupted restore left. */
export async function beginNewData(dataDir: string): Promise<string> {
  await discardNewData(dataDir);
  await mkdir(newDataFolder(dataDir), { recursive: true, mode: 0o700 });
  return newDataFolder(dataDir);
}

const discardNewData = (dataDir: string): Promise<void> => rm(join(dataDir, WORK), { recursive: true, force: true });

/** Discards the new data after a failure, unless the switch has already been decided. */
export async function discardUndecided(dataDir: string): Promise<void> {
  if (!(await isThere(decisionFile(dataDir)))) await discardNewData(dataDir);
}

/** @throws AppError `Invalid` if a file or folder of the old data cannot be swapped by renaming */
export async function checkMovable(dataDir: string): Promise<void> {
  const { dev } = await stat(dataDir);
  for (const piece of PIECES) {
    const path = join(dataDir, piece);
    if ((await isThere(path)) && (await stat(path)).dev !== dev) {
      const sentence = `${path} is on another disk than ${dataDir}, so they cannot be swapped atomically: restore into an empty folder and move it.`;
      throw new AppError("Invalid", sentence);
    }
  }
}

/**
 * Commits to replacing the old data with the new. From here on the switch is completed even if the process dies: the
 * next process that opens the data folder continues it.
 * @param keptAs the name of the folder, within the data folder, for the current data
 */
export async function decideSwitch(dataDir: string, keptAs: string): Promise<void> {
  await syncFolder(newDataFolder(dataDir));
  const handle = await open(`${decisionFile(dataDir)}.part`, "w", 0o600);
  try {
    await handle.writeFile(JSON.stringify({ keptAs }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${decisionFile(dataDir)}.part`, decisionFile(dataDir));
  await syncFolder(join(dataDir, WORK));
  await syncFolder(dataDir);
}

async function readDecision(dataDir: string): Promise<{ keptAs: string } | undefined> {
  try {
    return JSON.parse(await readFile(decisionFile(dataDir), "utf8")) as { keptAs: string };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** Replaces all contents of a server database with those of an SQLite file. Idempotent. */
export type LoadDatabase = (file: string) => Promise<void>;

/**
 * The remaining steps of the switch. Each is a single rename (or the load), and after each the rest can be resumed. The
 * new database comes last, so until it is in place, all leftovers in the data folder belong to the old one.
 * @param load set if the database is on a server
 */
export async function* switchSteps(dataDir: string, load?: LoadDatabase): AsyncGenerator<void> {
  const decision = await readDecision(dataDir);
  if (decision === undefined) return;
  const kept = join(dataDir, decision.keptAs);
  const keep = async (piece: string) => {
    await mkdir(kept, { recursive: true, mode: 0o700 });
    await rename(join(dataDir, piece), join(kept, piece));
  };
  const newPiece = (piece: string) => join(newDataFolder(dataDir), piece);
  if (await isThere(newPiece(DATABASE))) {
    for (const piece of LEFTOVERS) {
      if (!(await isThere(join(dataDir, piece)))) continue;
      await keep(piece);
      yield;
    }
    for (const piece of [IMAGES, DATABASE]) {
      if (!(await isThere(newPiece(piece)))) continue;
      if (piece === DATABASE && load !== undefined) {
        await load(newPiece(piece));
        await rm(newPiece(piece));
        yield;
        continue;
      }
      if (await isThere(join(dataDir, piece))) {
        await keep(piece);
        yield;
      }
      await rename(newPiece(piece), join(dataDir, piece));
      yield;
    }
  }
  await syncFolder(dataDir);
  await discardNewData(dataDir);
}

/** Completes a switch that was decided; a no-op otherwise. */
export async function finishSwitch(dataDir: string, load?: LoadDatabase): Promise<void> {
  for await (const _ of switchSteps(dataDir, load));
}
