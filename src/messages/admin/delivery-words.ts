import type { Delivery, DeliveryChannel } from "../received-message.ts";

/** The ways of sending, as they follow "Sent". */
export const CHANNEL_WORDS: Record<DeliveryChannel, string> = {
  smtp: "by e-mail",
  emailjs: "through the e-mail service",
};

export const triesText = (tries: number): string => `${tries} ${tries === 1 ? "try" : "tries"}`;

/** The worst that became of sending a message on, in a word for the list; undefined where all is well. */
export function deliveryConcern(deliveries: readonly Delivery[]): "Not sent" | "Waiting" | undefined {
  if (deliveries.some(({ state }) => state === "failed")) return "Not sent";
  return deliveries.some(({ state }) => state === "waiting") ? "Waiting" : undefined;
}
