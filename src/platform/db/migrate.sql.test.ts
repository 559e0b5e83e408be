import { sql } from "kysely";
import { expect, test } from "vitest";
import { oldSite } from "../../../tests/support/old-data.ts";
import { TEST_DATABASE } from "../../../tests/support/test-database.ts";
import { temporaryDatabase } from "../../../tests/support/test-services.ts";
import { readConfig } from "../config/config.server.ts";
import { listAppliedMigrations, migrate, migrationNames } from "./migrate.server.ts";
import { openConfiguredDatabase } from "./open/open-configured.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { findSiteState } from "./site-state.server.ts";

/** Runs some work on a database made by the migrations that were used while the first release was being developed. */
async function withOldDatabase<Result>(work: (db: OpenDatabase) => Promise<Result>): Promise<Result> {
  const db = await openConfiguredDatabase(readConfig((await oldSite()).settings));
  return work(db).finally(() => db.close());
}

const listedNames = async ({ read }: OpenDatabase): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(read);
  return rows.map(({ name }) => name);
};

/** The complete schema of the database: everything but its rows, as SQL definitions. */
async function schemaOf({ read }: OpenDatabase): Promise<string[]> {
  const made =
    TEST_DATABASE === "sqlite"
      ? sql<{ line: string }>`select type || ' ' || name || ': ' || coalesce(sql, '') as line from sqlite_schema`
      : sql<{ line: string }>`
          select format('%s %s %s %s %s %s', table_name, ordinal_position, column_name, data_type, collation_name,
            concat(is_nullable, column_default)) as line from information_schema.columns where table_schema = 'public'
          union all select concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
            where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`;
  const { rows } = await made.execute(read);
  return rows.map(({ line }) => line).sort();
}

async function newDatabase(): Promise<OpenDatabase> {
  return (await temporaryDatabase())();
}

test("a migration that fails leaves the schema as it was, and can be made again", async () => {
  const db = await newDatabase();
  // One of the tables that the first migration creates already exists.
  await sql`create table turns (name text)`.execute(db.write);
  await expect(migrate(db)).rejects.toThrow("already exists");
  await expect(findSiteState(db.read, "starter_content")).rejects.toThrow("site_state");
  await sql`drop table turns`.execute(db.write);
  expect(await migrate(db)).toEqual(await migrationNames());
  expect(await findSiteState(db.read, "starter_content")).toBeUndefined();
  expect(await migrate(db)).toEqual([]);
});

test("a database of the old chain of migrations ends with the very schema of a new one, and keeps its rows", () =>
  withOldDatabase(async (old) => {
    const fresh = await newDatabase();
    await migrate(fresh);
    await sql`insert into turns (name, done_at) values ('backup', '2026-02-20T06:00:00.000Z')`.execute(old.write);
    await Promise.all([migrate(old), migrate(old)]);
    expect(await listedNames(old)).toEqual(await migrationNames());
    expect(await migrate(old)).toEqual([]);
    expect(await schemaOf(old)).toEqual(await schemaOf(fresh));
    expect(await old.read.selectFrom("accounts").select("username").orderBy("seq").execute()).toEqual([
      { username: "keeper" },
      { username: "nimal" },
    ]);
    expect(
      await old.read.selectFrom("leases").select(["name", "done_at"]).where("name", "=", "backup").execute(),
    ).toEqual([{ name: "backup", done_at: "2026-02-20T06:00:00.000Z" }]);
  }));

test("a database within the old chain is refused unchanged, with the commit that migrates it", () =>
  withOldDatabase(async (old) => {
    await sql`delete from kysely_migration where name > '0005'`.execute(old.write);
    const names = await listedNames(old);
    const refusal = { kind: "Invalid", message: expect.stringMatching(/0004-photos\).* commit 050eeea /) };
    await expect(migrate(old)).rejects.toMatchObject(refusal);
    await expect(listAppliedMigrations(old.read)).rejects.toMatchObject(refusal);
    expect(await listedNames(old)).toEqual(names);
  }));

test("a database of a newer release is refused unchanged, in one sentence that names the migration", async () => {
  const db = await newDatabase();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2027')`.execute(db.write);
  const [names, schema] = [await listedNames(db), await schemaOf(db)];
  await expect(migrate(db)).rejects.toMatchObject({
    kind: "Invalid",
    message: expect.stringMatching(/^The database was made by a newer release of the site \(9999-newer\): [^\n]+\.$/),
  });
  expect([await listedNames(db), await schemaOf(db)]).toEqual([names, schema]);
});
