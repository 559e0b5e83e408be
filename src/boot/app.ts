import { Hono } from "hono";
import { createApi } from "../server/api/api.ts";
import type { ApiEnvironment } from "../server/api/api-environment.ts";
import { getContentVersion } from "../server/db/content-version.ts";
import type { Services } from "../server/services.ts";
import { type Assets, assetsRoute } from "./assets.ts";
import { clientAddressOf } from "./client-address.ts";
import { compression } from "./compression.ts";
import { contactFormRoute } from "./contact-form-route.ts";
import { errorPage } from "./error-page.ts";
import { feedsRoute } from "./feeds/feeds-route.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import type { Pages } from "./pages.ts";
import { pagesRoute } from "./pages-route.ts";
import { picturesRoute } from "./pictures-route.ts";
import { previewDrawingsRoute } from "./preview-drawings-route.ts";
import { securityHeaders } from "./security-headers.ts";
import { uploadsRoute } from "./uploads-route.ts";

export type AppParts = {
  pages: Pages;
  /** Left out while developing: Vite serves the files itself. */
  assets?: Assets;
  /** True from the moment at which the process was asked to stop. */
  isStopping?: () => boolean;
};

/** The whole site as one request handler: headers, then files, pictures, API, and a page for whatever is left. */
export function createApp(
  services: Services,
  { pages, assets, isStopping = () => false }: AppParts,
): Hono<ApiEnvironment> {
  const { config, log } = services;
  const app = new Hono<ApiEnvironment>();
  const api = createApi(services);

  app.onError((error, context) => {
    log.error({ err: error, requestId: context.var.requestId }, "A request failed unexpectedly");
    const { body, status, headers } = errorPage();
    return new Response(body, { status, headers });
  });
  app.use(async (context, next) => {
    const socketAddress = context.env?.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For");
    context.set("requestId", crypto.randomUUID());
    context.set("clientAddress", clientAddressOf(socketAddress, forwardedFor, config.trustProxy));
    await next();
    context.res.headers.set("X-Request-Id", context.var.requestId);
  });
  app.use(securityHeaders(config.siteUrl));
  app.use(compression);

  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (context) => {
    const reason = isStopping() ? "stopping" : await databaseTrouble(services);
    const body = reason === undefined ? { status: "ready" } : { status: "not ready", reason };
    return context.json(body, reason === undefined ? 200 : 503, { "Cache-Control": "no-store" });
  });
  if (assets !== undefined) app.use(assetsRoute(assets));
  app.route("/", uploadsRoute(services));
  app.route("/", picturesRoute(services));
  app.route("/", previewDrawingsRoute(services));
  app.route("/", feedsRoute(services));
  app.route("/", api);
  const fetchFor = (visitor: { clientAddress: string }) => inProcessFetch(api, config.siteUrl, visitor);
  app.route("/", contactFormRoute({ ...services, pages, fetchFor }));
  app.all("*", pagesRoute({ ...services, pages, fetchFor }));
  return app;
}

async function databaseTrouble({ db, log }: Services): Promise<string | undefined> {
  try {
    await getContentVersion(db.read);
    return undefined;
  } catch (error) {
    log.error({ err: error }, "The database cannot be read");
    return "the database cannot be read";
  }
}
