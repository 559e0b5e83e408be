import type { createClient } from "../client.ts";

/**
 * Asks whether a tusker has changed, at no cost if he has not.
 * @param etag what the last call returned; undefined at first
 */
export async function followChanges(call: ReturnType<typeof createClient>, id: string, etag?: string) {
  const headers: Record<string, string> = etag === undefined ? {} : { "If-None-Match": etag };
  const { body, response } = await call("getTusker", { path: { id } }, headers);
  return { hasChanged: body !== undefined, version: body?.version, etag: response.headers.get("ETag") ?? undefined };
}
