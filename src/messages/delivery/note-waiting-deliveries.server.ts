import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { DeliveryChannel } from "../received-message.ts";
import { noteMissingChannels } from "../rows/delivery-rows.server.ts";

const NOT_SET_UP = "This channel is no longer configured. The message will be sent when it is configured again.";

/** Notes on messages that wait for a channel which is no longer configured why they wait. */
export async function noteWaitingDeliveries(
  { db }: { db: OpenDatabase },
  { channels, now }: { channels: readonly DeliveryChannel[]; now: Date },
): Promise<void> {
  await noteMissingChannels(db.write, { channels, sentence: NOT_SET_UP, now });
}
