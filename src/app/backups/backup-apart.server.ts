import { extname } from "node:path";
import { AppError } from "../../platform/errors/app-error.ts";
import { runApart } from "../../platform/jobs/run-apart.server.ts";
import type { BackupAnswer, BackupTask } from "./backup-messages.server.ts";
import { withBackupFile } from "./places/open-place.server.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

/** Lies beside this file in the sources, and beside the bundle in a build. */
const PROGRAM = new URL(`./backup-process${extname(import.meta.filename)}`, import.meta.url);

/** What a store that cannot be reached keeps is removed by a later backup. */
const removeUnfinished = ({ file, store }: BackupTask): Promise<void> =>
  withBackupFile(file, store, (each) => each.removeUnfinished()).catch(() => undefined);

/**
 * Makes a backup in a child process with low priority.
 * @param signal aborts the backup and leaves nothing of it
 * @throws AppError `Unavailable` with the reason
 */
export async function makeBackupApart(task: BackupTask, signal: AbortSignal): Promise<WrittenBackup> {
  const failed = (sentence: string) => new AppError("Unavailable", sentence);
  if (signal.aborted) throw failed("The site was stopped.");
  const answer = await runApart<BackupAnswer>({ program: PROGRAM, task, signal });
  if (answer === undefined) {
    await removeUnfinished(task);
    throw failed(signal.aborted ? "The site was stopped." : "The process that made the backup died.");
  }
  if ("failure" in answer) throw failed(answer.failure);
  return answer.written;
}
