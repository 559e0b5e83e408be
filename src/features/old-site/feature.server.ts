import type { Feature } from "../feature.ts";
import { importSite } from "./import-site.server.ts";
import { openOldSite } from "./old-site.server.ts";

export const oldSite: Feature = {
  async importSite(services, { address, allowPrivate }, run) {
    const site = await openOldSite(address, { allowPrivate });
    try {
      return await importSite(services, site, run);
    } finally {
      site.close();
    }
  },
};
