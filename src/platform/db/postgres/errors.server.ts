const UNIQUE_VIOLATION = "23505";
const DISK_FULL = "53100";
/** data_corrupted and index_corrupted. */
const DAMAGE = ["XX001", "XX002"];

/** PostgreSQL's error classes: connection exception, insufficient resources, operator intervention, system error. */
const AWAY_CLASSES = ["08", "53", "57", "58"];
/** Temporary refusals: read-only server, idle or lock timeout, and login details or a database that no longer exist. */
const AWAY_CODES = ["25006", "25P03", "55P03", "28000", "28P01", "3D000"];

/** The server did not answer, or the connection broke. The statement may or may not have been executed. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** PostgreSQL's five-character SQLSTATE, if the error came from the server. */
export const sqlState = (error: unknown): string | undefined => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && "severity" in (error as Error) ? code : undefined;
};

/** An error that did not come from the server is a connection error. */
export const asConnectionError = (error: unknown): unknown => {
  if (sqlState(error) !== undefined || !(error instanceof Error) || error instanceof ConnectionLost) return error;
  return new ConnectionLost(`The database does not respond: ${error.message}`, { cause: error });
};

/** True when a write failed because a unique column already has the value. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === UNIQUE_VIOLATION;

/** True when the server's disk is full. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === DISK_FULL;

/** True when a part of a table or an index is not what the server wrote. */
export const isDamage = (error: unknown): boolean => DAMAGE.includes(sqlState(error) ?? "");

/** True when the database is temporarily unusable: down, shutting down, out of connections, read-only or too slow. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const state = sqlState(error);
  if (state === undefined || state === DISK_FULL) return false;
  return AWAY_CODES.includes(state) || AWAY_CLASSES.some((begin) => state.startsWith(begin));
}
