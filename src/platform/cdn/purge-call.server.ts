import type { CdnSettings } from "../config/cdn-settings.server.ts";

/** Why a cache is to forget everything. */
export type PurgeReason = "started" | "content-changed" | "day-changed";

/** What the call tells beside that everything is to be forgotten. */
export type Purge = { reason: PurgeReason; contentVersion: number; siteUrl: string };

/** A receiver that needs longer is asked again. */
const TIME_LIMIT_MS = 10_000;

/** What went wrong, without the address, which may hold a secret. */
const wordsOfFailure = (error: unknown): string => {
  if (error instanceof Error && error.name === "TimeoutError") return "no answer within 10 seconds";
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "the connection failed";
};

/**
 * Tells the receiver that everything is to be forgotten.
 * @returns what went wrong, in a few words; undefined where it has agreed
 */
export async function callPurge(
  { url, token }: NonNullable<CdnSettings["purge"]>,
  { reason, contentVersion, siteUrl }: Purge,
  stopping: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ reason, version: contentVersion, site: siteUrl, everything: true }),
      // One that leads elsewhere is not the receiver that was set up, and would turn the call into another one.
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return wordsOfFailure(error);
  }
}
