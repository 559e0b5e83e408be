import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { databaseFile } from "../../src/platform/db/sqlite/open.server.ts";
import { emptyPostgres, TEST_DATABASE } from "./test-database.ts";
import { temporaryFolder } from "./test-services.ts";

const OLD_DATA = join(import.meta.dirname, "../old-data");

/** When the data was created: its sign-in is still valid, and nothing has expired yet. */
export const OLD_DATA_TIME = "2026-02-20T08:00:00.000Z";

export const oldFile = (name: string): string => join(OLD_DATA, name);

const unpacked = async (name: string): Promise<Buffer> => gunzipSync(await readFile(oldFile(name)));

/** A copy of the old site's database and images, for the database under test, and a valid token for it. */
export async function oldSite(): Promise<{ settings: Record<string, string>; token: string }> {
  const dataDir = await temporaryFolder();
  await cp(oldFile("uploads"), join(dataDir, "uploads"), { recursive: true });
  const token = (await readFile(oldFile(`${TEST_DATABASE}/session.txt`), "utf8")).trim();
  if (TEST_DATABASE === "sqlite") {
    await writeFile(databaseFile(dataDir), await unpacked("sqlite/tuskers.db.gz"));
    return { settings: { DATA_DIR: dataDir }, token };
  }
  const url = await emptyPostgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query((await unpacked("postgres/tuskers.sql.gz")).toString("utf8"));
  } finally {
    await client.end();
  }
  return { settings: { DATA_DIR: dataDir, DATABASE_URL: url }, token };
}

/** The path of a backup of the old site. */
export async function oldBackup(): Promise<string> {
  const file = join(await temporaryFolder(), "backup.tar");
  await writeFile(file, await unpacked("backup.tar.gz"));
  return file;
}
