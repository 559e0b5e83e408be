import type { Feature } from "../feature.ts";
import { countWebhookDeliveries } from "./rows/webhook-delivery-rows.server.ts";
import { createWebhooks } from "./sending/webhooks.server.ts";

export const webhooks: Feature = {
  beginUpkeep(services) {
    services.webhooks.start();
    return undefined;
  },
  openServices: (needs) => ({ webhooks: createWebhooks(needs) }),
  metrics: [
    {
      name: "tuskers_webhook_deliveries",
      help: "Deliveries to webhooks: waiting, or given up in the last 30 days.",
      count: countWebhookDeliveries,
    },
  ],
};
