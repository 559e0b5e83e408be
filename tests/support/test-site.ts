import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSiteMetrics } from "../../src/app/metrics/site-metrics.server.ts";
import { createPageCache, type PageCache } from "../../src/app/page-cache/page-cache.server.ts";
import { type AppParts, createApp } from "../../src/app/server/app.server.ts";
import { openPages } from "../../src/app/server/pages.server.ts";
import { readAssets } from "../../src/platform/http/assets.server.ts";
import { createWorkLimiter } from "../../src/platform/http/limits/work-limiter.server.ts";
import { serve } from "../../src/platform/http/serve.server.ts";
import { BUILD_FOLDER, ensureBuilt } from "./built-site.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export type TestSite = TestApi & {
  port: number;
  /** Undefined if pages are not cached. */
  cache: PageCache | undefined;
  /**
   * Sends one HTTP request. The path is sent unchanged: it is not normalised. The response is not decompressed, and
   * redirects are not followed.
   */
  get(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<Answer>;
};

export function callOver(port: number, path: string, options: Parameters<TestSite["get"]>[1] = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {} } = options;
    const call = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString("utf8") });
      });
    });
    call.on("error", reject);
    call.end();
  });
}

type SiteParts = Partial<AppParts> & {
  cacheBytes?: number;
  watched?: boolean;
  /** True if another site already runs on the database. */
  isSecondNode?: boolean;
};

const readBuild = async () => ({
  pages: await openPages(BUILD_FOLDER),
  assets: await readAssets(join(BUILD_FOLDER, "client")),
});

/** The build, which all sites of a process share: Vitest reads its 4 MB again at every import. */
let build: ReturnType<typeof readBuild> | undefined;

/**
 * The whole built site on a real port, with an empty database and one administrator. Closed after the test. With
 * `watched` it collects metrics, which METRICS_TOKEN gives access to.
 */
export async function openTestSite(
  environment: Record<string, string> = {},
  { cacheBytes, watched, isSecondNode = false, ...parts }: SiteParts = {},
): Promise<TestSite> {
  await ensureBuilt();
  const testApi = await openTestApi(environment, { hasAccount: isSecondNode });
  build ??= readBuild();
  const { pages, assets } = await build;
  const { services, api } = testApi;
  const metrics = watched ? createSiteMetrics(services) : undefined;
  const limiter = createWorkLimiter();
  const hasCachedPages = () => (cache?.counts().bytes ?? 0) > 0;
  const { siteUrl } = services.config;
  const app = createApp(services, { pages, assets, api, limiter, hasCachedPages, metrics, ...parts });
  const cache =
    cacheBytes === undefined ? undefined : createPageCache({ ...services, app, siteUrl, maxBytes: cacheBytes });
  const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: cache?.interceptor });
  metrics?.watch({ limiter, isHeldUp: () => false, cache, server });
  onTestFinished(() => server.close());
  const { port } = server.address;
  return { ...testApi, port, cache, get: (path, options) => callOver(port, path, options) };
}
