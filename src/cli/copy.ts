import { dirname, join } from "node:path";
import { Command } from "commander";
import pino from "pino";
import { AppError } from "../domain/errors/app-error.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { type CopySource, openCopySource } from "../server/db/copy-source.ts";
import { type CopyTarget, openCopyTarget } from "../server/db/copy-target.ts";
import { type DatabasePlace, readDatabasePlace } from "../server/db/database-place.ts";
import type { TableDigest } from "../server/db/table-digests.ts";
import { copyBetweenDatabases } from "../server/operations/copy-between-databases.ts";
import {
  type FilesLookedAt,
  findMissingFiles,
  lookInBucket,
  lookInFolder,
} from "../server/operations/find-missing-files.ts";
import { openBucket } from "../server/storage/open-storage.ts";
import { keepToOwner } from "./keep-to-owner.ts";
import { createProgressLine } from "./progress-line.ts";
import { sentence } from "./with-services.ts";

type Options = { from: string; to: string; replace?: boolean };

const SHOWN_OF_HASH = 16;
const NAMED_FILES = 10;

function readPlace(option: string, text: string): DatabasePlace {
  const place = readDatabasePlace(text);
  if (place !== undefined) return place;
  throw new ConfigError(`${option} must be sqlite: with a path, such as sqlite:./data, or a postgres:// address.`);
}

/** What is wrong with an address is told by the name of the option that it was given with. */
const named = <Opened>(option: string, opening: Promise<Opened>): Promise<Opened> =>
  opening.catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(error.message.replace(/^DATABASE_URL/, option), { cause: error });
  });

function asTable(tables: readonly TableDigest[]): string[] {
  const width = Math.max(...tables.map(({ table }) => table.length));
  const lines = tables.map(
    ({ table, rows, sha256 }) =>
      `${table.padEnd(width)}  ${String(rows).padStart(9)}  ${sha256.slice(0, SHOWN_OF_HASH)}`,
  );
  return [`${"table".padEnd(width)}  ${"rows".padStart(9)}  SHA-256 of both sides`, ...lines];
}

/** Where a site that runs on the target looks for its pictures. */
const pictureFolder = (place: DatabasePlace, { dataDir }: Config): string =>
  (place.kind === "sqlite" ? place.dataDir : undefined) ?? dataDir;

async function lookAtPictures(
  target: CopyTarget,
  place: DatabasePlace,
  config: Config,
  onProgress: (done: number) => void,
) {
  if (config.s3 === undefined) {
    return findMissingFiles(target.read, lookInFolder(pictureFolder(place, config)), onProgress);
  }
  const log = pino({ level: "warn" }, pino.destination({ dest: 2, sync: true }));
  const storage = await openBucket(config.s3, { log });
  try {
    return await findMissingFiles(target.read, await lookInBucket(storage), onProgress);
  } finally {
    await storage.close();
  }
}

function tellPictures({ files, missing, damaged }: FilesLookedAt, place: DatabasePlace, config: Config): string[] {
  const folder = pictureFolder(place, config);
  const where = config.s3 === undefined ? join(folder, "uploads") : `the bucket ${config.s3.bucket}`;
  const told = [...missing.map((key) => `${key} is not there`), ...damaged.map((key) => `${key} is another file`)];
  if (told.length === 0) return [`Pictures are not copied. All ${files} files of them are in ${where}.`];
  const rest = told.length - NAMED_FILES;
  const advice =
    config.s3 === undefined
      ? `Copy the folder uploads of the old DATA_DIR to ${folder} before you start the site there.`
      : "Files that lie in DATA_DIR are brought there by npm run images -- move.";
  return [
    `Pictures are not copied. Of ${files} files ${missing.length} are not in ${where}, and ${damaged.length} are not as they were recorded:`,
    ...told.slice(0, NAMED_FILES).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    advice,
  ];
}

async function copyInto(source: CopySource, target: CopyTarget, place: DatabasePlace, options: Options): Promise<void> {
  const config = readConfig();
  const clock = { now: () => new Date() };
  const aside = place.kind === "sqlite" ? dirname(place.file) : config.dataDir;
  const line = createProgressLine();
  try {
    const { tables, keptAs } = await copyBetweenDatabases({
      source,
      target,
      replace: options.replace ?? false,
      keepIn: join(aside, `before-copy-${clock.now().toISOString().replaceAll(/[:.]/g, "-")}`),
      clock,
      onProgress: line.show,
    });
    for (const each of asTable(tables)) line.print(each);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    line.print(`All ${rows} rows of ${source.name} are in ${target.name}, and the same there.`);
    if (keptAs !== undefined)
      line.print(`What was there before is in ${keptAs}. Delete it when you no longer need it.`);
    if (await source.isInUse()) {
      line.print(
        "The source is in use. What is saved there from now on is not in the copy: stop the site, then copy again.",
      );
    }
    const looked = await lookAtPictures(target, place, config, (done) => line.show(`Picture file ${done}`));
    for (const each of tellPictures(looked, place, config)) line.print(each);
    if (looked.missing.length + looked.damaged.length > 0) process.exitCode = 1;
  } finally {
    line.end();
  }
}

async function copy(options: Options): Promise<void> {
  const from = readPlace("--from", options.from);
  const to = readPlace("--to", options.to);
  if (from.name === to.name) throw new AppError("Invalid", "--from and --to name the same database.");
  const source = await named("--from", openCopySource(from));
  try {
    const target = await named("--to", openCopyTarget(to));
    try {
      await copyInto(source, target, to, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

if (import.meta.main) {
  keepToOwner();
  try {
    await new Command("npm run copy --")
      .description("Copies everything but the pictures from one database into another one, and compares both.")
      .requiredOption(
        "--from <database>",
        "sqlite:PATH (a data folder or a file in it), or postgres://…; it is not changed",
      )
      .requiredOption("--to <database>", "the same; no site may be running on it")
      .option("--replace", "also where something is that no copy has put there; it is put aside")
      .action(copy)
      .parseAsync();
  } catch (error) {
    console.error(sentence(error));
    process.exitCode = 1;
  }
}
