import { createApp } from "../server/app.server.ts";
import { createPages, type WholeBuild } from "../server/pages.server.ts";
import { keepToOwner } from "./site/keep-to-owner.ts";
import { runSite } from "./site/run-site.ts";

/**
 * `npm run dev`: the site with Vite in the same process. Pages reload automatically; for changes to the server code,
 * run it under `node --watch`. The Content Security Policy is looser here than anywhere else, because Vite injects
 * styles by script and reports changes over a WebSocket of its own.
 */
if (import.meta.main) {
  keepToOwner();
  await runSite(async (services, stopping) => {
    const { createServer } = await import("vite");
    const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
    const loadBuild = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<WholeBuild>;
    // Vite injects the styles that the script imports.
    const scripts = ["/@vite/client", "/src/app/pages/entry.styles.browser.ts", "/src/app/pages/entry.page.browser.ts"];
    const files = { scripts, styles: [], furtherStyles: [] };
    const pages = createPages(loadBuild, files, {
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
