const UNIQUE_VIOLATION = "23505";
const DISK_FULL = "53100";

/** Classes of PostgreSQL's codes: a lost connection, no more of something, stopped by somebody, the system's own trouble. */
const AWAY_CLASSES = ["08", "53", "57", "58"];
/** Refused for now: a server that only reads, a lock held for too long, a password or a database that was there before. */
const AWAY_CODES = ["25006", "25P03", "55P03", "28000", "28P01", "3D000"];

/** The server did not answer, or not any more: what was asked may have been done or not. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** PostgreSQL's own code of five characters, for what it answered. */
export const sqlState = (error: unknown): string | undefined => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && "severity" in (error as Error) ? code : undefined;
};

/** What the server did not say itself comes from the way to it. */
export const asConnectionError = (error: unknown): unknown => {
  if (sqlState(error) !== undefined || !(error instanceof Error) || error instanceof ConnectionLost) return error;
  return new ConnectionLost(`The database does not answer: ${error.message}`, { cause: error });
};

/** True when a write failed because a unique column has the value already. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === UNIQUE_VIOLATION;

/** True when the disk of the server has no room for a write. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === DISK_FULL;

/** True when the database cannot be used just now: away, stopping, without a connection to give, only read, or too slow. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const state = sqlState(error);
  if (state === undefined || state === DISK_FULL) return false;
  return AWAY_CODES.includes(state) || AWAY_CLASSES.some((begin) => state.startsWith(begin));
}
