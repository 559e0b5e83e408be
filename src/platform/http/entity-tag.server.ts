import { hash } from "node:crypto";

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
