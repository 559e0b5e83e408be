import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { databaseFile } from "../src/platform/db/sqlite/open.server.ts";
import { migrateAhead } from "./support/migrate-ahead.ts";
import { runCommand } from "./support/run-command.ts";
import { databaseSettings, TEST_DATABASE } from "./support/test-database.ts";
import { openTestServices, temporaryFolder } from "./support/test-services.ts";

/** Everything that the database contains. */
async function contentsOf(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<string> {
  if (settings.DATABASE_URL === undefined) return (await readFile(databaseFile(settings.DATA_DIR))).toString("base64");
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select string_agg(query_to_xml(format('select * from %I order by 1', table_name), true, true, '')::text, '')
      as contents from information_schema.tables where table_schema = 'public'`);
    return rows[0].contents;
  } finally {
    await client.end();
  }
}

test("every command refuses a database of a newer release in one sentence, and changes nothing", async () => {
  const services = await openTestServices();
  const { dataDir } = services.config;
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: "off", ...(await databaseSettings(dataDir)) };
  const file = join(await temporaryFolder(), "backup.tar");
  expect(await runCommand("backup", [file], { settings })).toMatchObject({ code: 0 });
  await services.close();
  await migrateAhead(services.config);
  const before = await contentsOf(settings);

  const commands: [string, ...string[]][] = [
    ["start"],
    ["admin", "list"],
    ["backup", join(dataDir, "another.tar")],
    ["export", join(dataDir, "export.json")],
    ["import", "starter/sources.json"],
    ["images", "scan"],
    ["data", "list"],
    // Without a server the data folder is moved aside as it is, and the older release goes on with its own backup.
    ...(TEST_DATABASE === "postgres" ? [["restore", "--replace", file] as [string, ...string[]]] : []),
  ];
  for (const [name, ...args] of commands) {
    const { code, out, err } = await runCommand(name, args, { settings: { ...settings, PORT: "0" } });
    expect({ name, code, out, err }).toEqual({
      ...{ name, code: 1, out: "" },
      err: expect.stringMatching(/^The database was made by a newer release of the site \(9999-newer\): [^\n]+\n$/),
    });
  }
  expect(await contentsOf(settings)).toBe(before);

  if (TEST_DATABASE === "sqlite") {
    expect(await runCommand("restore", ["--replace", file], { settings })).toMatchObject({ code: 0 });
    expect(await runCommand("admin", ["list"], { settings })).toMatchObject({ code: 0 });
  }
});
