import { join } from "node:path";
import { Command } from "commander";
import pino, { type Logger } from "pino";
import { readConfig } from "../../platform/config/config.server.ts";
import { openBucket } from "../../platform/storage/open-storage.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { quoted } from "../../platform/text/visible.ts";
import { readKeyFileIfNamed } from "../backups/archive/key-file.server.ts";
import { withBackupFile } from "../backups/places/open-place.server.ts";
import { type RestoredBackup, restoreBackup } from "../backups/restore/restore-backup.server.ts";
import { moveToBucket } from "./move-to-bucket.ts";
import { createProgressLine } from "./progress-line.ts";
import { runCommand } from "./run-command.ts";
import { sentence } from "./with-services.ts";

type Options = { replace?: boolean; key?: string };

/** What was removed and why, and what could not be determined; one sentence each. */
function describeRestore({ settled, contents, keptAs }: RestoredBackup, dataDir: string): string[] {
  const { messages, activities, entries, ofFeatures } = settled.old;
  const { again } = settled;
  return [
    ...contents.missing.map((key) => `${quoted(key)} is missing: it was missing when the backup was made.`),
    ...contents.damaged.map((key) => `${quoted(key)} was already damaged when the backup was made.`),
    "All sign-ins, recovery codes, passkeys, invitations and preview links are void. Passwords are those of the backup.",
    `Expired, and so deleted: ${[counted(messages, "message", "messages"), ...ofFeatures].join(", ")}, ${counted(activities, "line", "lines")} of the activity list, ${counted(entries, "entry", "entries")} of the bin.`,
    again === undefined
      ? "Whatever was withdrawn, deleted or disabled after the backup was made is back, because there is no record of it here. Please check."
      : `Withdrawn, deleted, disabled or recalled since the backup, and so again now: ${counted(again.pictures, "image", "images")}, ${counted(again.messages, "message", "messages")}, ${[counted(again.accounts, "account", "accounts"), ...again.ofFeatures].join(", ")}. Entries deleted since then are back.`,
    ...(keptAs === undefined
      ? []
      : [`The previous data is in ${join(dataDir, keptAs)}. Delete it when you no longer need it.`]),
  ];
}

async function restore(file: string, options: Options): Promise<void> {
  const { dataDir, backups, s3, databaseUrl } = readConfig();
  const key = await readKeyFileIfNamed(options.key ?? backups.keyFile);
  const log = pino({ level: "warn" }, pino.destination({ dest: 2, sync: true }));
  // Checked before anything changes, because the images are moved to the bucket at the end.
  if (s3 !== undefined) await checkBucket(s3, log);
  const line = createProgressLine();
  const restored = await withBackupFile(file, backups.store, (each) =>
    restoreBackup({
      file: each,
      key,
      dataDir,
      databaseUrl,
      replace: options.replace ?? false,
      clock: { now: () => new Date() },
      log,
      onProgress: ({ done }) => line.show(`File ${done}`),
    }),
  ).finally(() => line.end());
  const where = databaseUrl === undefined ? dataDir : `The database of DATABASE_URL, with ${dataDir},`;
  line.print(`${where} now contains the backup of ${restored.header.createdAt.slice(0, 16).replace("T", " ")} UTC.`);
  for (const each of describeRestore(restored, dataDir)) line.print(each);
  if (s3 !== undefined) await moveRestored();
}

async function checkBucket(s3: Parameters<typeof openBucket>[0], log: Logger): Promise<void> {
  const storage = await openBucket(s3, { log });
  await storage.check().finally(() => storage.close());
}

/**
 * Moves the restored images to the bucket. The data folder is already complete, so if the move fails, it can be resumed
 * later.
 */
async function moveRestored(): Promise<void> {
  try {
    await moveToBucket();
  } catch (error) {
    console.error(`${sentence(error)} The remaining images are in DATA_DIR: run npm run images -- move to continue.`);
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  await runCommand(
    new Command("npm run restore --")
      .description("Restores a backup into DATA_DIR. The site must not be running.")
      .argument("<file>", "the backup: a file, or an address such as s3://bucket/prefix/name")
      .option("--replace", "restore even if there is data; it is moved aside")
      .option("--key <file>", "the key of an encrypted backup; by default BACKUP_KEY_FILE")
      .action(restore),
  );
}
