import type { CdnSettings } from "../config/cdn-settings.server.ts";

/** The reason for a purge. */
export type PurgeReason = "started" | "content-changed" | "day-changed";

/** What the call reports, besides the request to purge everything. */
export type Purge = { reason: PurgeReason; contentVersion: number; siteUrl: string };

/** A receiver that takes longer counts as failed and is retried. */
const TIME_LIMIT_MS = 10_000;

/** Describes the failure without the URL, which may contain a secret. */
const wordsOfFailure = (error: unknown): string => {
  if (error instanceof Error && error.name === "TimeoutError") return "no answer within 10 seconds";
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "the connection failed";
};

/**
 * Asks the receiver to purge everything.
 * @returns a short description of the failure; undefined on success
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
      // A redirect leads away from the configured receiver, and could turn the POST into a GET.
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return wordsOfFailure(error);
  }
}
