const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;
const FULL = 13;

const errorNumber = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;

/** True when a write failed because a unique column has the value already. Told by SQLite's code, not by its words. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorNumber(error);
  return code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARY_KEY;
}

/** True when the disk (or the quota) has no room for a write. */
export const isDiskFull = (error: unknown): boolean => errorNumber(error) === FULL;
