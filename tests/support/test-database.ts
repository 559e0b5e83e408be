import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { resetDatabase } from "./reset-database.ts";

/** The database for tests that do not choose one; set by the projects of vitest.config.ts. */
export const TEST_DATABASE = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";

/** The URL of another database on the same server. */
function withDatabase(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}

/** Connections that stay open until the process ends: opening one takes longer than what is asked of it. */
const connections = new Map<string, Promise<pg.Client>>();

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server ends before this process does.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

function connectionTo(url: string): Promise<pg.Client> {
  const client = connections.get(url) ?? connect(url);
  connections.set(url, client);
  return client;
}

async function onServer(statement: string): Promise<void> {
  await (await connectionTo(withDatabase(inject("postgresTemplate"), "postgres"))).query(statement);
}

async function drop(url: string): Promise<void> {
  connections.delete(url);
  await onServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function create(template: string, more = ""): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(`create database ${name} template ${template} ${more}`);
  return name;
}

/**
 * Databases with the site's schema that earlier tests of this process have returned. They are removed with the server.
 */
const spare: string[] = [];

async function giveBack(url: string): Promise<void> {
  const shape = inject("postgresShape");
  const isGood = await connectionTo(url)
    .then((client) => resetDatabase(client, shape))
    .catch(() => false);
  if (isGood) spare.push(url);
  else await drop(url);
}

/** The URL of an empty database for one test, with the site's schema. */
export async function temporaryPostgres(): Promise<string> {
  const url = spare.pop() ?? withDatabase(inject("postgresKept"), await create("template_tuskers"));
  onTestFinished(() => giveBack(url));
  return url;
}

/** The same without any tables. */
export async function emptyPostgres({ encoding = "UTF8" } = {}): Promise<string> {
  const locale = encoding === "UTF8" ? "" : "locale_provider libc locale 'C'";
  const name = await create("template0", `encoding '${encoding}' ${locale}`);
  const url = withDatabase(inject("postgresTemplate"), name);
  onTestFinished(() => drop(url));
  return url;
}

const databases = new Map<string, string>();

/**
 * The settings for the database of a data folder, of the kind under test: a new database for a new folder. With SQLite
 * it is in the folder anyway.
 */
export async function databaseSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (TEST_DATABASE === "sqlite") return {};
  const url = databases.get(dataDir) ?? (await temporaryPostgres());
  databases.set(dataDir, url);
  return { DATABASE_URL: url };
}
