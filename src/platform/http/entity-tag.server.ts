import { hash } from "node:crypto";
import type { Context } from "hono";
import { ASK_EACH_TIME } from "./shared-caching.server.ts";

/** How many bytes of the SHA-256 are kept. */
const TAG_BYTES = 16;

/**
 * A tag of 22 characters for the content, without quotes. It is a new string, so it does not keep the content alive.
 */
export const tagOf = (content: string | Uint8Array): string =>
  hash("sha256", content, "buffer").subarray(0, TAG_BYTES).toString("base64url");

/** True if `If-None-Match` contains this tag. Weak and strong tags compare as equal (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((part) => part.trim() === "*" || plain(part) === plain(tag));
}

/** The tag of a compressed answer. A strong one belongs to the bytes of one encoding (RFC 9110, 8.8.3.3). */
export const weakTag = (tag: string): string => (tag === "" || tag.startsWith("W/") ? tag : `W/${tag}`);

/**
 * Sends a document, or 304 if the client has it. The tag is weak, because the same document is sent in several encodings.
 * @param tag without quotes
 */
export function sendTagged(
  context: Context,
  { body, tag }: { body: string; tag: string },
  more: Record<string, string>,
): Response {
  const headers = { ETag: `W/"${tag}"`, "Cache-Control": ASK_EACH_TIME, ...more };
  if (isNamed(context.req.header("If-None-Match"), headers.ETag)) return context.body(null, 304, headers);
  return context.body(body, 200, headers);
}
