import { AppError } from "../errors/app-error.ts";

/** True for an error of the file system with this code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

export const NOTHING_SAVED = "There is no room left on the disk, so nothing was saved. Reading still works.";

/** The file system's and the image library's "no room left" as an AppError `DiskFull`; any other error as it is. */
export function diskFullOr(error: unknown, message = NOTHING_SAVED): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  // The image library reports the operating system's words and no code.
  const noRoom =
    hasCode(error, "ENOSPC") ||
    hasCode(error, "EDQUOT") ||
    /no space left on device|disk quota exceeded/i.test(error.message);
  if (!noRoom) return error;
  return new AppError("DiskFull", message, { cause: error });
}
