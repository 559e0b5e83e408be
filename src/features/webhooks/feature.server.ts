import type { Feature } from "../feature.ts";
import { countWebhookDeliveries } from "./rows/webhook-delivery-rows.server.ts";
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
  metrics: [
    {
      name: "tuskers_webhook_deliveries",
      help: "Deliveries to webhooks: waiting, or given up in the last 30 days.",
      count: countWebhookDeliveries,
    },
  ],
};
