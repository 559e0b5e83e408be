import type { Delivery, DeliveryChannel } from "../../../people/mail/received-message.ts";
import { counted } from "../../../platform/text/counted.ts";

/** The channels, worded to follow "Sent". */
export const CHANNEL_WORDS: Record<DeliveryChannel, string> = {
  smtp: "by e-mail",
  emailjs: "through the e-mail service",
};

export const triesText = (tries: number): string => counted(tries, "try", "tries");

/** The worst state among the deliveries, as a label for the list; undefined if all were sent. */
export function deliveryConcern(deliveries: readonly Delivery[]): "Not sent" | "Waiting" | undefined {
  if (deliveries.some(({ state }) => state === "failed")) return "Not sent";
  return deliveries.some(({ state }) => state === "waiting") ? "Waiting" : undefined;
}
