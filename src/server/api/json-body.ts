import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../domain/errors/app-error.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** The longest JSON body that is read, in bytes; the longest article fits several times over. */
const MAX_JSON_BYTES = 1_000_000;

const limitBody = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new AppError("TooLarge", "This is more than can be sent at once (1 MB).");
  },
});

/**
 * Reads a JSON body once, bounded, before the route validates it: 415 for another content type,
 * 413 for one that is too long, 400 for one that is no JSON. Without it a body of another type would pass as empty.
 */
export const jsonBody = createMiddleware<ApiEnvironment>((context, next) => {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new AppError("UnsupportedType", "Send JSON, with the content type application/json.");
  }
  return limitBody(context, async () => {
    // Hono keeps the text that was read here; the validator parses the same text again.
    const text = await context.req.text();
    try {
      JSON.parse(text);
    } catch (error) {
      throw new AppError("Malformed", "The body is not valid JSON.", { cause: error });
    }
    await next();
  });
});
