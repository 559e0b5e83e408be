import { createHmac, randomBytes } from "node:crypto";

const SECRET_PREFIX = "whsec_";

/** A new secret, in the form of Standard Webhooks. */
export const newSecret = (): string => SECRET_PREFIX + randomBytes(32).toString("base64");

/** The headers that prove who sent a body and when, as Standard Webhooks defines them. */
export function signedHeaders({ id, body, secret, now }: { id: string; body: string; secret: string; now: Date }) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
