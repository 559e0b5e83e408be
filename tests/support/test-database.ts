import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { resetDatabase } from "./reset-database.ts";

/** Which database the tests run on that do not ask for one: the projects of vitest.config.ts set it. */
export const TEST_DATABASE = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";

/** Names another database on the same server. */
function withDatabase(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const onServer = (statement: string): Promise<unknown> =>
  connected(withDatabase(inject("postgresTemplate"), "postgres"), (client) => client.query(statement));

const drop = (url: string): Promise<unknown> =>
  onServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);

async function create(template: string, more = ""): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(`create database ${name} template ${template} ${more}`);
  return withDatabase(inject("postgresTemplate"), name);
}

/** Databases with the schema of the site that earlier tests of the file have given back. */
const spare: string[] = [];

async function giveBack(url: string): Promise<void> {
  const shape = inject("postgresShape");
  const isGood = await connected(url, (client) => resetDatabase(client, shape)).catch(() => false);
  if (isGood) spare.push(url);
  else await drop(url);
}

if (TEST_DATABASE === "postgres") {
  afterAll(async () => {
    for (const url of spare.splice(0)) await drop(url);
  });
}

/** The address of a database of the server for one test, with the schema of the site and nothing in it. */
export async function temporaryPostgres(): Promise<string> {
  const url = spare.pop() ?? (await create("template_tuskers"));
  onTestFinished(() => giveBack(url));
  return url;
}

/** The same without any table. */
export async function emptyPostgres({ encoding = "UTF8" } = {}): Promise<string> {
  const locale = encoding === "UTF8" ? "" : "locale_provider libc locale 'C'";
  const url = await create("template0", `encoding '${encoding}' ${locale}`);
  onTestFinished(() => drop(url).then(() => undefined));
  return url;
}

const databases = new Map<string, string>();

/**
 * The settings that name the database which belongs to a data folder, of the kind under test: a new one for a new folder.
 * SQLite's lies in the folder anyhow.
 */
export async function databaseSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (TEST_DATABASE === "sqlite") return {};
  const url = databases.get(dataDir) ?? (await temporaryPostgres());
  databases.set(dataDir, url);
  return { DATABASE_URL: url };
}
