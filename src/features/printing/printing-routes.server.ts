import { Hono } from "hono";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { printedGuideRoutes } from "./field-guide/guide-routes.server.ts";
import { idCardRoute } from "./id-card/id-card-route.server.ts";
import { paperRoute } from "./paper-route.server.ts";
import { posterPaper } from "./poster/poster-paper.server.ts";
import { worksheetPaper } from "./worksheet/worksheet-paper.server.ts";

/** All documents for printing, each at the address of its PDF. */
export function printingRoutes(services: Pick<Services, "config" | "db" | "papers" | "clock">) {
  const { db, config } = services;
  return new Hono<ApiEnvironment>()
    .route("/", idCardRoute(services))
    .route("/", printedGuideRoutes(services))
    .route(
      "/",
      paperRoute(services, "poster", () => posterPaper(db, config.siteUrl)),
    )
    .route(
      "/",
      paperRoute(services, "worksheet", () => worksheetPaper(db, config.siteUrl)),
    );
}
