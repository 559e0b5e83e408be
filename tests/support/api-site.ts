import { onTestFinished } from "vitest";
import { createPageCache } from "../../src/app/page-cache/page-cache.server.ts";
import { createApp } from "../../src/app/server/app.server.ts";
import type { Pages } from "../../src/app/server/pages.server.ts";
import { serve } from "../../src/platform/http/serve.server.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

const NO_PAGES: Pages = {
  render: () => Promise.reject(new Error("This site answers programs only.")),
};

/** The site on a real port with everything but its pages, so that no test of the API waits for a build. */
export async function openApiSite(environment: Record<string, string> = {}): Promise<TestApi & { url: string }> {
  const testApi = await openTestApi(environment);
  const { api, services } = testApi;
  const { siteUrl } = services.config;
  const app = createApp(services, { pages: NO_PAGES, api });
  const cache = createPageCache({ ...services, app, siteUrl, maxBytes: 10_000_000 });
  const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: cache.interceptor });
  onTestFinished(() => server.close());
  return { ...testApi, url: `http://127.0.0.1:${server.address.port}` };
}
