import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished } from "vitest";
import { openServices } from "../../src/app/server/services.server.ts";
import { type Config, readConfig } from "../../src/platform/config/config.server.ts";
import { getContentVersion, raiseContentVersion } from "../../src/platform/db/content-version.server.ts";
import { migrate } from "../../src/platform/db/migrate.server.ts";
import { openConfiguredDatabase } from "../../src/platform/db/open/open-configured.server.ts";
import type { OpenDatabase } from "../../src/platform/db/open-database.server.ts";
import { databaseFile } from "../../src/platform/db/sqlite/open.server.ts";
import type { Services } from "../../src/platform/services/services.server.ts";
import { databaseSettings, emptyPostgres, TEST_DATABASE } from "./test-database.ts";

/** Nothing that tests store is worth a wait for the disk, or a password that withstands guesses. */
const CHEAP = { durable: false, passwordCost: { memoryCost: 64, timeCost: 1 } };

/** A clock that only moves when a test advances it. */
export type TestClock = { now(): Date; set(time: string | Date): void; advance(milliseconds: number): void };

export function createTestClock(start = "2026-03-01T06:00:00.000Z"): TestClock {
  let time = new Date(start);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = new Date(next);
    },
    advance: (milliseconds) => {
      time = new Date(time.getTime() + milliseconds);
    },
  };
}

/** An empty folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A new, empty database of the kind under test.
 * @returns a function that opens it, each time as another process would; all are closed after the test
 */
export async function temporaryDatabase(): Promise<() => Promise<OpenDatabase>> {
  const dataDir = await temporaryFolder();
  const databaseUrl = TEST_DATABASE === "postgres" ? await emptyPostgres() : undefined;
  return async () => {
    const db = await openConfiguredDatabase({ dataDir, databaseUrl }, CHEAP);
    onTestFinished(() => db.close());
    return db;
  };
}

/** Waits until one node knows of all commits of another: it polls SQLite, and PostgreSQL sends a notification. */
export async function hearOf(listener: OpenDatabase, speaker: OpenDatabase): Promise<void> {
  await speaker.write.transaction().execute(raiseContentVersion);
  const version = await getContentVersion(speaker.read);
  await expect.poll(() => listener.currentContentVersion(), { interval: 1 }).toBe(version);
}

/** An SQLite file with the site's schema, made once per process. Copying it spares each test the migrations. */
let emptySqlite: Promise<Buffer> | undefined;

async function makeEmptySqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-template-"));
  try {
    const db = await openConfiguredDatabase({ dataDir: folder, databaseUrl: undefined }, CHEAP);
    await migrate(db);
    await db.close();
    return await readFile(databaseFile(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An empty data folder; with SQLite it has a database with the site's schema, as one of PostgreSQL has. */
async function temporaryDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  if (TEST_DATABASE === "postgres") return dataDir;
  emptySqlite ??= makeEmptySqlite();
  await writeFile(databaseFile(dataDir), await emptySqlite, { mode: 0o600 });
  return dataDir;
}

/** Real services with an empty data folder, closed and removed after the test. No content is loaded. */
export async function openTestServices(
  environment: Record<string, string> = {},
): Promise<Services & { clock: TestClock; config: Config }> {
  const clock = createTestClock();
  const dataDir = environment.DATA_DIR ?? (await temporaryDataFolder());
  const database = await databaseSettings(dataDir);
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: "off", ...database, ...environment };
  const config = readConfig(settings);
  const services = await openServices(config, { log: pino({ level: "silent" }), clock, ...CHEAP });
  onTestFinished(() => services.close());
  return { ...services, clock };
}
