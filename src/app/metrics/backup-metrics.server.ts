import { statfs } from "node:fs/promises";
import type { Config } from "../../platform/config/config.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { findNotedBackups } from "../backups/note-backup.server.ts";
import type { Meters } from "./meters.server.ts";

const MS_PER_SECOND = 1000;
const secondsOf = (time: string): number => Date.parse(time) / MS_PER_SECOND;

export type Noted = Awaited<ReturnType<typeof findNotedBackups>>;

/**
 * How the last backup ended is in the database, so every process of the site answers the same.
 * @param read undefined while the database cannot be read
 */
export function watchBackups(
  { gauge }: Meters,
  { backups }: Pick<Config, "backups">,
  read: (query: (db: Pick<OpenDatabase, "read">) => Promise<Noted>) => Promise<Noted | undefined>,
): void {
  const noted = (name: string, help: string, value: (noted: Noted) => number | undefined) =>
    gauge(`tuskers_backup_${name}`, help, async () => {
      const found = await read(findNotedBackups);
      return found && value(found);
    });
  noted(
    "last_success_timestamp_seconds",
    "When the last good backup was finished; left out if there is none.",
    (all) => (all.good === null ? undefined : secondsOf(all.good.finishedAt)),
  );
  noted("last_success_bytes", "The size of the last good backup.", ({ good }) => good?.fileBytes);
  noted("last_attempt_timestamp_seconds", "When the last backup ended, well or not.", ({ good, failure }) => {
    const ends = [good?.finishedAt, failure?.failedAt].filter((time) => time !== undefined);
    return ends.length === 0 ? undefined : Math.max(...ends.map(secondsOf));
  });
  noted("failed", "1 if the last backup failed, otherwise 0.", ({ failure }) => (failure === null ? 0 : 1));
  const { dir } = backups;
  gauge("tuskers_backup_interval_seconds", "How often this process makes backups; left out if it makes none.", () =>
    dir === undefined ? undefined : backups.everyMs / MS_PER_SECOND,
  );
  gauge("tuskers_backup_disk_free_bytes", "Free space on the disk of BACKUP_DIR; left out for a bucket.", async () => {
    if (dir === undefined || dir.startsWith("s3://")) return undefined;
    const room = await statfs(dir).catch(() => undefined);
    return room && room.bavail * room.bsize;
  });
}
