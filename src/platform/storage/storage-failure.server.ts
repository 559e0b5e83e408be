import type { DatabaseDialect } from "../db/open-database.server.ts";
import { AppError } from "../errors/app-error.ts";
import { diskFullOr, hasCode } from "./file-errors.server.ts";
import { words } from "./words.ts";

const RETRY_AFTER_SECONDS = 60;
/** The site reconnects to a restarted database server within a second. */
const SERVER_RETRY_SECONDS = 5;

const DISK_CODES = ["EIO", "EROFS"];

/**
 * A failure of the disk or the database as an error for users: `DiskFull`, or `Unavailable` if it cannot be used or
 * written. Undefined for all other errors.
 */
export function storageFailure(
  error: unknown,
  { isDiskFull, isOutOfReach, isServer }: Pick<DatabaseDialect, "isDiskFull" | "isOutOfReach" | "isServer">,
): AppError | undefined {
  if (isDiskFull(error)) return new AppError("DiskFull", words.diskFull, { cause: error });
  if (isServer && isOutOfReach(error)) {
    return new AppError("Unavailable", words.noDatabase, { retryAfterSeconds: SERVER_RETRY_SECONDS, cause: error });
  }
  if (isOutOfReach(error) || DISK_CODES.some((code) => hasCode(error, code))) {
    return new AppError("Unavailable", words.noDisk, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  const known = diskFullOr(error);
  return known instanceof AppError ? known : undefined;
}
