import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type AppParts, createApp } from "../../src/boot/app.ts";
import { readAssets } from "../../src/boot/assets.ts";
import { createPageCache, type PageCache } from "../../src/boot/page-cache/page-cache.ts";
import { openPages } from "../../src/boot/pages.ts";
import { serve } from "../../src/boot/serve.ts";
import { BUILD_FOLDER, ensureBuilt } from "./built-site.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export type TestSite = TestApi & {
  port: number;
  /** Undefined where every answer is made anew. */
  cache: PageCache | undefined;
  /** One request over HTTP. The path goes out exactly as it stands: nothing is resolved, unpacked or followed. */
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

/** The whole built site on a real port, over an empty database with one administrator. Closed when the test is over. */
export async function openTestSite(
  environment: Record<string, string> = {},
  { cacheBytes, ...parts }: Partial<AppParts> & { cacheBytes?: number } = {},
): Promise<TestSite> {
  await ensureBuilt();
  const testApi = await openTestApi(environment);
  const pages = await openPages(BUILD_FOLDER);
  const assets = await readAssets(join(BUILD_FOLDER, "client"));
  const app = createApp(testApi.services, { pages, assets, ...parts });
  const { services } = testApi;
  const { siteUrl } = services.config;
  const cache =
    cacheBytes === undefined ? undefined : createPageCache({ ...services, app, siteUrl, maxBytes: cacheBytes });
  const server = await serve(app, { host: "127.0.0.1", port: 0, before: cache?.before });
  onTestFinished(() => server.close());
  const { port } = server.address;
  return { ...testApi, port, cache, get: (path, options) => callOver(port, path, options) };
}
