import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from "kysely";
import pg from "pg";
import { ConfigError } from "../../config/config.server.ts";
import { watchErrors } from "../error-watch.server.ts";
import type { DatabaseCallbacks, OpenDatabase } from "../open-database.server.ts";
import { createReleaseCheck } from "../release/release-check.server.ts";
import type { Database } from "../schema.server.ts";
import { createCommitWatch } from "./commit-watch.server.ts";
import { clientOptions, readingPool, writingPool } from "./driver.server.ts";
import { isDamage, isDiskFull, isOutOfReach, isUniqueViolation } from "./errors.server.ts";
import { postgresIndexDialect } from "./index-dialect.server.ts";
import { findBrokenParts } from "./integrity.server.ts";
import { ALONE_LOCK, CHANNEL, SITE } from "./names.server.ts";
import { SitePostgresDialect } from "./query-compiler.server.ts";
import { COUNTER_CONNECT_MS, COUNTER_SETTINGS, COUNTERS, sharedCounts } from "./shared-counts.server.ts";
import { checkServer, startFailure } from "./start-failure.server.ts";

/** Read connections; each node also has one for writing, one that listens, and those that count. */
const READERS = 10;
const IDLE_MS = 60_000;

const READER_SETTINGS = "set default_transaction_read_only = on; set statement_timeout = '10s'";
const READER_LIMIT_MS = 15_000;
/** A transaction waits for nothing but the database: an idle one blocks the writers of all nodes, and is ended. */
const WRITER_SETTINGS = `set idle_in_transaction_session_timeout = '30s'; listen ${CHANNEL}`;
/** As long as SQLite waits for another writer. Not set while migrations run, because they may take any time. */
const WRITER_LIMITS = "set lock_timeout = '5s'; set statement_timeout = '30s'";
const WRITER_LIMIT_MS = 35_000;

type PoolOptions = {
  max: number;
  settings: () => string;
  hear?: (message: pg.Notification) => void;
  connectMs?: number;
};

function openPool(url: string, { max, settings, hear, connectMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientOptions(url),
    ...(connectMs !== undefined && { connectionTimeoutMillis: connectMs, query_timeout: connectMs }),
    max,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
    async onConnect(client: pg.ClientBase) {
      // A broken connection fails its next query. Without this listener, the error event would crash the process.
      client.on("error", () => undefined);
      if (hear) client.on("notification", hear);
      await client.query(settings());
    },
  } as pg.PoolConfig);
  pool.on("error", () => undefined);
  return pool;
}

const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** What only a database server offers. */
export type ServerDatabase = OpenDatabase & {
  /** How many running sites use the database, on any machine. */
  countSites(): Promise<number>;
  /** Replaces all data with that of an SQLite file, in one transaction. Call it before `follow`. */
  loadFrom(file: string): Promise<void>;
};

/**
 * Opens the database of a PostgreSQL server, 15 or newer.
 * @param url the value of DATABASE_URL
 * @throws ConfigError if it cannot be used; the message names the setting but never the password
 */
export async function openPostgres(url: string, on: DatabaseCallbacks = {}): Promise<ServerDatabase> {
  const watch = createCommitWatch(url);
  const release = createReleaseCheck(on.onNewerRelease);
  let isFollowing = false;
  const readers = openPool(url, { max: READERS, settings: () => READER_SETTINGS });
  const writers = openPool(url, {
    max: 1,
    settings: () => (isFollowing ? `${WRITER_SETTINGS}; ${WRITER_LIMITS}` : WRITER_SETTINGS),
    hear: watch.hear,
  });
  const counters = openPool(url, { max: COUNTERS, settings: () => COUNTER_SETTINGS, connectMs: COUNTER_CONNECT_MS });
  try {
    await checkServer(readers);
  } catch (error) {
    await Promise.all([readers, writers, counters].map((pool) => pool.end()));
    throw error instanceof ConfigError ? error : startFailure(error, url);
  }
  const { health, log } = watchErrors({ isDamage, isDiskFull }, on.onDamage);
  const read = new Kysely<Database>({
    dialect: new SitePostgresDialect({ pool: readingPool(readers, () => READER_LIMIT_MS) }),
    plugins,
    log,
  });
  const write = new Kysely<Database>({
    dialect: new SitePostgresDialect({
      pool: writingPool(writers, () => (isFollowing ? WRITER_LIMIT_MS : undefined), release),
    }),
    plugins,
    log,
  });
  return {
    read,
    write,
    dialect: {
      index: postgresIndexDialect,
      isServer: true,
      findBrokenParts,
      isUniqueViolation,
      isDiskFull,
      isDamage,
      isOutOfReach,
    },
    health,
    async follow() {
      await watch.start();
      await release.start();
      isFollowing = true;
      await writers.query(WRITER_LIMITS);
    },
    async alone(work) {
      // A separate connection: the work itself needs the one for writing.
      const client = new pg.Client(clientOptions(url));
      client.on("error", () => undefined);
      await client.connect();
      try {
        await client.query(`select pg_advisory_lock(${ALONE_LOCK})`);
        return await work();
      } finally {
        await client.end();
      }
    },
    snapshot: (work) => read.transaction().setIsolationLevel("repeatable read").execute(work),
    openCounts: sharedCounts(counters),
    async byteSize() {
      const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(read);
      return rows[0]?.size ?? 0;
    },
    async countSites() {
      const { rows } = await sql<{ sites: number }>`select count(*) as sites from pg_stat_activity
        where datname = current_database() and application_name = ${SITE}`.execute(read);
      return rows[0]?.sites ?? 0;
    },
    async loadFrom(file) {
      const { loadSqliteFile } = await import("./sqlite-file.server.ts");
      await write.transaction().execute((transaction) => loadSqliteFile(transaction, file));
    },
    async copyInto(file) {
      const { writeSqliteFile } = await import("./sqlite-file.server.ts");
      await writeSqliteFile(read, file);
    },
    currentCommit: watch.currentCommit,
    currentContentVersion: watch.contentVersion,
    knownContentVersion: watch.knownContentVersion,
    async close() {
      await watch.close();
      // Kysely only ends a pool that it has used.
      await Promise.all([read.destroy(), write.destroy()]);
      await Promise.all([readers, writers, counters].map((pool) => (pool.ending ? undefined : pool.end())));
    },
  };
}
