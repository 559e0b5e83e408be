import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { AppError, type ErrorKind, type FieldError } from "../../domain/errors/app-error.ts";
import { storageFailure } from "../storage/storage-failure.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** The HTTP status of each kind of error. */
export const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  Malformed: 400,
  Unauthorised: 401,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  Gone: 410,
  Stale: 412,
  TooLarge: 413,
  UnsupportedType: 415,
  Invalid: 422,
  TooManyRequests: 429,
  Unavailable: 503,
  DiskFull: 507,
};

/** The body of every answer that is an error. */
export const errorSchema = z
  .object({
    statusCode: z.int(),
    message: z.string().meta({ description: "What is wrong, in a sentence that may be shown to a person." }),
    code: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Error" });

/** For a route's `responses`: each status with the error body. */
export const errorResponses = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: ERROR_DESCRIPTIONS[status] ?? "An error.",
        content: { "application/json": { schema: errorSchema } },
      },
    ]),
  ) as Record<Status, { description: string; content: { "application/json": { schema: typeof errorSchema } } }>;

const ERROR_DESCRIPTIONS: Record<number, string> = {
  400: "The request could not be read.",
  401: "Not signed in, or the sign-in has expired.",
  404: "There is no such thing.",
  409: "It conflicts with what is there.",
  410: "It is in the bin.",
  412: "Somebody else changed it in the meantime.",
  413: "Too large.",
  415: "This kind of content is not accepted.",
  422: "Some fields are wrong.",
  429: "Too many tries; wait as long as Retry-After says.",
  503: "Not available just now; try again after Retry-After.",
  507: "The disk is full.",
};

/** Zod's issues as the API's field errors. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: `There is no field "${key}" here.` }))
      : [{ path: issue.path.join("."), message: issue.message }],
  );

function appErrorResponse(error: AppError, context: Context<ApiEnvironment>): Response {
  if (error.retryAfterSeconds !== undefined) context.header("Retry-After", String(Math.ceil(error.retryAfterSeconds)));
  if (error.kind === "Unauthorised") context.header("WWW-Authenticate", "Bearer");
  const statusCode = STATUS[error.kind];
  return context.json(
    {
      statusCode,
      message: error.message,
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(error.errors === undefined ? {} : { errors: error.errors }),
    },
    statusCode,
  );
}

/** Turns whatever a route threw into the API's error answer; what nobody expected is logged and told without details. */
export function errorResponse(error: unknown, context: Context<ApiEnvironment>): Response {
  const { services, requestId } = context.var;
  if (error instanceof AppError) {
    if (error.kind === "DiskFull") services.log.warn({ err: error.cause, requestId }, "The disk has no room left");
    return appErrorResponse(error, context);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return context.json({ statusCode: error.status, message: "The request could not be read." }, error.status);
  }
  // Whoever goes away in the middle of sending ends the reading of it: nothing is wrong here, and nobody reads this.
  if (context.req.raw.signal.aborted) {
    return context.json({ statusCode: 400, message: "The request broke off." }, 400);
  }
  const failure = storageFailure(error, services.db.dialect);
  if (failure?.kind === "DiskFull") return errorResponse(failure, context);
  services.log.error({ err: error, requestId }, "A request failed unexpectedly");
  if (failure) return appErrorResponse(failure, context);
  const message = "Something went wrong on our side. Please try again.";
  return context.json({ statusCode: 500, message }, 500);
}
