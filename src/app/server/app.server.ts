import { Hono, type MiddlewareHandler } from "hono";
import { asSite } from "../../content/settings/site/read-site.server.ts";
import { llmsRoute } from "../../features/assistants/llms-route.server.ts";
import { markdownRoute } from "../../features/assistants/markdown-route.server.ts";
import { mcpRoute } from "../../features/assistants/mcp-route.server.ts";
import { citationRoute } from "../../features/citing/citation-route.server.ts";
import { releaseFilesRoute } from "../../features/data-releases/release-files-route.server.ts";
import { embedsRoute } from "../../features/embeds/embeds-route.server.ts";
import { letterFormRoute } from "../../features/letters/letter-form-route.server.ts";
import { fieldGuideRoute } from "../../features/offline-guide/pack/field-guide-route.server.ts";
import { printingRoutes } from "../../features/printing/printing-routes.server.ts";
import { callsOf, crossOrigin } from "../../platform/api/cross-origin.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { type Assets, assetsRoute } from "../../platform/http/assets.server.ts";
import { clientAddressOf } from "../../platform/http/client-address.server.ts";
import { compression } from "../../platform/http/compression.server.ts";
import { errorPage } from "../../platform/http/error-page.server.ts";
import { limitReads, limitWrites, refuseWhenHeldUp } from "../../platform/http/limits/shed-load.server.ts";
import { createWorkLimiter, type WorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import { leadToOneSpelling } from "../../platform/http/one-spelling.server.ts";
import { refusalAnswer } from "../../platform/http/refusal-answer.server.ts";
import { requestLog } from "../../platform/http/request-log.server.ts";
import { securityHeaders } from "../../platform/http/security-headers.server.ts";
import { sharedCaching } from "../../platform/http/shared-caching.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { languageOf } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imagesRoute } from "../../site/drawings/drawings-route.server.ts";
import { previewDrawingsRoute } from "../../site/drawings/preview-drawings-route.server.ts";
import { feedsRoute } from "../../site/feeds/feeds-route.server.ts";
import { uploadsRoute } from "../../site/uploads/uploads-route.server.ts";
import { inProcessFetch } from "../../ui/render/in-process-fetch.server.ts";
import { features } from "../features.server.ts";
import { metricsRoute } from "../metrics/metrics-route.server.ts";
import type { SiteMetrics } from "../metrics/site-metrics.server.ts";
import { PUBLIC_PAGES } from "../pages/pages.ts";
import { createApi } from "./api.server.ts";
import { DOCS_FILES_PATH, docsFilesRoute } from "./docs/docs-files.server.ts";
import { isFromElsewhere, refuseFromElsewhere } from "./from-elsewhere.server.ts";
import type { Pages } from "./pages.server.ts";
import { finishedPage, pagesRoute, renderPage } from "./pages-route.server.ts";
import { readiness } from "./readiness.server.ts";
import { textFormRoutes } from "./text-form-routes.server.ts";

export type AppParts = {
  pages: Pages;
  /** Omitted in development: Vite serves the files itself. */
  assets?: Assets;
  /** The API; created here when omitted. */
  api?: ReturnType<typeof createApi>;
  /** True once the process has begun to stop and accepts no more connections. */
  isStopping?: () => boolean;
  /** True once proxies should send no more visitors here; those who still arrive are served. */
  isLeaving?: () => boolean;
  /** True while the event loop is so far behind that work must be shed. */
  isHeldUp?: () => boolean;
  /** Limits how many pages and calls are processed at the same time. */
  limiter?: WorkLimiter;
  /** True while the cache holds finished pages that can be sent without the database. */
  hasCachedPages?: () => boolean;
  /** Omitted when nobody collects metrics. */
  metrics?: SiteMetrics | undefined;
};

const never = () => false;

/**
 * Cancels the body of a response to HEAD, of which only the headers are sent. Otherwise nobody would read a list that is
 * sent in pieces, and it would keep its place in the limiter for good.
 */
const cancelBodyOfHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === "HEAD") await context.res.body?.cancel();
};

/**
 * The whole site as one request handler: headers, then files, images, the API, and a page for every other address.
 * Build files and health checks are always answered; everything else only while the limiter has room.
 */
export function createApp(
  services: Services,
  {
    pages,
    assets,
    api = createApi(services),
    isStopping = never,
    isLeaving = never,
    isHeldUp = never,
    limiter = createWorkLimiter(),
    hasCachedPages = never,
    metrics,
  }: AppParts,
): Hono<ApiEnvironment> {
  const { config, log } = services;
  const app = new Hono<ApiEnvironment>();

  app.onError((error, context) => {
    if (error instanceof AppError) return refusalAnswer(error, context);
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    log.error({ err: error, requestId: context.var.requestId }, "A request failed unexpectedly");
    const { body, status, headers } = errorPage();
    return new Response(body, { status, headers });
  });
  if (metrics) app.use(metrics.middleware);
  app.use(async (context, next) => {
    const socketAddress = context.env?.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For");
    context.set("requestId", crypto.randomUUID());
    context.set("clientAddress", clientAddressOf(socketAddress, forwardedFor, config.trustProxy));
    await next();
    context.res.headers.set("X-Request-Id", context.var.requestId);
  });
  // API calls say their language in a parameter, which comes later and takes precedence.
  app.use((context, next) => inLanguage(languageOf(context.req.path).language, next));
  app.use(requestLog(log));
  app.use(securityHeaders(config.siteUrl));
  app.use(compression);
  app.use(cancelBodyOfHead);
  app.use(sharedCaching(config.cdn.seconds, services.db));
  app.use(leadToOneSpelling);

  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (context) => {
    const { status, body } = await readiness(services, {
      isStopping: () => isStopping() || isLeaving(),
      hasCachedPages,
    });
    return context.json(body, status, { "Cache-Control": "no-store" });
  });
  if (metrics && config.metricsPort === undefined && config.metricsToken !== undefined) {
    app.route("/", metricsRoute(metrics, config.metricsToken));
  }
  if (assets !== undefined) app.use(assetsRoute(assets));
  app.get(DOCS_FILES_PATH, docsFilesRoute());
  app.use((_, next) => asSite(services.db, next));
  app.use(
    "/api/*",
    crossOrigin(() => callsOf(api)),
  );
  app.use(refuseWhenHeldUp(isHeldUp));
  app.use(limitWrites(services.throttles));
  app.route("/", uploadsRoute(services));
  app.route("/", imagesRoute(services));
  app.route("/", previewDrawingsRoute(services));
  app.route("/", printingRoutes(services));
  // Before reads are limited: it asks the site itself, and what it asks for is limited like the requests of visitors.
  if (assets !== undefined) {
    app.route(
      "/",
      fieldGuideRoute(services, assets, async (request) => app.fetch(request)),
    );
  }
  app.use(limitReads(limiter));
  const tuskerFeeds = features.flatMap(({ tuskerFeed }) => tuskerFeed ?? []);
  app.route("/", feedsRoute({ ...services, pages: PUBLIC_PAGES, tuskerFeeds }));
  app.route("/", citationRoute(services));
  app.route("/", embedsRoute(services));
  app.route("/", releaseFilesRoute(services));
  app.route("/", api);
  const fetchFor = (visitor: { clientAddress: string }) => inProcessFetch(api, config.siteUrl, visitor);
  app.route("/", llmsRoute({ ...services, pages: PUBLIC_PAGES, fetchFor }));
  app.route(
    "/",
    mcpRoute({
      ...services,
      tools: features.flatMap(({ assistantTools = [] }) => assistantTools),
      limiter,
      fetchFor,
      isFromElsewhere: (context) => isFromElsewhere(context, config.siteUrl),
    }),
  );
  // The form is read before this: only rendering the page that answers it is limited.
  const limitedPages: Pages = { render: (...asked) => limiter.run(() => pages.render(...asked)) };
  const formNeeds = { ...services, pages: limitedPages, fetchFor };
  app.route("/", textFormRoutes(formNeeds));
  app.route(
    "/",
    letterFormRoute(services, {
      fromHere: refuseFromElsewhere(config.siteUrl),
      answerForm: (context, form) => renderPage(formNeeds, context, form),
    }),
  );
  const pageNeeds = { ...services, pages, fetchFor };
  app.use(markdownRoute({ ...services, pages: PUBLIC_PAGES, pageAt: (...asked) => finishedPage(pageNeeds, ...asked) }));
  app.all("*", pagesRoute(pageNeeds));
  return app;
}
