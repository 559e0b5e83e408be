import { counted } from "../../platform/text/counted.ts";
import type { Feature } from "../feature.ts";
import { countWebhookDeliveries, findGivenUpDeliveries } from "./rows/webhook-delivery-rows.server.ts";
import { createWebhooks } from "./sending/webhooks.server.ts";

export const webhooks: Feature = {
  beginUpkeep(services) {
    services.webhooks.start();
    return undefined;
  },
  openServices: (needs) => ({ webhooks: createWebhooks(needs) }),
  // Events must be sent neither a second time, nor by a copy of the site on another machine.
  async endedByRestore(transaction) {
    await transaction.deleteFrom("webhook_deliveries").execute();
    await transaction.updateTable("webhooks").set({ active: 0, paused_why: "A backup was restored." }).execute();
  },
  givenUp: {
    name: "webhooks",
    find: findGivenUpDeliveries,
    subject: "webhooks could not be told",
    text: (count, siteUrl) =>
      `${counted(count, "event", "events")} of ${siteUrl} could not be sent to a webhook, and the site has given up. The screen of webhooks shows why, and can send them again: ${siteUrl}/admin/webhooks`,
  },
  metrics: [
    {
      name: "tuskers_webhook_deliveries",
      help: "Deliveries to webhooks: waiting, or given up in the last 30 days.",
      count: countWebhookDeliveries,
    },
  ],
};
