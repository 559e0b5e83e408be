import type { Feature } from "../feature.ts";
import { countWebhookDeliveries } from "./rows/webhook-delivery-rows.server.ts";

export const webhooks: Feature = {
  beginUpkeep(services) {
    services.webhooks.start();
    return undefined;
  },
  metrics: [
    {
      name: "tuskers_webhook_deliveries",
      help: "Deliveries to webhooks: waiting, or given up in the last 30 days.",
      count: countWebhookDeliveries,
    },
  ],
};
