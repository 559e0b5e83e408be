import { AppError, type ErrorKind, type FieldError } from "../../../platform/errors/app-error.ts";

/** A task of the encoder process, by its name in the list there. It works on one at a time. */
export type EncoderTask = { name: string; given: unknown };

/** An error as a plain value: class instances do not survive the trip between processes. */
type PlainError =
  | {
      kind: ErrorKind;
      message: string;
      code: string | undefined;
      errors: FieldError[] | undefined;
      retryAfterSeconds: number | undefined;
    }
  | { message: string; stack: string | undefined };

/** The result of a task, or the error that ended it. */
export type EncoderAnswer = { result: unknown } | { error: PlainError };

export function toPlainError(error: unknown): PlainError {
  if (error instanceof AppError) {
    const { kind, message, code, errors, retryAfterSeconds } = error;
    return { kind, message, code, errors, retryAfterSeconds };
  }
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: "" };
}

export function fromPlainError(plain: PlainError): Error {
  if (!("kind" in plain)) return Object.assign(new Error(plain.message), { stack: plain.stack });
  const { kind, message, code, errors, retryAfterSeconds } = plain;
  return new AppError(kind, message, {
    ...(code === undefined ? {} : { code }),
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
