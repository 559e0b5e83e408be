import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { tellLimits } from "./tell-limits.server.ts";

/** The longest JSON body that is read, in bytes; several times as long as the longest article. */
const MAX_JSON_BYTES = 1_000_000;
/** For anonymous requests with names, passwords and codes. */
const MAX_CREDENTIALS_BYTES = 16_000;
/** Fits a message of 10,000 characters, even when every one of them takes several bytes. */
export const MAX_MESSAGE_BYTES = 64_000;

const inWords = (bytes: number): string => (bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`);

/**
 * Checks a JSON body before the route parses and validates it: 415 for another content type, 413 if it is too long.
 * Without the check, a body of another type would be treated as empty.
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

/** Counts an anonymous call before its body is read. @throws AppError `TooManyRequests` */
export const countAttempt = (at: "contact" | "letters" | "reviews" | "invitations" | "links") =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    await context.var.services.throttles.attempts[at].consume(context.var.clientAddress, tellLimits(context));
    await next();
  });
