import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.server.ts";
import { scheduleDaily } from "../jobs/daily-schedule.server.ts";
import { hasCode } from "./file-errors.server.ts";
import { temporaryFolder } from "./temporary-files.server.ts";

type Clock = { now(): Date };

/** Younger files may belong to an upload or a data release that another process is still working on. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes temporary files and folders left behind by a process that died.
 * @returns how many were removed
 */
export async function sweepTemporaryFiles(dataDir: string, clock: Clock): Promise<number> {
  const folder = temporaryFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || clock.now().getTime() - found.mtimeMs < LEFT_OVER_AFTER_MS) continue;
    await rm(file, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps now and once a day, because after a quick restart leftover files are too young. @returns a stop function */
export const keepSweepingTemporaryFiles = ({
  config,
  clock,
  log,
}: {
  config: Pick<Config, "dataDir">;
  clock: Clock;
  log: Logger;
}) =>
  scheduleDaily(
    async () => {
      const removed = await sweepTemporaryFiles(config.dataDir, clock);
      if (removed > 0) log.info({ removed }, "Leftover temporary files were removed");
    },
    { log, failure: "Leftover temporary files could not be removed" },
  );
