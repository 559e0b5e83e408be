import { statfs } from "node:fs/promises";
import type { GivenUpWork } from "../../features/feature.ts";
import { findGivenUp, type GivenUp } from "../../people/mail/rows/given-up-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { findNotedBackups } from "../backups/note-backup.server.ts";
import { ALERT_ENDINGS, GIVEN_UP } from "./alert-mails.server.ts";

const GIGABYTE = 1_000_000_000;
/** Less than this is little, unless the disk is so small that a tenth of it is less. */
const FEW_BYTES = GIGABYTE;
const TENTH = 0.1;
/** Only with this much more than little is it enough again, so that a disk at the limit is not told every hour. */
const ENOUGH_AGAIN = 1.5;

export type DiskRoom = { state: "little" | "enough" | "between"; free: number };

export type Troubles = {
  /** Why the last backup failed; undefined if it did not. */
  backup: string | undefined;
  /** Mails that were given up after the given time, other than alerts. */
  mail: GivenUp;
  /** What features gave up after the given times, and when the last one was. */
  ofFeatures: { work: GivenUpWork; count: number; last: string | undefined }[];
  disk: DiskRoom;
};

async function readRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const few = Math.min(FEW_BYTES, blocks * bsize * TENTH);
  if (free < few) return { state: "little", free };
  return { state: free < few * ENOUGH_AGAIN ? "between" : "enough", free };
}

export async function findTroubles(
  { read, dataDir }: { read: Queryable; dataDir: string },
  { mailsAfter, givenUpAfter }: { mailsAfter: string; givenUpAfter: (name: string) => string },
): Promise<Troubles> {
  const { failure } = await findNotedBackups({ read });
  return {
    backup: failure?.message,
    mail: await findGivenUp(read, { after: mailsAfter, exceptEndings: ALERT_ENDINGS }),
    ofFeatures: await Promise.all(
      GIVEN_UP.map(async (work) => ({ work, ...(await work.find(read, givenUpAfter(work.name))) })),
    ),
    disk: await readRoom(dataDir),
  };
}
