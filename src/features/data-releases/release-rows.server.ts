import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { LicenceKey } from "../../platform/identity/licences.ts";
import { csvFileName } from "./files/make-files.server.ts";
import type { Release } from "./release.ts";
import { deleteContent } from "./release-content.server.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    data_releases: DataReleasesTable;
    data_release_files: DataReleaseFilesTable;
  }
}

/** A frozen release of the data. A recalled one stays, without its files. */
type DataReleasesTable = {
  number: string;
  /** YYYY-MM-DD in Sri Lanka. */
  day: string;
  licence_key: LicenceKey;
  /** The release that the changes are told from; null for the first one. */
  since: string | null;
  /** Rows by table, as JSON. */
  counts: string;
  /** How many rows were added, changed and removed, as JSON. */
  changes: string;
  made_at: string;
  /** YYYY-MM-DD */
  recalled_on: string | null;
  recalled_why: string | null;
};

type DataReleaseFilesTable = {
  number: string;
  position: number;
  name: string;
  type: string;
  bytes: number;
  sha256: string;
  /** Names the chunks of what the file contains; null once the release is recalled. */
  file_id: string | null;
};

/** All numbers that were ever given. */
export const listReleaseNumbers = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom("data_releases").select("number").execute()).map(({ number }) => number);

/** All releases with their files, the newest first; recalled ones included. */
export async function listReleases(db: Queryable): Promise<Release[]> {
  const rows = await db
    .selectFrom("data_releases")
    .select(["number", "day", "licence_key as licence", "since", "counts", "changes", "recalled_on", "recalled_why"])
    .orderBy("made_at", "desc")
    .orderBy("number", "desc")
    .execute();
  const files = await db
    .selectFrom("data_release_files")
    .select(["number", "name", "type", "bytes", "sha256"])
    .orderBy("number")
    .orderBy("position")
    .execute();
  const byNumber = Map.groupBy(files, ({ number }) => number);
  return rows.map(({ number, counts, changes, recalled_on: on, recalled_why: why, ...row }) => ({
    ...{ number, ...row, counts: JSON.parse(counts), changes: JSON.parse(changes) },
    recalled: on === null ? null : { on, why: why ?? "" },
    files: (byNumber.get(number) ?? []).map(({ number: _, ...file }) => file),
  }));
}

/** The newest release that is not recalled, with the file of its tables. */
export async function findNewestRelease(
  db: Queryable,
): Promise<{ number: string; licence: string; fileId: string; bytes: number } | undefined> {
  const row = await db
    .selectFrom("data_releases")
    .select(["number", "licence_key as licence"])
    .where("recalled_on", "is", null)
    .orderBy("made_at", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const file = await findReleaseFile(db, { number: row.number, name: csvFileName(row.number) });
  if (!file?.file_id) throw new Error(`The tables of release ${row.number} are missing.`);
  return { ...row, fileId: file.file_id, bytes: file.bytes };
}

/** A file of a release; `file_id` is null if the release was recalled. */
export const findReleaseFile = (db: Queryable, { number, name }: { number: string; name: string }) =>
  db
    .selectFrom("data_release_files")
    .innerJoin("data_releases", "data_releases.number", "data_release_files.number")
    .select(["name", "type", "bytes", "sha256", "file_id", "recalled_on", "recalled_why"])
    .where("data_release_files.number", "=", number)
    .where("name", "=", name)
    .executeTakeFirst();

/** Marks a release as recalled and deletes what its files hold. @returns false if there is none that is not recalled */
export async function markRecalled(
  transaction: WriteTransaction,
  { number, on, why }: { number: string; on: string; why: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("data_releases")
    .set({ recalled_on: on, recalled_why: why })
    .where("number", "=", number)
    .where("recalled_on", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const files = await transaction
    .selectFrom("data_release_files")
    .select("file_id")
    .where("number", "=", number)
    .execute();
  const fileIds = files.flatMap(({ file_id: id }) => id ?? []);
  await deleteContent(transaction, fileIds);
  await transaction.updateTable("data_release_files").set({ file_id: null }).where("number", "=", number).execute();
  return true;
}
