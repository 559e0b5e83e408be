import { NewerRelease } from "../../../platform/db/release/release-check.server.ts";
import { ACCESS_TOKEN_PREFIX, hashToken, isTokenShaped } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { findLiveSession, type LiveSession, saveLastUse } from "../rows/session-rows.server.ts";

/** The precision of the last use: recording it at every request would turn every read into a write. */
const LAST_USE_PRECISION_MS = 60_000;

/** The session of an access token; also records that it was used. Undefined for a token that is no longer valid. */
export async function resumeSession(
  { db, clock, log }: Pick<Services, "db" | "clock" | "log">,
  token: string,
): Promise<LiveSession | undefined> {
  if (!isTokenShaped(ACCESS_TOKEN_PREFIX, token)) return undefined;
  const now = clock.now();
  const session = await findLiveSession(db.read, hashToken(token), now);
  if (session && now.getTime() - Date.parse(session.lastUsedAt) >= LAST_USE_PRECISION_MS) {
    try {
      await db.write.transaction().execute((transaction) => saveLastUse(transaction, { ...session, now }));
    } catch (error) {
      // With a full disk the administrator must still be able to read, and to delete.
      if (!(error instanceof NewerRelease)) log.warn({ err: error }, "The last use of a sign-in could not be recorded");
    }
  }
  return session;
}
