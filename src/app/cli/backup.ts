import { open } from "node:fs/promises";
import { Command } from "commander";
import { findBucketProblem, resolvePlace } from "../../platform/config/backup-settings.server.ts";
import { type Config, readConfig } from "../../platform/config/config.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { hasCode } from "../../platform/storage/file-errors.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { quoted } from "../../platform/text/visible.ts";
import { newKeyText, readKeyText } from "../backups/archive/encryption.server.ts";
import { readKeyFileIfNamed } from "../backups/archive/key-file.server.ts";
import { goodBackup } from "../backups/good-backup.server.ts";
import { makeBackup } from "../backups/make-backup.server.ts";
import { noteBackup } from "../backups/note-backup.server.ts";
import { backupName } from "../backups/places/backup-names.ts";
import { listBackups, removeOldBackups } from "../backups/places/backup-place.server.ts";
import { openPlace, withBackupFile } from "../backups/places/open-place.server.ts";
import { createProgressLine } from "./progress-line.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The file to write: the given one, or a new one in the configured place. */
function chooseFile(named: string | undefined, { backups, s3 }: Config, encrypted: boolean): string {
  const { dir, store } = backups;
  if (named !== undefined) {
    const problem = findBucketProblem(named, s3, store?.endpoint);
    if (problem !== undefined) throw new AppError("Invalid", `${named} ${problem}.`);
    return resolvePlace(named);
  }
  if (dir === undefined) {
    throw new AppError("Invalid", "Name the file to write, as in npm run backup -- FILE, or set BACKUP_DIR.");
  }
  return `${dir}/${backupName(new Date(), { encrypted })}`;
}

async function write(named: string | undefined): Promise<void> {
  const config = readConfig();
  const { backups, dataDir } = config;
  const key = await readKeyFileIfNamed(backups.keyFile);
  const address = chooseFile(named, config, key !== undefined);
  const line = createProgressLine();
  await withServices(async ({ db, storage, clock }) => {
    const written = await withBackupFile(address, backups.store, async (file, place) => {
      if (named === undefined) await place.prepare();
      const made = await makeBackup(
        { dataDir, db, storage, clock },
        { file, place, key, onProgress: ({ done, total }) => line.show(`File ${done} of ${total}`) },
      ).finally(() => line.end());
      await noteBackup(db, { good: goodBackup(made, clock.now()) });
      if (named === undefined) await removeOldBackups(place, backups.keep);
      return made;
    });
    const { pictures: images, missing, damaged, fileBytes } = written;
    for (const each of missing) line.print(`${quoted(each)} is recorded, but not in the store.`);
    for (const each of damaged) line.print(`${quoted(each)} differs from what was recorded; it was saved as it is.`);
    const what = `the database and ${counted(images, "image file", "image files")}, ${megabytes(fileBytes)}`;
    line.print(`${address} contains ${what}${key === undefined ? "" : ", encrypted"}.`);
    // The backup itself is complete, but some source files were missing or damaged.
    if (missing.length + damaged.length > 0) process.exitCode = 1;
  });
}

async function verify(file: string, options: { key?: string; in?: string }): Promise<void> {
  const { backups } = readConfig();
  const key = await readKeyFileIfNamed(options.key ?? backups.keyFile);
  const line = createProgressLine();
  // Loaded on demand, because it imports the whole site.
  const { verifyBackup } = await import("./verify-backup.ts");
  const { check, contents, createdAt } = await withBackupFile(file, backups.store, (each) =>
    verifyBackup({ file: each, key, folder: options.in, onProgress: (text) => line.show(text) }),
  ).finally(() => line.end());
  for (const each of contents.missing) line.print(`${quoted(each)} was already missing when the backup was made.`);
  for (const each of contents.damaged) line.print(`${quoted(each)} was already damaged when the backup was made.`);
  for (const problem of check.problems) line.print(problem);
  const { pages, calls, drawings, pictures: images, hiddenPictures: hiddenImages } = check;
  line.print(
    `Made ${createdAt}. The database is intact. Requested: ${counted(pages, "page", "pages")}, ${calls} calls, ${drawings} drawings, ${counted(images, "image file", "image files")}. Also read: ${hiddenImages} image files that are not public.`,
  );
  const problems = check.problems.length;
  line.print(problems === 0 ? "The backup is good." : `${counted(problems, "problem was", "problems were")} found.`);
  if (problems > 0) process.exitCode = 1;
}

async function makeKey(file: string): Promise<void> {
  const text = await newKeyText(new Date());
  const handle = await open(file, "wx", 0o600).catch((error: unknown) => {
    if (hasCode(error, "EEXIST")) throw new AppError("Conflict", `${file} already exists: choose another name.`);
    throw error;
  });
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const key = await readKeyText(text);
  console.log(`The key is in ${file}. Keep a copy of it away from this machine: without it, no backup can be opened.`);
  if (key) console.log(`Its public key, which can only write backups, is ${key.recipient}`);
}

/** Shows the backups in a place; other files in it are not listed. */
async function list(named: string | undefined): Promise<void> {
  const { dir, store } = readConfig().backups;
  const address = named ?? dir;
  if (address === undefined) throw new AppError("Invalid", "Name the folder or the bucket, or set BACKUP_DIR.");
  const place = await openPlace(address, store);
  try {
    const backups = await listBackups(place);
    for (const { name, bytes } of backups) console.log(`${place.file(name).name}  ${megabytes(bytes)}`);
    if (backups.length === 0) console.log(`There are no backups in ${place.address}.`);
  } finally {
    place.close();
  }
}

if (import.meta.main) {
  const program = new Command("npm run backup --").description(
    "Writes everything that the site stores to one file. The site may be running.",
  );
  program
    .command("write", { isDefault: true })
    .description("write a backup; this is the default command")
    .argument("[file]", "the file to write; by default a new one in BACKUP_DIR")
    .action(write);
  program
    .command("verify")
    .description("verify a backup: unpack it to a temporary folder, run a site on it and request every page and image")
    .argument("<file>", "the backup: a file, or an address such as s3://bucket/prefix/name")
    .option("--key <file>", "the key of an encrypted backup; by default BACKUP_KEY_FILE")
    .option("--in <folder>", "where to unpack it; by default the system's temporary folder")
    .action(verify);
  program
    .command("list")
    .description("list the backups in a folder or a bucket, the newest first")
    .argument("[place]", "the folder, or an address such as s3://bucket/prefix; by default BACKUP_DIR")
    .action(list);
  program
    .command("key")
    .description("create a key for encrypting backups")
    .argument("<file>", "the file to write")
    .action(makeKey);
  await runCommand(program);
}
