/**
 * The kinds of failure the product knows. One place (`platform/api/error-response.server.ts`) turns a kind into an HTTP
 * answer; everything else throws one of these and never speaks of status codes.
 */
export type ErrorKind =
  | "Malformed"
  | "Unauthorised"
  | "NotFound"
  | "MethodNotAllowed"
  | "Conflict"
  | "Gone"
  | "Stale"
  | "TooLarge"
  | "UnsupportedType"
  | "Invalid"
  | "TooManyRequests"
  | "Unavailable"
  | "DiskFull";

/** One wrong field: `path` in dotted form (`sources.0.url`), `message` a sentence for a person. */
export type FieldError = { path: string; message: string };

export type AppErrorOptions = {
  /** Machine-readable reason beside the status, e.g. `otp_required`. */
  code?: string;
  /** For `Invalid`: each field and what is wrong with it. */
  errors?: FieldError[];
  /** For `TooManyRequests` and `Unavailable`: after how many seconds another try makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A failure with a message that may be shown to a person as it stands. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.code = options.code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** An `Invalid` error for one field. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError("Invalid", message, { errors: [{ path, message }] });
