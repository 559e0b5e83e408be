import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { AppError } from "../errors/app-error.ts";

/** The longest JSON body that is read, in bytes; the longest article fits several times over. */
const MAX_JSON_BYTES = 1_000_000;
/** For what strangers send: names, passwords and codes. */
const MAX_CREDENTIALS_BYTES = 16_000;
/** A message of 10,000 characters fits, whatever they are. */
export const MAX_MESSAGE_BYTES = 64_000;

const inWords = (bytes: number): string => (bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`);

/**
 * Reads a JSON body once, bounded, before the route parses and validates it: 415 for another content type, 413 for one
 * that is too long. Without it a body of another type would pass as empty.
 */
function boundedJsonBody(maxBytes: number) {
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError("TooLarge", `This is more than can be sent at once (${inWords(maxBytes)}).`);
    },
  });
  return createMiddleware<ApiEnvironment>((context, next) => {
    const type = context.req.header("content-type") ?? "";
    if (!/^application\/json\s*(?:;|$)/i.test(type)) {
      throw new AppError("UnsupportedType", "Send JSON, with the content type application/json.");
    }
    return limitBody(context, next);
  });
}

export const jsonBody = boundedJsonBody(MAX_JSON_BYTES);
export const credentialsBody = boundedJsonBody(MAX_CREDENTIALS_BYTES);
export const messageBody = boundedJsonBody(MAX_MESSAGE_BYTES);

/** Stands before the body of a call that anybody may make. @throws AppError `TooManyRequests` */
export const countAttempt = (at: "contact" | "invitations") =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    await context.var.services.throttles.attempts[at].consume(context.var.clientAddress);
    await next();
  });
