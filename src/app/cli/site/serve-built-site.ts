import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import { readAssets } from "../../../platform/http/assets.server.ts";
import { watchLoopDelay } from "../../../platform/http/limits/loop-delay.server.ts";
import { createWorkLimiter } from "../../../platform/http/limits/work-limiter.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import type { SiteMetrics } from "../../metrics/site-metrics.server.ts";
import { createPageCache } from "../../page-cache/page-cache.server.ts";
import { createApi } from "../../server/api.server.ts";
import { createApp } from "../../server/app.server.ts";
import { openPages } from "../../server/pages.server.ts";
import { runSite, StartError } from "./run-site.ts";

const BUILD_FOLDER = join(PROJECT_FOLDER, "build");

/** Metrics are loaded and counted only if an endpoint for them is configured. */
async function openMetrics(services: Services): Promise<SiteMetrics | undefined> {
  const { metricsPort, metricsToken } = services.config;
  if (metricsPort === undefined && metricsToken === undefined) return undefined;
  const { createSiteMetrics } = await import("../../metrics/site-metrics.server.ts");
  return createSiteMetrics(services);
}

/** Serves the built site until a stop signal. */
export async function serveBuiltSite(): Promise<void> {
  await runSite(async (services, stopping) => {
    if (!existsSync(join(BUILD_FOLDER, "server/index.js"))) {
      throw new StartError("The site is not built yet: run `npm run build` first.");
    }
    const pages = await openPages(BUILD_FOLDER);
    const assets = await readAssets(join(BUILD_FOLDER, "client"));
    const loopDelay = watchLoopDelay();
    let connections = 0;
    const limiter = createWorkLimiter({}, () => connections);
    const isHeldUp = loopDelay.isTooLong;
    const metrics = await openMetrics(services);
    const api = createApi(services);
    const hasCachedPages = () => (cache?.counts().bytes ?? 0) > 0;
    const app = createApp(services, { pages, assets, api, ...stopping, isHeldUp, limiter, hasCachedPages, metrics });
    const { siteUrl, pageCacheBytes: maxBytes } = services.config;
    const cache = maxBytes === 0 ? undefined : createPageCache({ ...services, app, siteUrl, maxBytes });
    metrics?.watch({ limiter, isHeldUp, cache });
    return {
      app,
      metrics,
      interceptor: cache?.interceptor,
      onConnection: () => {
        connections += 1;
      },
      close: async () => loopDelay.close(),
    };
  });
}
