import type { Feature } from "../feature.ts";

export const sourceChecks: Feature = {
  beginUpkeep(services) {
    services.sourceChecks.start();
    return undefined;
  },
};
