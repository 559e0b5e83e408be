const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;
const FULL = 13;
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CANTOPEN = 14;
const CORRUPT = 11;
const NOTADB = 26;

const errorNumber = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;

/** True when a write failed because a unique column already has the value. Checks SQLite's code, not its message. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorNumber(error);
  return code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARY_KEY;
}

/** True when the disk (or the quota) has no room for a write. */
export const isDiskFull = (error: unknown): boolean => errorNumber(error) === FULL;

/** The lower byte is the primary result code; the rest only adds detail. */
const primaryCode = (error: unknown): number => (errorNumber(error) ?? 0) & 0xff;

/** True when another connection has locked the database. */
export const isBusy = (error: unknown): boolean => primaryCode(error) === BUSY;

/** True when a part of the file is not what SQLite wrote. */
export const isDamage = (error: unknown): boolean => [CORRUPT, NOTADB].includes(primaryCode(error));

/**
 * True when the database is temporarily unusable or cannot be written: the disk fails, is read-only or missing, or
 * another program has locked the database for too long.
 */
export const isOutOfReach = (error: unknown): boolean => [BUSY, READONLY, IOERR, CANTOPEN].includes(primaryCode(error));
