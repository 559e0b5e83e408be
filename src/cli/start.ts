import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "../boot/app.ts";
import { readAssets } from "../boot/assets.ts";
import { createPageCache } from "../boot/page-cache/page-cache.ts";
import { openPages } from "../boot/pages.ts";
import { runSite, StartError } from "./run-site.ts";

const BUILD_FOLDER = join(import.meta.dirname, "../../build");

/** `npm start`: serves the built site until it is told to stop. */
if (import.meta.main) {
  await runSite(async (services, isStopping) => {
    if (!existsSync(join(BUILD_FOLDER, "server/index.js"))) {
      throw new StartError("The site is not built yet: run `npm run build` first.");
    }
    const pages = await openPages(BUILD_FOLDER);
    const assets = await readAssets(join(BUILD_FOLDER, "client"));
    const app = createApp(services, { pages, assets, isStopping });
    const { siteUrl, pageCacheBytes } = services.config;
    if (pageCacheBytes === 0) return { app };
    return { app, before: createPageCache({ ...services, app, siteUrl, maxBytes: pageCacheBytes }).before };
  });
}
