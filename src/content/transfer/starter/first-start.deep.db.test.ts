import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { FirstStart } from "../../../../tests/support/first-start.ts";
import { emptyPostgres, TEST_DATABASE } from "../../../../tests/support/test-database.ts";
import { openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { environmentFor } from "../../../platform/config/config.server.ts";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";

const PROGRAM = join(PROJECT_FOLDER, "tests/support/first-start.ts");

async function start(settings: Record<string, string>): Promise<FirstStart> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env: environmentFor(settings) });
  return JSON.parse(stdout) as FirstStart;
}

test("of processes that start together on an empty database one does what is to be done once", async () => {
  const shared = await temporaryFolder();
  const isServer = TEST_DATABASE === "postgres";
  const database: Record<string, string> = isServer ? { DATABASE_URL: await emptyPostgres() } : {};
  // Machines that share a database server have separate data folders; processes that share an SQLite file share one.
  const folders = await Promise.all([1, 2, 3].map(() => (isServer ? temporaryFolder() : shared)));
  const starts = await Promise.all(folders.map((folder) => start({ DATA_DIR: folder, ...database })));
  for (const what of ["madeAdministrator", "loadedStarterContent", "didUpkeep"] as const) {
    expect([what, starts.filter((each) => each[what]).length]).toEqual([what, 1]);
  }
  const { db } = await openTestServices({ DATA_DIR: folders[0] ?? "", ...database });
  const { rows } = await sql<{ accounts: number; entries: number; names: number }>`
    select (select count(*) from accounts) as accounts, count(*) as entries, count(distinct name) as names
      from tuskers`.execute(db.read);
  expect(rows[0]?.accounts).toBe(1);
  expect(rows[0]?.entries).toBeGreaterThan(0);
  expect(rows[0]?.names).toBe(rows[0]?.entries);
});
