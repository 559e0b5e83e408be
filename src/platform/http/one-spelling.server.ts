import type { MiddlewareHandler } from "hono";
import { ASK_EACH_TIME } from "./shared-caching.server.ts";

const UNRESERVED = /^[A-Za-z0-9\-._~]$/;

/**
 * The canonical form of a path: dot segments are resolved, unnecessary percent-encoding is decoded, and the first
 * segment, which decides the kind of address, is in lower case.
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
 * Redirects other spellings of an address to the canonical one. Dot segments never get here, because the server
 * resolves them first: `/x/../about` is answered like `/about`. Without the redirect, routes would match some of these
 * spellings while path-based rules would not recognise them: security policies, caching, log masking, and the rules of
 * a proxy in front of the site.
 */
export const leadToOneSpelling: MiddlewareHandler = async (context, next) => {
  const path = PATH.exec(context.req.url)?.[1] || "/";
  // A path with an empty first segment is left to the pages: as a redirect, `//host` would lead to another site.
  const spelling = path.startsWith("//") ? path : oneSpelling(path);
  if (spelling === path) return next();
  if (!["GET", "HEAD"].includes(context.req.method) || spelling.startsWith("//")) {
    return context.text("There is no such address.\n", 404);
  }
  const { search } = new URL(context.req.url);
  return new Response(null, { status: 301, headers: { Location: spelling + search, "Cache-Control": ASK_EACH_TIME } });
};
