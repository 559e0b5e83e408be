import type { Context } from "hono";
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status";
import { failureOf } from "../../platform/api/error-response.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import { siteIdentity } from "../../platform/identity/site-identity.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { languageOf } from "../../platform/languages/language.ts";
import { loggedPath } from "../../platform/log/logged-path.server.ts";
import type { ApiEnvironment, InProcessFetch } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { words } from "../../site/frame/refusal-words.ts";
import { createReadPage } from "../../site/reading/page-readers.server.ts";
import type { FinishedPage } from "../../ui/render/finished-page.ts";
import { features } from "../features.server.ts";
import type { Pages } from "./pages.server.ts";

export type PagesNeeds = Pick<Services, "config" | "clock" | "db" | "log"> & {
  pages: Pages;
  /** The API in process, called on behalf of a visitor. */
  fetchFor(visitor: { clientAddress: string }): InProcessFetch;
};

const READERS_OF_FEATURES = features.flatMap(({ readers }) => readers ?? []);

/** True if the percent signs of a path decode to characters; the router would throw on any other path. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address to render. An undecodable one is escaped so that it decodes, and then leads to the page for unknown
 * addresses.
 */
const pageAddress = (pathname: string, search: string): string =>
  (isReadable(pathname) ? pathname : pathname.replaceAll("%", "%25")) + search;

/** Renders the requested page, or the page that answers a submitted form. */
export async function renderPage(
  needs: PagesNeeds,
  context: Context<ApiEnvironment>,
  form?: URLSearchParams,
): Promise<Response> {
  return pageResponse(context, await finishedPage(needs, context, new URL(context.req.url), form));
}

/** The page at an address of the site, for the visitor who sent this request. */
export async function finishedPage(
  { pages, fetchFor, config, clock, db, log }: PagesNeeds,
  context: Context<ApiEnvironment>,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  form?: URLSearchParams,
): Promise<FinishedPage> {
  const { requestId, clientAddress } = context.var;
  const call = fetchFor({ clientAddress });
  let hasCalled = false;
  const reportError = (error: unknown) =>
    log.error({ err: error, requestId, path: loggedPath(pathname) }, "A page failed");
  const surroundings = {
    fetch: (...asked: Parameters<typeof fetch>) => {
      hasCalled = true;
      return call(...asked);
    },
    readPage: createReadPage(
      { db, config, clock, log: log.child({ requestId, path: loggedPath(pathname) }) },
      READERS_OF_FEATURES,
    ),
    failureOf(error: unknown) {
      if (!(error instanceof AppError)) reportError(error);
      return failureOf(error, db.dialect);
    },
    identity: siteIdentity(),
    siteUrl: config.siteUrl,
    gaMeasurementId: config.gaMeasurementId,
    imageOrigins: config.s3?.publicUrl === undefined ? [] : [new URL(config.s3.publicUrl).origin],
    now: () => clock.now(),
    reportError,
  };
  const { language } = languageOf(pathname);
  const page = await inLanguage(language, () => pages.render(pageAddress(pathname, search), surroundings, form));
  // What an answer of the API shows is not known.
  if (page.entries !== undefined && !hasCalled) context.env?.nameEntries?.(page.entries);
  return page;
}

/** Answers every address that no other route handled with a page: GET and HEAD only. */
export const pagesRoute =
  (needs: PagesNeeds) =>
  async (context: Context<ApiEnvironment>): Promise<Response> => {
    if (!["GET", "HEAD"].includes(context.req.method)) {
      return context.text(`${words.readOnly}\n`, 405, { Allow: "GET, HEAD" });
    }
    const { pathname, search } = new URL(context.req.url);
    // Strip only trailing slashes. Two slashes left at the start would point to another host.
    const tidy = pathname.replace(/^\/+/, "/").replace(/(?<=[^/])\/+$/, "");
    if (tidy !== pathname) return context.redirect(tidy + search, 301);
    return renderPage(needs, context);
  };

function pageResponse(context: Context, { status, headers, body }: FinishedPage): Response {
  if (headers.Location !== undefined) {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return context.redirect(headers.Location, status as RedirectStatusCode);
  }
  if (headers.ETag !== undefined && isNamed(context.req.header("If-None-Match"), headers.ETag)) {
    return context.body(null, 304, headers);
  }
  return context.body(body, status as ContentfulStatusCode, headers);
}
