import { AppError } from "../errors/app-error.ts";
import { words } from "./words.ts";

/** True for a file system error with this code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Turns "no space left" errors of the file system and the image library into AppError `DiskFull`; keeps other errors.
 */
export function diskFullOr(error: unknown, message = words.diskFull): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  // The image library passes on the operating system's message without its code.
  const noRoom =
    hasCode(error, "ENOSPC") ||
    hasCode(error, "EDQUOT") ||
    /no space left on device|disk quota exceeded/i.test(error.message);
  if (!noRoom) return error;
  return new AppError("DiskFull", message, { cause: error });
}
