import { countAddressStates } from "../../content/sources/rows/check-rows.server.ts";
import type { Feature } from "../feature.ts";

export const sourceChecks: Feature = {
  beginUpkeep(services) {
    services.sourceChecks.start();
    return undefined;
  },
  metrics: [
    {
      name: "tuskers_source_addresses",
      help: "Addresses of sources, by what the weekly check found.",
      count: countAddressStates,
    },
  ],
};
