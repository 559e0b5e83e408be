import { countAddressStates } from "../../content/sources/rows/check-rows.server.ts";
import type { Feature } from "../feature.ts";
import { createSourceChecks } from "./source-checks.server.ts";

export const sourceChecks: Feature = {
  beginUpkeep(services) {
    services.sourceChecks.start();
    return undefined;
  },
  openServices: (needs) => ({ sourceChecks: createSourceChecks(needs) }),
  metrics: [
    {
      name: "tuskers_source_addresses",
      help: "Addresses of sources, by what the weekly check found.",
      count: countAddressStates,
    },
  ],
};
