import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../platform/errors/app-error.ts";
import { hasCode } from "../../platform/storage/file-errors.server.ts";
import { syncFolder } from "../../platform/storage/sync-folder.server.ts";

// The new data is made beside the old: in the data folder itself, which may be a disk of its own.
const WORK = "restore";

/** Where the new data is made. */
const newDataFolder = (dataDir: string): string => join(dataDir, WORK, "new");
const decisionFile = (dataDir: string): string => join(dataDir, WORK, "decided");

const DATABASE = "tuskers.db";
const IMAGES = "uploads";

/** What belongs to the old database, or was made from it, and to no other. */
const LEFTOVERS = [`${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}-journal`, "drawings", "first-password"];

/** Everything that the site keeps in its data folder. */
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

/** Whether there is anything of a site in the folder. */
export async function holdsData(dataDir: string): Promise<boolean> {
  for (const piece of PIECES) if (await isThere(join(dataDir, piece))) return true;
  return false;
}

/** Makes the empty folder for the new data; what an earlier restore left, that was broken off, goes. */
export async function beginNewData(dataDir: string): Promise<string> {
  await discardNewData(dataDir);
  await mkdir(newDataFolder(dataDir), { recursive: true, mode: 0o700 });
  return newDataFolder(dataDir);
}

const discardNewData = (dataDir: string): Promise<void> => rm(join(dataDir, WORK), { recursive: true, force: true });

/** The same after a failure, unless it is decided that the new data comes. */
export async function discardUndecided(dataDir: string): Promise<void> {
  if (!(await isThere(decisionFile(dataDir)))) await discardNewData(dataDir);
}

/** @throws AppError `Invalid` where a piece of the old data cannot change places with a new one by its name alone */
export async function checkMovable(dataDir: string): Promise<void> {
  const { dev } = await stat(dataDir);
  for (const piece of PIECES) {
    const path = join(dataDir, piece);
    if ((await isThere(path)) && (await stat(path)).dev !== dev) {
      const sentence = `${path} is on another disk than ${dataDir}, so that they cannot be exchanged in one go: restore into an empty folder, and move it.`;
      throw new AppError("Invalid", sentence);
    }
  }
}

/**
 * Decides that the new data takes the place of the old. From here on it does, also where the process dies: whoever opens
 * the data folder next goes on with it.
 * @param keptAs the name of the folder, within the data folder, for what is there now
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

/** Puts what a file of SQLite holds in the place of everything in the database of a server; may be done again. */
export type LoadDatabase = (file: string) => Promise<void>;

/**
 * The steps of the switch that are left to do. Each is one renaming, and leaves something from which the rest can be
 * done: the new database comes last, and as long as it is not in its place all else belongs to the old one.
 * @param load where the database is a server's
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

/** Ends a switch that was decided. Does nothing where none was. */
export async function finishSwitch(dataDir: string, load?: LoadDatabase): Promise<void> {
  for await (const _ of switchSteps(dataDir, load));
}
