import type pg from "pg";
import { ConfigError } from "../../config/config.server.ts";
import { readDatabaseAddress } from "../../config/database-address.server.ts";
import { sqlState } from "./errors.server.ts";

const OLDEST = 15;

/** @throws ConfigError if the site cannot run on the server or the database; the server's error if the check fails */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  );
  const { version = "0", encoding } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new ConfigError(`DATABASE_URL names a server with PostgreSQL ${version}: the site needs ${OLDEST} or newer.`);
  }
  if (encoding !== "UTF8") {
    throw new ConfigError(
      `DATABASE_URL names a database with the encoding ${encoding}: create one with the encoding UTF8.`,
    );
  }
}

/** Explains to the operator why the database could not be opened; returns unknown errors unchanged. */
export function startFailure(error: unknown, url: string): unknown {
  const state = sqlState(error);
  const { place, database } = readDatabaseAddress(url) ?? { place: "it", database: "" };
  const because = (sentence: string) => new ConfigError(`DATABASE_URL ${sentence}`, { cause: error });
  if (state === "3D000") {
    return because(`names the database ${database}, which does not exist on the server: create it with createdb.`);
  }
  if (state === "28P01" || state === "28000") {
    return because(
      `is refused by the server at ${place}: the name or password is wrong, or connections from this machine are not allowed.`,
    );
  }
  if (state === "42501") return because(`has a name that is not allowed to use the database ${database}.`);
  if (state === "57P03") return because(`names a server that is starting or stopping (${place}).`);
  if (state === "53300") return because(`names a server that has no free connections (${place}).`);
  if (state !== undefined) return error;
  const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
  return because(
    `names a server that does not respond: ${place}${reason}. Is it running, and can this machine reach it?`,
  );
}
