import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyPostgres } from "../../../tests/support/test-database.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { examine } from "./examine.server.ts";

const findingsOf = async (config: ReturnType<typeof readConfig>) =>
  (await Array.fromAsync(examine(config, new Date("2026-03-01T06:00:00.000Z"))))
    .filter(({ part }) => part === "database")
    .map(({ level, sentence }) => `${level}: ${sentence}`);

/** Each row of each table with the transaction that wrote it. The server's own statistics come late. */
async function rowsWithTransactions(db: Queryable): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql<{ row: string }>`select xmin || t::text as row from ${sql.table(name)} t`.execute(db)),
  );
  return rows.flatMap((found) => found.rows.map(({ row }) => row)).sort();
}

test("a PostgreSQL database is checked while the site runs, without changing it", async () => {
  const { config, db } = await openTestServices();
  const before = await rowsWithTransactions(db.read);
  expect(before).not.toEqual([]);
  expect(await findingsOf(config)).toEqual([
    expect.stringMatching(/^ok: /),
    expect.stringMatching(/^ok: .*\d{4}-[a-z-]+/),
  ]);
  expect(await rowsWithTransactions(db.read)).toEqual(before);
});

test("an empty database is reported as such, and stays empty", async () => {
  const url = await emptyPostgres();
  const config = readConfig({ DATA_DIR: "/nowhere", DATABASE_URL: url });
  for (let looked = 0; looked < 2; looked += 1) {
    expect(await findingsOf(config)).toEqual([
      expect.stringMatching(/^ok: /),
      expect.stringMatching(/^hint: .*tables/),
    ]);
  }
});

test("an index that was never finished is a problem", async () => {
  const { config, db } = await openTestServices();
  await sql`update pg_index set indisvalid = false where indexrelid = 'images_by_hash'::regclass`.execute(db.write);
  expect(await findingsOf(config)).toEqual([expect.stringMatching(/^problem: .*images_by_hash/)]);
});

test("an unreachable server is reported with the setting, and without the password", async () => {
  const url = "postgres://tuskers:very-secret@127.0.0.1:1/tuskers";
  const [found] = await findingsOf(readConfig({ DATA_DIR: "/nowhere", DATABASE_URL: url }));
  expect(found).toMatch(/^problem: DATABASE_URL .*127\.0\.0\.1:1 \(ECONNREFUSED\)/);
  expect(found).not.toContain("secret");
});
