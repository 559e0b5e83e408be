import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { AppError, type ErrorKind, type FieldError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { storageFailure } from "../storage/storage-failure.server.ts";
import { PROBLEM_TYPE, PROBLEMS, type ProblemStatus, problemBody } from "./problems.ts";
import { json } from "./route-parts.server.ts";
import { words } from "./words.ts";

/** The HTTP status of each kind of error. */
export const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  Malformed: 400,
  Unauthorised: 401,
  Forbidden: 403,
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

/** The body of every error response: a problem of RFC 9457, with the members that this API had before. */
const errorSchema = z
  .object({
    type: z.string().meta({ description: "The address that explains this kind of problem.", format: "uri-reference" }),
    title: z.string().meta({ description: "The kind of problem, in English." }),
    status: z.int().meta({ description: "The same as statusCode." }),
    detail: z.string().meta({ description: "The same as message." }),
    instance: z
      .string()
      .optional()
      .meta({ description: "The id of the request, also in X-Request-Id and in the site's log.", format: "uri" }),
    statusCode: z.int(),
    message: z.string().meta({ description: "What is wrong, as a sentence to show to the user." }),
    code: z.string().optional().meta({ description: "The reason as a word for programs, where there is one." }),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Error" });

const problem = { [PROBLEM_TYPE]: { schema: errorSchema } };

/** For every call in the API document: what it may answer besides the statuses that it names. */
export const ANY_PROBLEM = {
  description: "Any other problem: see /api/problems.",
  content: { [PROBLEM_TYPE]: { schema: { $ref: "#/components/schemas/Error" } } },
};

/** For a route's `responses`: each status with the error body. */
export const errorResponses = <Status extends ProblemStatus>(...statuses: Status[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: PROBLEMS[status].meaning, content: problem }]),
  ) as Record<Status, { description: string; content: typeof problem }>;

/** A route's `responses`: its one success with a JSON body, and these errors. */
export const answers = <
  Success extends 200 | 201,
  Schema extends z.ZodType,
  const Errors extends readonly ProblemStatus[],
>(
  success: Success,
  description: string,
  schema: Schema,
  errors: Errors,
) => ({
  ...({ [success]: { description, content: json(schema) } } as Record<
    Success,
    { description: string; content: ReturnType<typeof json<Schema>> }
  >),
  ...errorResponses<Errors[number]>(...errors),
});

/** More fields than any form has, yet few enough that an error response is not larger than its request. */
const MOST_ERRORS = 20;
const LONGEST_PATH = 200;
/** Longer than any message that does not quote the request. */
const LONGEST_MESSAGE = 500;

const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length)}…`);

/** Truncates the error, because field names in a request may be as long as its body. */
const shortError = ({ path, message }: FieldError): FieldError => ({
  path: cut(path, LONGEST_PATH),
  message: cut(message, LONGEST_MESSAGE),
});

/** Zod's issues as the API's field errors, limited to the number that a response lists. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues
    .slice(0, MOST_ERRORS)
    .flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys
            .slice(0, MOST_ERRORS)
            .map((key) => ({ path: [...issue.path, key].join("."), message: `There is no field "${key}" here.` }))
        : [{ path: issue.path.join("."), message: issue.message }],
    )
    .slice(0, MOST_ERRORS);

const problemResponse = (
  context: Context<ApiEnvironment>,
  told: Parameters<typeof problemBody>[0] & { statusCode: ContentfulStatusCode },
): Response =>
  context.json(problemBody(told, context.var.requestId), told.statusCode, { "Content-Type": PROBLEM_TYPE });

function appErrorResponse(error: AppError, context: Context<ApiEnvironment>): Response {
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) context.header("Retry-After", retryAfter);
  if (error.kind === "Unauthorised") context.header("WWW-Authenticate", "Bearer");
  return problemResponse(context, {
    statusCode: STATUS[error.kind],
    message: cut(error.message, LONGEST_MESSAGE),
    code: error.code,
    errors: error.errors?.slice(0, MOST_ERRORS).map(shortError),
  });
}

const retryAfterOf = ({ retryAfterSeconds }: AppError): string | undefined =>
  retryAfterSeconds === undefined ? undefined : String(Math.ceil(retryAfterSeconds));

type Failure = { status: number; message?: string; retryAfter?: string | undefined };

/**
 * The HTTP status and the value of `Retry-After` for anything that was thrown while a page was read, and its message if
 * it may be shown.
 */
export function failureOf(error: unknown, dialect: Parameters<typeof storageFailure>[1]): Failure {
  const known = error instanceof AppError ? error : storageFailure(error, dialect);
  if (known === undefined) return { status: 500 };
  return { status: STATUS[known.kind], message: known.message, retryAfter: retryAfterOf(known) };
}

/**
 * Turns anything a route threw into the API's error response. Unexpected errors are logged and returned without
 * details.
 */
export function errorResponse(error: unknown, context: Context<ApiEnvironment>): Response {
  const { services, requestId } = context.var;
  if (error instanceof AppError) {
    if (error.kind === "DiskFull") services.log.warn({ err: error.cause, requestId }, "The disk is full");
    return appErrorResponse(error, context);
  }
  if (error instanceof HTTPException && error.status < 500) {
    // The validator reports invalid JSON only in its message.
    const isJson = /JSON/.test(error.message);
    const message = isJson ? "The body is not valid JSON." : "The request could not be read.";
    return problemResponse(context, { statusCode: error.status as ContentfulStatusCode, message });
  }
  // The client disconnected while sending the body: this is not a fault of the site, and nobody reads the response.
  if (context.req.raw.signal.aborted) {
    return problemResponse(context, { statusCode: 400, message: "The request was cut off." });
  }
  const failure = storageFailure(error, services.db.dialect);
  if (failure?.kind === "DiskFull") return errorResponse(failure, context);
  services.log.error({ err: error, requestId }, "A request failed unexpectedly");
  if (failure) return appErrorResponse(failure, context);
  return problemResponse(context, { statusCode: 500, message: words.failed });
}
