import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { releaseSchema } from "./release.ts";
import { listReleases } from "./release-rows.server.ts";

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listDataReleases",
  tags: ["Data releases"],
  summary: "All data releases",
  description: "The newest first, recalled ones among them. The files are at `/data/{number}/{name}`.",
  responses: answers(200, "The releases.", z.array(releaseSchema), []),
});

/** /api/data-releases. */
export const releaseRoutes = () =>
  createApiRouter().openapi(listRoute, async (context) =>
    context.json(await listReleases(context.var.services.db.read), 200),
  );
