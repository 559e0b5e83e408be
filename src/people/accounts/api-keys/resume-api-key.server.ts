import { NewerRelease } from "../../../platform/db/release/release-check.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { API_KEY_PREFIX, hashToken, isTokenShaped } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { findLiveApiKey, type LiveApiKey, saveApiKeyUse } from "../rows/api-key-rows.server.ts";

/** Whether a token claims to be an API key, valid or not. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/**
 * The API key of a call; also records the day on which it was used. Unlike a sign-in that has ended, a key that does not
 * work is always refused: a program must not take what visitors see for what it asked for.
 * @throws AppError Unauthorised; TooManyRequests after many keys that do not work from one network
 */
export async function resumeApiKey(
  { db, clock, log, throttles }: Pick<Services, "db" | "clock" | "log" | "throttles">,
  key: string,
  clientAddress: string,
): Promise<LiveApiKey> {
  const now = clock.now();
  const found = isTokenShaped(API_KEY_PREFIX, key) ? await findLiveApiKey(db.read, hashToken(key), now) : undefined;
  if (!found) {
    await throttles.wrongKeys.consume(clientAddress);
    throw new AppError("Unauthorised", "This API key is not valid. It may have expired, or been revoked.", {
      code: "key_invalid",
    });
  }
  const day = now.toISOString().slice(0, 10);
  if (found.last_used_on !== day) {
    try {
      await saveApiKeyUse(db.write, { id: found.id, day });
    } catch (error) {
      // With a full disk a program must still be able to read.
      if (!(error instanceof NewerRelease))
        log.warn({ err: error }, "The last use of an API key could not be recorded");
    }
  }
  return found;
}
