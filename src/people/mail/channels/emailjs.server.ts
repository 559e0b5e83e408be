import type { EmailJsSettings } from "../../../platform/config/mail-settings.server.ts";
import { type MessageChannel, SendError } from "./message-channel.server.ts";
import { quoteReply } from "./quote-reply.server.ts";

const TIME_LIMIT_MS = 30_000;
/** How much of a reply is read, in bytes. */
const REPLY_BYTES = 4_000;

/** Temporary refusals, which say nothing about the message. */
const RETRIED = [408, 425, 429];

/** The beginning of a reply; one that cannot be read counts as empty. */
async function beginningOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of reply.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      // Leaving the loop closes the connection.
      if (length >= REPLY_BYTES) break;
    }
  } catch {
    // The status alone is enough.
  }
  return Buffer.concat(chunks).subarray(0, REPLY_BYTES).toString();
}

function refusal(status: number, reply: string): SendError {
  if (status >= 500 || RETRIED.includes(status)) {
    return new SendError(`The e-mail service cannot accept the message at the moment (${status}).`, {
      mayRetry: true,
      reply,
    });
  }
  return new SendError(`The e-mail service refused the message (${status}).`, { mayRetry: false, reply });
}

/** Sends messages through the EmailJS endpoint from the server, so that browsers never see a key. */
export function openEmailJsChannel(
  { endpoint, serviceId, templateId, publicKey, privateKey }: EmailJsSettings,
  { timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): MessageChannel {
  return {
    name: "emailjs",
    async send(message, signal) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      const reply = await fetch(endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          service_id: serviceId,
          template_id: templateId,
          user_id: publicKey,
          ...(privateKey === undefined ? {} : { accessToken: privateKey }),
          template_params: {
            from_name: message.name,
            from_email: message.email,
            subject: message.subject,
            message: message.message,
          },
        }),
        // Never follow a redirect with keys and messages: they go only to the configured endpoint.
        redirect: "manual",
        signal: inTime,
      }).catch((error: unknown) => {
        throw new SendError(
          inTime.aborted ? "The e-mail service did not respond in time." : "The e-mail service could not be reached.",
          { mayRetry: true, cause: error },
        );
      });
      if (reply.ok) {
        await reply.body?.cancel().catch(() => undefined);
        return undefined;
      }
      throw refusal(reply.status, quoteReply(await beginningOf(reply), [privateKey, publicKey]));
    },
  };
}
