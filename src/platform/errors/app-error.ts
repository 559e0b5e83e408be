/**
 * The kinds of failure that the site distinguishes. Only `platform/api/error-response.server.ts` maps them to HTTP
 * statuses; all other code throws these errors and knows no status codes.
 */
export type ErrorKind =
  | "Malformed"
  | "Unauthorised"
  /** Signed in, but not allowed. */
  | "Forbidden"
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

/** One invalid field: `path` in dotted form (`sources.0.url`), `message` a sentence to show to the user. */
export type FieldError = { path: string; message: string };

export type AppErrorOptions = {
  /** Machine-readable reason in addition to the status, e.g. `otp_required`. */
  code?: string;
  /** For `Invalid`: each field and what is wrong with it. */
  errors?: FieldError[];
  /** For `TooManyRequests` and `Unavailable`: after how many seconds a retry makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An error whose message may be shown to users unchanged. */
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
