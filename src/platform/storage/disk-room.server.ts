import { randomBytes } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";
import { scheduleDaily } from "../jobs/daily-schedule.server.ts";

/**
 * SQLite's write-ahead log grows to 4.1 MB (1,000 pages) before SQLite writes it from its beginning again. With this much
 * room, somebody who has signed in can delete as much as is needed.
 */
const RESERVE_BYTES = 5_000_000;

const reserveFile = (dataDir: string): string => join(dataDir, "reserve");

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether next to nothing fits on the disk of a folder. False where the system cannot tell. */
export const isDiskFull = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (bytes) => bytes < RESERVE_BYTES,
    () => false,
  );

/** Takes room on the disk of the data folder that `withReserve` gives back. A no-op where it is taken, or would fill the disk. */
export async function makeReserve(dataDir: string): Promise<void> {
  const found = await stat(reserveFile(dataDir)).catch(() => undefined);
  if (found?.size === RESERVE_BYTES || (await freeBytes(dataDir)) < 2 * RESERVE_BYTES) return;
  // Random, because some file systems store zeros without taking room for them.
  await writeFile(reserveFile(dataDir), randomBytes(RESERVE_BYTES), { mode: 0o600 });
}

type Needs = { db: Pick<OpenDatabase, "dialect">; config: Pick<Config, "dataDir">; log: Logger };

/** Makes the reserve now, and again within a day after it was used. @returns a function that stops it */
export const keepReserve = ({ db, config, log }: Needs): (() => void) =>
  // The disk of a database server is another one.
  db.dialect.isServer
    ? () => undefined
    : scheduleDaily(() => makeReserve(config.dataDir), {
        log,
        failure: "The reserve for sign-ins on a full disk could not be made",
      });

/**
 * Runs a write that must also work on a full disk: if there is no room, the reserve is given up and the write tried once
 * more. It is for sign-ins alone, without which nobody could make room.
 */
export async function withReserve<Result>({ db, config, log }: Needs, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (db.dialect.isServer || !db.dialect.isDiskFull(error)) throw error;
    log.warn({ err: error }, "The disk is full: the reserve is given up for a sign-in");
    await rm(reserveFile(config.dataDir), { force: true });
    return write();
  }
}
