import type { Feature } from "../feature.ts";

export const webhooks: Feature = {
  beginUpkeep(services) {
    services.webhooks.start();
    return undefined;
  },
};
