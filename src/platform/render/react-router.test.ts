import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMemoryRouter, matchRoutes } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import type { PagesBuild } from "../api-client/load-context.ts";
import { deferScripts } from "./deferred-scripts.server.ts";
import { createHandlers, type Handlers } from "./handlers.server.ts";
import { isRouterData, ROUTER_DATA_HEADERS } from "./page-data.server.ts";
import { publicManifestUrl, readManifest } from "./public-manifest.server.ts";

/**
 * Assumptions about the installed React Router that are not part of its API. Each test checks one assumption and names
 * the file that relies on it. If an upgrade breaks a test, adapt that file.
 */
const ORIGIN = "https://tuskers.example";
const NONCE = "nonce-of-this-test";

let build: PagesBuild;
let handlers: Handlers;

beforeAll(async () => {
  await ensureBuilt();
  build = await import(pathToFileURL(join(BUILD_FOLDER, "server/index.js")).href);
  handlers = createHandlers(build, "production");
});

/** React Router's unmodified response for a page that does not call the API. */
const answer = (path: string, handler = handlers.public.en): Promise<Response> =>
  handler(
    new Request(ORIGIN + path),
    build.entry.module.createLoadContext({
      fetch: async () => new Response(null, { status: 503 }),
      nonce: NONCE,
      siteUrl: ORIGIN,
      gaMeasurementId: undefined,
      now: () => new Date("2026-03-01T06:00:00Z"),
      reportError: (error) => {
        throw error;
      },
    }),
  );

const builtFile = (address: string): Promise<string> => readFile(join(BUILD_FOLDER, "client", address), "utf8");

test("scripts are named by modulepreload links and one inline module, as src/platform/render/deferred-scripts.server.ts looks for", async () => {
  const html = await (await answer("/about")).text();
  expect(html).toContain('<link rel="modulepreload"');
  expect(html.match(/<script[^>]* type="module"/g)).toHaveLength(1);
  expect(deferScripts(html, NONCE)).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
});

test("a page's data comes as a stream of JSON texts beside the document, as src/platform/render/page-data.server.ts passes it on", async () => {
  const html = await (await answer("/about")).text();
  expect(html).toContain("window.__reactRouterContext.streamController = controller");
  expect(html).not.toContain('enqueue("');
  const [, json = ""] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain('"loaderData"');
});

test("a build with another base name leads to the pages of a language, as src/platform/render/handlers.server.ts relies on", async () => {
  const { inLanguage } = build.entry.module;
  const html = await (await inLanguage("si", () => answer("/si/about", handlers.public.si))).text();
  expect(html).toContain('<html lang="si">');
  expect(html).toContain('href="/si/tuskers"');
  expect(html).not.toContain('href="/tuskers"');
  expect(html).toContain('"basename":"/si"');
});

test("data calls are recognised by their type and header, as src/platform/render/page-data.server.ts says", async () => {
  const response = await answer("/about.data");
  expect(isRouterData(response.headers.get("Content-Type") ?? "")).toBe(true);
  expect([...response.headers]).toEqual(
    expect.arrayContaining(Object.entries(ROUTER_DATA_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test("a document names the manifest that its build does, as src/platform/render/handlers.server.ts relies on", async () => {
  const whole = build.assets.url;
  const [publicPage, adminPage] = [await answer("/about"), await answer("/admin/login", handlers.admin)];
  expect(await adminPage.text()).toContain(`"${whole}"`);
  const html = await publicPage.text();
  expect(html).toContain(`"${publicManifestUrl(whole)}"`);
  expect(html).not.toContain(`"${whole}"`);
});

test("the manifest is one file, by id, with path and parent of each route, as src/platform/render/public-manifest.server.ts reads it", async () => {
  const { url, routes } = readManifest(await builtFile(build.assets.url));
  expect(url).toBe(build.assets.url);
  const addresses = (from: Record<string, { id: string; parentId?: string; path?: string } | undefined>) =>
    Object.values(from)
      .map((route) => [route?.id, route?.parentId, route?.path])
      .sort();
  expect(addresses(routes)).toEqual(addresses(build.routes));
  expect(Object.entries(routes).filter(([id, route]) => id !== route?.id)).toEqual([]);
});

test("the manifest names the module that exports a route's clientLoader, as src/platform/render/run-client-loader.browser.ts loads it", async () => {
  const routes = Object.values(build.assets.routes).filter((route) => route?.hasClientLoader);
  expect(routes.length).toBeGreaterThan(5);
  for (const route of routes) {
    expect(await builtFile(route?.module ?? ""), route?.id).toMatch(/\bexport\s*\{[^}]*\bclientLoader\b/);
  }
});

test("the browser's scripts keep router and manifest in globals, as src/platform/render/run-client-loader.browser.ts asks them", async () => {
  const names = (await readdir(join(BUILD_FOLDER, "client/assets"))).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => builtFile(`assets/${name}`)));
  expect(scripts.filter((code) => /\bwindow\.__reactRouterDataRouter=\w/.test(code))).toHaveLength(1);
  expect(await builtFile(publicManifestUrl(build.assets.url))).toMatch(/^window\.__reactRouterManifest=\{/);
  const router = createMemoryRouter([{ id: "record", path: "/tuskers/:slug", loader: () => null }]);
  const leaf = matchRoutes(router.routes, "/tuskers/raja")?.at(-1);
  expect([leaf?.route.id, leaf?.params]).toEqual(["record", { slug: "raja" }]);
});
