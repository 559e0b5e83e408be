import { hash } from "node:crypto";

/** Bytes of a SHA-256 that stand for all of it. */
const TAG_BYTES = 16;

/** Stands for the content: 22 characters, without quotes. A string of its own, where a piece would keep the whole. */
export const tagOf = (content: string | Uint8Array): string =>
  hash("sha256", content, "buffer").subarray(0, TAG_BYTES).toString("base64url");

/** True when `If-None-Match` names this tag; for reading, weak and strong tags count alike (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((part) => part.trim() === "*" || plain(part) === plain(tag));
}
