import type { MiddlewareHandler } from "hono";
import { ASK_EACH_TIME } from "./shared-caching.server.ts";

const UNRESERVED = /^[A-Za-z0-9\-._~]$/;

/**
 * What people type, write down and send on: addresses of pages, feeds and the screens of the admin area. They have no
 * capitals, except the key of a source. Other addresses may end in a token, where each letter counts.
 */
const OF_PAGES =
  /^(?:(?:\/(?:si|ta))?\/(?:(?:tuskers|articles|places|record|sources|feeds)\/|[^/]*$)|\/admin\/(?:dashboard\/)?[a-z-]+$)/i;
const SOURCE_KEY = /(?<=^(?:\/(?:si|ta))?\/sources\/)s(?=\d)/;
/** Marks that end a sentence, a bracket or a quotation, and blanks. Chats and mail programs take them for the address. */
const CLOSING = [..." .,;:!?…)]}>'\"’”»*_。，）෴", "\u00a0"].flatMap((mark) => [
  mark,
  Buffer.from(mark).toString("hex").toUpperCase().replace(/../g, "%$&"),
]);

const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{0,2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));

function withoutClosing(path: string): string {
  const escapes = path.replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
  let end = path.length;
  for (;;) {
    const mark = CLOSING.find((closing) => escapes.endsWith(closing, end));
    if (mark === undefined) return path.slice(0, end);
    end -= mark.length;
  }
}

/**
 * The canonical form of a path: dot segments are resolved, unnecessary percent-encoding is decoded, and the first
 * segment, which decides the kind of address, is in lower case. The address of a page is so throughout, without empty
 * segments and without the marks of the sentence that it ended.
 */
export function oneSpelling(path: string): string {
  const resolved = URL.canParse(path, "http://site") ? new URL(path, "http://site").pathname : path;
  const decoded = resolved.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
  if (!OF_PAGES.test(decoded)) return decoded.replace(/^\/(?:[^/%]|%[0-9a-f]{2})+/i, lowerCase);
  const segments = decoded.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return withoutClosing(lowerCase(segments)).replace(SOURCE_KEY, "S");
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
