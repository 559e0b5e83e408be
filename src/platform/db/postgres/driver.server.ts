import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { NEWEST_MIGRATION, type ReleaseCheck } from "../release/release-check.server.ts";
import { asConnectionError } from "./errors.server.ts";
import { WRITER_LOCK } from "./names.server.ts";

/** Returns the same values as SQLite: numbers for counts and sums, 1 and 0 for conditions. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.BOOL, (text) => (text === "t" ? 1 : 0)],
]);

const getTypeParser = ((oid: number, format?: "text" | "binary") =>
  PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;

const CONNECT_TIMEOUT_MS = 5000;

/** How a connection is set up. Each one sets its name, so that `pg_stat_activity` shows which program opened it. */
export const clientOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: "tuskers",
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: { getTypeParser },
});

/** Binds values as SQLite does. PostgreSQL text cannot contain NUL, which is stored as the replacement character. */
function toParameter(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}

const BEGIN_IN_LINE = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;
/** Sent as one: a second round trip would hold up the writers of all nodes. */
const BEGIN_CHECKED = `${BEGIN_IN_LINE}; ${NEWEST_MIGRATION}`;

/**
 * How long to wait for an answer, in milliseconds; undefined means for ever. It is longer than the server's own
 * timeout, so that reaching it means that the connection is lost.
 */
type Limit = () => number | undefined;

type Query = (sql: string, parameters?: readonly unknown[]) => Promise<pg.QueryResult>;

/** A client that tells the server's own errors from connection errors, and is discarded after one of the latter. */
function asKyselyClient(client: pg.PoolClient, limit: Limit, wrap: (query: Query) => Query): PostgresPoolClient {
  let isBroken = false;
  const query: Query = async (text, parameters) => {
    try {
      return await client.query({
        text,
        values: parameters?.map(toParameter),
        query_timeout: limit(),
      } as pg.QueryConfig);
    } catch (error) {
      const reported = asConnectionError(error);
      isBroken ||= reported !== error;
      throw reported;
    }
  };
  return {
    query: wrap(query),
    release: (discard: boolean) => client.release(discard || isBroken),
  } as unknown as PostgresPoolClient;
}

function asKyselyPool(pool: pg.Pool, limit: Limit, wrap: (query: Query) => Query): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(asConnectionError(error)));
      return asKyselyClient(client, limit, wrap);
    },
    end: () => pool.end(),
  };
}

/** A read-only pool. */
export const readingPool = (pool: pg.Pool, limit: Limit): PostgresPool => asKyselyPool(pool, limit, (query) => query);

/**
 * A pool whose transactions queue with the writers of all nodes, from begin to end: as in SQLite, what a transaction
 * has read stays true until it commits. A statement outside a transaction gets a transaction of its own.
 */
export const writingPool = (pool: pg.Pool, limit: Limit, release: ReleaseCheck): PostgresPool =>
  asKyselyPool(pool, limit, (query) => {
    let isInTransaction = false;

    async function begin(): Promise<pg.QueryResult> {
      try {
        const text = release.isStarted() ? BEGIN_CHECKED : BEGIN_IN_LINE;
        const [begun, , newest] = (await query(text)) as unknown as pg.QueryResult[];
        release.check(newest?.rows[0]?.name);
        isInTransaction = true;
        return begun as pg.QueryResult;
      } catch (error) {
        await query("rollback").catch(() => undefined);
        throw error;
      }
    }

    async function alone(text: string, parameters?: readonly unknown[]): Promise<pg.QueryResult> {
      await begin();
      try {
        const result = await query(text, parameters);
        await query("commit");
        return result;
      } catch (error) {
        await query("rollback").catch(() => undefined);
        throw error;
      } finally {
        isInTransaction = false;
      }
    }

    return async (text, parameters) => {
      if (text === "begin") return begin();
      // Sent even if no transaction is open: a failed commit has already ended it, and Kysely still rolls back.
      if (text === "commit" || text === "rollback") {
        isInTransaction = false;
        return query(text);
      }
      return isInTransaction ? query(text, parameters) : alone(text, parameters);
    };
  });
