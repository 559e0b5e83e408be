import { createApp } from "../app/app.server.ts";
import { createPages } from "../app/pages.server.ts";
import type { PagesBuild } from "../platform/api-client/load-context.ts";
import { keepToOwner } from "./site/keep-to-owner.ts";
import { runSite } from "./site/run-site.ts";

/**
 * `npm run dev`: the site with Vite in the same process. Pages reload by themselves; for the server's own code run it
 * under `node --watch`. The page policy is looser here, and only here: Vite puts styles into the page by script, and
 * tells it of changes over a socket of its own.
 */
if (import.meta.main) {
  keepToOwner();
  await runSite(async (services, stopping) => {
    const { createServer } = await import("vite");
    const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
    const loadBuild = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<PagesBuild>;
    const pages = createPages(loadBuild, {
      mode: "development",
      styleSources: ["'unsafe-inline'"],
      connectSources: ["ws:"],
    });
    return {
      app: createApp(services, { pages, ...stopping }),
      interceptor: vite.middlewares,
      close: () => vite.close(),
    };
  });
}
