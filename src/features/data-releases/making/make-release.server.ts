import { mkdir, rm } from "node:fs/promises";
import { findSite } from "../../../content/settings/site/read-site.server.ts";
import { identityOf } from "../../../content/settings/site/site-settings.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { Config } from "../../../platform/config/config.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { LICENCES } from "../../../platform/identity/licences.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { withIdentity } from "../../../platform/identity/with-identity.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import { temporaryFile } from "../../../platform/storage/temporary-files.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { listChanges } from "../content/changes.ts";
import type { Tables } from "../content/tables.ts";
import {
  type ChangeCounts,
  type Counts,
  type FileFacts,
  filesOf,
  manifestOf,
  type UnreadFile,
} from "../files/make-files.server.ts";
import type { ReleaseFacts } from "../files/release-facts.ts";
import {
  deleteContent,
  deleteLeftovers,
  isWhole,
  measureContent,
  newFileId,
  storeContent,
} from "../release-content.server.ts";
import { nextReleaseNumber } from "../release-number.ts";
import { findNewestRelease, listReleaseNumbers, listReleases } from "../release-rows.server.ts";
import { formerTables } from "./former-tables.server.ts";
import { tablesIn, writeTables } from "./table-files.server.ts";

type Needs = {
  db: Pick<OpenDatabase, "read" | "write" | "snapshot" | "dialect">;
  clock: Services["clock"];
  config: Pick<Config, "siteUrl" | "dataDir">;
};

const NO_LICENCE =
  "No release can be made: the content has no licence. An administrator chooses one in the admin area under Settings, “Content licence”.";
const DISK_FULL = "The disk has no space for the release. Nothing was stored.";

export type MadeRelease = {
  facts: ReleaseFacts;
  /** The release that the changes are told from. */
  since: string | undefined;
  counts: Counts;
  changes: ChangeCounts;
  files: FileFacts[];
};

async function readFacts(db: Queryable, { clock, config }: Needs): Promise<ReleaseFacts> {
  const { settings } = await findSite(db);
  const key = settings.licence;
  if (key === null) throw new AppError("Conflict", NO_LICENCE);
  const day = siteDay(clock.now());
  return {
    ...{ number: nextReleaseNumber(day, await listReleaseNumbers(db)), day, siteUrl: config.siteUrl },
    siteName: withIdentity(identityOf(settings), siteName),
    licence: { ...LICENCES[key], key },
  };
}

async function hasChanges(before: Tables, after: Tables): Promise<boolean> {
  for await (const _ of listChanges(before, after)) return true;
  return false;
}

type StoredFile = FileFacts & { fileId: string };

/** Makes the stored files a release, all at once. */
function publish({ db, clock }: Needs, { facts, since, counts, changes }: MadeRelease, files: readonly StoredFile[]) {
  const { number, day, licence } = facts;
  return db.write.transaction().execute(async (transaction) => {
    if ((await listReleaseNumbers(transaction)).includes(number)) {
      throw new AppError("Conflict", `Release ${number} was made meanwhile. Nothing was stored.`);
    }
    for (const file of files) {
      if (await isWhole(transaction, file)) continue;
      throw new AppError("Conflict", `The file ${file.name} was deleted meanwhile. Nothing was stored: try again.`);
    }
    const now = clock.now();
    await transaction
      .insertInto("data_releases")
      .values({
        ...{ number, day, licence_key: licence.key, since: since ?? null, counts: JSON.stringify(counts) },
        ...{ changes: JSON.stringify(changes), made_at: now.toISOString(), recalled_on: null, recalled_why: null },
      })
      .execute();
    const rows = files.map(({ fileId, ...file }, position) => ({ number, position, ...file, file_id: fileId }));
    await transaction.insertInto("data_release_files").values(rows).execute();
    const subject = { kind: "data release", id: number, name: number } as const;
    await insertActivity(transaction, { username: null, action: "released", subject, now });
    await raiseContentVersion(transaction);
  });
}

type Options = {
  /** Stores nothing. */
  dryRun?: boolean;
  /** Makes none if neither the content nor its licence has changed since the release before. */
  ifDifferent?: boolean;
};

async function makeIn(folder: string, services: Needs, { dryRun, ifDifferent }: Options) {
  const { db, clock, config } = services;
  const { facts, newest, counts } = await db.snapshot(async (snapshot) => ({
    facts: await readFacts(snapshot, services),
    newest: await findNewestRelease(snapshot),
    counts: await writeTables(snapshot, { siteUrl: config.siteUrl, folder }),
  }));
  const tables = tablesIn(folder);
  const before = newest && { number: newest.number, tables: formerTables(db.read, newest) };
  const isSameLicence = newest?.licence === facts.licence.key;
  if (ifDifferent && before && isSameLicence && !(await hasChanges(before.tables, tables))) return undefined;
  const changes: ChangeCounts = { added: 0, changed: 0, removed: 0 };
  const stored: StoredFile[] = [];
  const read = async ({ name, type, content }: UnreadFile): Promise<FileFacts> => {
    if (dryRun) return { name, type, ...(await measureContent(content)) };
    const file = { name, type, fileId: newFileId(), bytes: 0, sha256: "" };
    stored.push(file);
    const { bytes, sha256 } = Object.assign(file, await storeContent(db.write, { ...file, content, now: clock.now() }));
    return { name, type, bytes, sha256 };
  };
  try {
    if (!dryRun) await deleteLeftovers(db.write, clock.now());
    const files: FileFacts[] = [];
    const onChange = ({ change }: { change: keyof ChangeCounts }) => {
      changes[change] += 1;
    };
    for (const file of filesOf(tables, facts, before, onChange)) files.push(await read(file));
    files.push(await read(manifestOf(facts, counts, files)));
    const release: MadeRelease = { facts, since: before?.number, counts, changes, files };
    if (!dryRun) await publish(services, release, stored);
    return release;
  } catch (error) {
    // What cannot be deleted now is deleted before the next release is made.
    await deleteContent(
      db.write,
      stored.map(({ fileId }) => fileId),
    ).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes the next release of what strangers can read at one moment. Its size does not matter: rows pass through files,
 * and files through the database, piece by piece. It becomes visible as a whole or not at all.
 * @throws AppError `Conflict` if the content has no licence, a text gives a position, or another process has made the
 *   release meanwhile; `DiskFull`
 */
export async function makeRelease(services: Needs, options: { dryRun?: boolean } = {}): Promise<MadeRelease> {
  const release = await makeWhen(services, options);
  if (release === undefined) throw new Error("No release was made although none could be skipped.");
  return release;
}

async function makeWhen(services: Needs, options: Options): Promise<MadeRelease | undefined> {
  const folder = temporaryFile(services.config.dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await makeIn(folder, services, options);
  } catch (error) {
    if (services.db.dialect.isDiskFull(error)) throw new AppError("DiskFull", DISK_FULL, { cause: error });
    throw diskFullOr(error, DISK_FULL);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether this month has no release yet and the content has a licence. */
export async function isReleaseDue({ db, clock }: Pick<Needs, "db" | "clock">): Promise<boolean> {
  if ((await findSite(db.read)).settings.licence === null) return false;
  const month = siteDay(clock.now()).slice(0, 7);
  return !(await listReleases(db.read)).some(({ day }) => day.startsWith(month));
}

/**
 * Makes the release of this month if there is none and something changed.
 * @returns its number; undefined if none is due or the content has no licence
 */
export async function makeMonthlyRelease(services: Needs): Promise<string | undefined> {
  if (!(await isReleaseDue(services))) return undefined;
  return (await makeWhen(services, { ifDifferent: true }))?.facts.number;
}
