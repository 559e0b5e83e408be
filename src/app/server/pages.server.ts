import { hash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageContext, PagesBuild } from "../../platform/api-client/load-context.ts";
import { contentPolicy, sealDocument } from "../../platform/http/content-policy.server.ts";
import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { errorPage } from "../../platform/http/error-page.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import type { SiteIdentity } from "../../platform/identity/site-identity.ts";
import type { ReadPage } from "../../site/reading/page-readers.server.ts";
import type { AnswerPage, PageFault, PageFiles, Redirected, WholePage } from "../../site/render/answering.ts";
import type { FinishedPage, PagesMode } from "../../ui/render/finished-page.ts";

/** What rendering needs from the surrounding site. */
export type PageSurroundings = Omit<PageContext, "nonce"> & {
  /** Reads public pages. */
  readPage: ReadPage;
  failureOf(error: unknown): PageFault;
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

type RequestHandler = ReturnType<PagesBuild["entry"]["module"]["createRequestHandler"]>;

/** The server build, with what renders public pages. */
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
  let admin: { build: WholeBuild; handle: RequestHandler } | undefined;

  /** React Router's handler of the admin area, and of what it asks for itself. */
  async function renderAdmin(build: WholeBuild, url: URL, surroundings: PageSurroundings): Promise<FinishedPage> {
    const { createRequestHandler, createLoadContext } = build.entry.module;
    if (admin?.build !== build) admin = { build, handle: createRequestHandler(build, mode.mode) };
    const nonce = randomBytes(18).toString("base64url");
    const context = createLoadContext({ ...surroundings, nonce });
    // The admin area fetches non-public images with its token and shows them as blobs.
    const imageSources = ["blob:", ...(surroundings.imageOrigins ?? [])];
    const { handle } = admin;
    const response = await build.entry.module.withIdentity(surroundings.identity, () =>
      handle(new Request(url), context),
    );
    return finish(response, { nonce, mode, imageSources });
  }

  async function render(
    address: string,
    surroundings: PageSurroundings,
    form: URLSearchParams | undefined,
  ): Promise<FinishedPage> {
    const build = await loadBuild();
    // The visitor's own request is left out: a page depends only on its address, or on the form that was sent to it.
    const url = new URL(address, surroundings.siteUrl);
    const whole = await build.entry.module.answerPage(url, { ...surroundings, files, form });
    if (whole === undefined) return renderAdmin(build, url, surroundings);
    const page = finishWhole(whole, surroundings, mode);
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

/** Weak, because the same page is sent in several encodings. */
const weakTag = (html: string): string => `W/"${tagOf(html)}"`;

function finishWhole(whole: WholePage | Redirected, site: PageSurroundings, mode: PagesMode): FinishedPage {
  if ("location" in whole) {
    const { status, location } = whole;
    return { status, headers: { Location: location, "Cache-Control": ASK_EACH_TIME }, body: "" };
  }
  const { status, retryAfter, html, scripts, imageSources, analytics, entries } = whole;
  const policy = contentPolicy({
    scripts: scripts.map((text) => hash("sha256", text, "base64")),
    imageSources: [...imageSources, ...(site.imageOrigins ?? [])],
    analytics,
    ...(mode.mode === "development" && mode),
  });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  if (status >= 500) {
    const failed = {
      ...headers,
      ...whole.headers,
      "Cache-Control": "no-store",
      ...(retryAfter && { "Retry-After": retryAfter }),
    };
    return { status, headers: failed, body: html };
  }
  const kept = { ...headers, "Cache-Control": ASK_EACH_TIME, ...whole.headers };
  const hasTag = status === 200 && kept["Cache-Control"] === ASK_EACH_TIME;
  return { status, headers: hasTag ? { ...kept, ETag: weakTag(html) } : kept, body: html, entries };
}

type Finishing = { nonce: string; mode: PagesMode; imageSources: string[] };

/** The type of React Router's own data requests, which hot reloading in development makes. */
const ROUTER_DATA = "text/x-script";

async function finish(response: Response, { nonce, mode, imageSources }: Finishing): Promise<FinishedPage> {
  const { status } = response;
  const location = response.headers.get("Location");
  if (location !== null) {
    return { status, headers: { Location: location, "Cache-Control": ASK_EACH_TIME }, body: "" };
  }
  // A page may exclude itself from all caches.
  const isPrivate = status >= 500 || response.headers.get("Cache-Control") === "no-store";
  const cacheControl = isPrivate ? "no-store" : ASK_EACH_TIME;
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith(ROUTER_DATA)) {
    // Without X-Remix-Response, React Router treats the response as one from a proxy.
    const headers = { "Content-Type": type, "X-Remix-Response": "yes", "Cache-Control": cacheControl };
    return { status, headers, body: await response.text() };
  }
  // React Router answers with an empty or plain-text 500 if even its error boundary could not be rendered.
  if (!type.startsWith("text/html")) return errorPage();
  const { html, scripts, styles } = sealDocument(await response.text(), nonce);
  const extra = mode.mode === "development" ? mode : {};
  const headers: Record<string, string> = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentPolicy({ scripts, styles, imageSources, ...extra }),
    "Cache-Control": cacheControl,
  };
  for (const name of ["X-Robots-Tag", "Referrer-Policy"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (status === 200 && !isPrivate) headers.ETag = weakTag(html);
  return { status, headers, body: html };
}
