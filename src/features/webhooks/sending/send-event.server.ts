import { SendError } from "../../../people/mail/channels/message-channel.server.ts";
import { FailedFetch, ForbiddenAddress, type GuardedFetch } from "../../../platform/outgoing/guarded-fetch.server.ts";
import type { DueWebhookDelivery } from "../rows/webhook-delivery-rows.server.ts";
import { signedHeaders } from "./sign-event.server.ts";

const GONE = 410;

/** Why the address answered 410, as it is told to administrators. */
export const GONE_REASON = "It answered 410 (gone), which asks for no more events.";

export class GoneError extends SendError {
  constructor() {
    super(GONE_REASON, { mayRetry: false, status: GONE });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return "The address does not lead to a public server.";
  if (error instanceof FailedFetch) {
    return error.code === "time" ? "It did not answer within ten seconds." : `It could not be reached (${error.code}).`;
  }
  throw error;
}

/** Sends one event. @throws SendError unless it was answered with 2xx; GoneError for 410 */
export async function sendEvent(
  fetchGuarded: GuardedFetch,
  { id, url, secret, body }: DueWebhookDelivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const headers = { "content-type": "application/json", ...signedHeaders({ id, body, secret, now }) };
  const address = new URL(url);
  const { status } = await fetchGuarded(address, { signal, post: { body, headers }, reads: () => false }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new SendError(reasonOf(error), { mayRetry: true, cause: error });
    },
  );
  if (status >= 200 && status < 300) return;
  if (status === GONE) throw new GoneError();
  const redirects = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  throw new SendError(`It answered ${status}.${redirects}`, { mayRetry: true, status });
}
