import type { MiddlewareHandler } from "hono";
import { ASK_EACH_TIME } from "./shared-caching.server.ts";

const UNRESERVED = /^[A-Za-z0-9\-._~]$/;

/**
 * The one spelling of a path: dot segments are resolved, what need not be encoded is not, and the first segment, which tells
 * what kind of address it is, has small letters.
 */
export function oneSpelling(path: string): string {
  const resolved = URL.canParse(path, "http://site") ? new URL(path, "http://site").pathname : path;
  return resolved
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return UNRESERVED.test(character) ? character : escaped;
    })
    .replace(/^\/(?:[^/%]|%[0-9a-f]{2})+/i, (segment) =>
      segment.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase())),
    );
}

const PATH = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i;

/**
 * Leads other spellings of an address to the one that the site writes. Dot segments do not come here: the server has
 * resolved them, so that `/x/../about` is answered as `/about` is. Routes match some of them, while what is decided by
 * paths does not know them: policies, what may be kept, what a log masks, and what a proxy in front of the site is told.
 */
export const leadToOneSpelling: MiddlewareHandler = async (context, next) => {
  const path = PATH.exec(context.req.url)?.[1] || "/";
  // An empty first segment is left to the pages: as a location it would name another site.
  const spelling = path.startsWith("//") ? path : oneSpelling(path);
  if (spelling === path) return next();
  if (!["GET", "HEAD"].includes(context.req.method) || spelling.startsWith("//")) {
    return context.text("There is no such address.\n", 404);
  }
  const { search } = new URL(context.req.url);
  return new Response(null, { status: 301, headers: { Location: spelling + search, "Cache-Control": ASK_EACH_TIME } });
};
