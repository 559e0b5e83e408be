import { hash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { failureOf } from "../platform/api/error-response.server.ts";
import { createApiClient } from "../platform/api-client/api-client.ts";
import type { PageContext, PagesBuild } from "../platform/api-client/load-context.ts";
import { contentPolicy, sealDocument } from "../platform/http/content-policy.server.ts";
import { tagOf } from "../platform/http/entity-tag.server.ts";
import { errorPage } from "../platform/http/error-page.server.ts";
import { ASK_EACH_TIME } from "../platform/http/shared-caching.server.ts";
import { SHIPPED_IDENTITY, type SiteIdentity } from "../platform/identity/site-identity.ts";
import { languageOf } from "../platform/languages/language.ts";
import { isAdminPath } from "../platform/render/admin-path.ts";
import { deferScripts } from "../platform/render/deferred-scripts.server.ts";
import type { FinishedPage, PagesMode } from "../platform/render/finished-page.ts";
import { createHandlers, type Handlers } from "../platform/render/handlers.server.ts";
import { isRouterData, ROUTER_DATA_HEADERS } from "../platform/render/page-data.server.ts";
import { siteIdentitySchema } from "../settings/site/site-settings.ts";
import { isPrivatePath } from "../site/consent/analytics-pages.ts";
import type { AnswerPage, PageFiles, WholePage } from "../site/render/answering.ts";
import type { PageReaders } from "../site/render/define-page.ts";

/** What rendering needs from the surrounding site. */
export type PageSurroundings = Omit<PageContext, "nonce"> & {
  /** What pages read that the server renders whole. */
  readers: PageReaders;
  identity: SiteIdentity;
  /** Origins besides the site itself that serve images. */
  imageOrigins?: readonly string[];
};

export type Pages = {
  /**
   * @param address path and query, beginning with one slash. Never rejects: a failure becomes an error page.
   * @param form what a visitor without script sent to this address; the response is for that visitor only.
   */
  render(address: string, surroundings: PageSurroundings, form?: URLSearchParams): Promise<FinishedPage>;
};

/** The server build, with what renders pages whole. */
export type WholeBuild = PagesBuild & { entry: { module: { answerPage: AnswerPage } } };

/** The pages of a built site; `buildFolder` is the one that `react-router build` writes. */
export async function openPages(buildFolder: string): Promise<Pages> {
  const build: WholeBuild = await import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
  const files: PageFiles = JSON.parse(await readFile(join(buildFolder, "page-files.json"), "utf8"));
  return createPages(() => build, files, { mode: "production" });
}

/** Pages from a server build, which is loaded for every render because development replaces it. */
export function createPages(
  loadBuild: () => WholeBuild | Promise<WholeBuild>,
  files: PageFiles,
  mode: PagesMode,
): Pages {
  let known: { build: WholeBuild; handlers: Handlers } | undefined;
  async function render(
    address: string,
    surroundings: PageSurroundings,
    form: URLSearchParams | undefined,
  ): Promise<FinishedPage> {
    const build = await loadBuild();
    if (known?.build !== build) known = { build, handlers: createHandlers(build, mode.mode) };
    const nonce = randomBytes(18).toString("base64url");
    // The visitor's own request is left out: a page depends only on its address, or on the form that was sent to it.
    const url = new URL(address, surroundings.siteUrl);
    if (form === undefined) {
      const whole = await build.entry.module.answerPage(url, { ...surroundings, files });
      if (whole !== undefined) return finishWhole(whole, surroundings, mode);
    }
    const isAdmin = isAdminPath(url.pathname);
    const { language, path } = languageOf(url.pathname);
    const context = build.entry.module.createLoadContext({ ...surroundings, nonce });
    const handle = isAdmin ? known.handlers.admin : known.handlers.public[language];
    // The admin area fetches non-public images with its token and shows them as blobs. In the key, visitors look at
    // photographs of their own, which they never send.
    const showsBlobs = isAdmin || path === "/key";
    const imageSources = [...(showsBlobs ? ["blob:"] : []), ...(surroundings.imageOrigins ?? [])];
    const { inLanguage, withIdentity } = build.entry.module;
    const identity = await readIdentity(surroundings.fetch);
    const response = await inLanguage(language, () =>
      withIdentity(identity, () => handle(new Request(url, form && { method: "POST", body: form }), context)),
    );
    const analytics = surroundings.gaMeasurementId !== undefined && !isPrivatePath(path);
    // The admin area shows nothing without its scripts; in development Vite adds its own.
    const scriptsWait = !isAdmin && mode.mode === "production";
    const page = await finish(response, { nonce, mode, analytics, imageSources, scriptsWait });
    if (form === undefined) return page;
    const { ETag, ...headers } = page.headers;
    return { ...page, headers: { ...headers, "Cache-Control": "no-store" } };
  }
  return {
    async render(address, surroundings, form) {
      if (new URL(address, surroundings.siteUrl).origin !== new URL(surroundings.siteUrl).origin) {
        throw new TypeError("A page's address begins with one slash");
      }
      try {
        return await render(address, surroundings, form);
      } catch (error) {
        surroundings.reportError(error);
        return errorPage();
      }
    },
  };
}

/** Read by a call of the API, so that the page cache knows that every page depends on it. */
async function readIdentity(fetch: PageContext["fetch"]): Promise<SiteIdentity> {
  try {
    const answer = await createApiClient(fetch).api.site.$get();
    return answer.ok ? siteIdentitySchema.parse(await answer.json()) : SHIPPED_IDENTITY;
  } catch {
    // The calls of the page itself fail as well, and it tells the visitor.
    return SHIPPED_IDENTITY;
  }
}

/** Weak, because the same page is sent in several encodings. */
const weakTag = (html: string): string => `W/"${tagOf(html)}"`;

function finishWhole(
  { html, scripts, entries, ...page }: WholePage,
  site: PageSurroundings,
  mode: PagesMode,
): FinishedPage {
  const policy = contentPolicy({
    scripts: scripts.map((text) => hash("sha256", text, "base64")),
    imageSources: [...(site.imageOrigins ?? [])],
    analytics: site.gaMeasurementId !== undefined,
    ...(mode.mode === "development" && mode),
  });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  if ("error" in page) {
    site.reportError(page.error);
    const { status, retryAfter } = failureOf(page.error);
    const failed = { ...headers, "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
    return { status, headers: failed, body: html };
  }
  return {
    status: 200,
    headers: { ...headers, "Cache-Control": ASK_EACH_TIME, ETag: weakTag(html) },
    body: html,
    entries,
  };
}

type Finishing = { nonce: string; mode: PagesMode; analytics: boolean; imageSources: string[]; scriptsWait: boolean };

async function finish(response: Response, finishing: Finishing): Promise<FinishedPage> {
  const { nonce, mode, analytics, imageSources, scriptsWait } = finishing;
  const { status } = response;
  const location = response.headers.get("Location");
  if (location !== null) {
    return { status, headers: { Location: location, "Cache-Control": ASK_EACH_TIME }, body: "" };
  }
  // A page may exclude itself from all caches.
  const isPrivate = status >= 500 || response.headers.get("Cache-Control") === "no-store";
  const cacheControl = isPrivate ? "no-store" : ASK_EACH_TIME;
  const type = response.headers.get("Content-Type") ?? "";
  if (isRouterData(type)) {
    const headers = { "Content-Type": type, ...ROUTER_DATA_HEADERS, "Cache-Control": cacheControl };
    return { status, headers, body: await response.text() };
  }
  // React Router answers with an empty or plain-text 500 if even its error boundary could not be rendered.
  if (!type.startsWith("text/html")) return errorPage();
  const written = await response.text();
  const arranged = scriptsWait ? deferScripts(written, nonce) : written;
  const { html, scripts, styles } = sealDocument(arranged, nonce);
  const extra = mode.mode === "development" ? mode : {};
  const headers: Record<string, string> = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentPolicy({ scripts, styles, imageSources, analytics, ...extra }),
    "Cache-Control": cacheControl,
  };
  for (const name of ["Retry-After", "X-Robots-Tag", "Referrer-Policy"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (status === 200 && !isPrivate) headers.ETag = weakTag(html);
  return { status, headers, body: html };
}
