import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { heightsSchema } from "./heights.ts";
import { readHeights } from "./read-heights.server.ts";

const PAGE = "page must be a whole number from 1 to 99999.";

const heightsRoute = createRoute({
  method: "get",
  path: "/heights",
  operationId: "listHeights",
  tags: ["The record"],
  summary: "Heights",
  description:
    "The published tuskers whose height a source gives, twelve on a page, the tallest first by their lowest account, disputed heights last. A page after the last one is the last one.",
  request: {
    query: z.object({
      page: z
        .string()
        .regex(/^[1-9]\d{0,4}$/, PAGE)
        .transform(Number)
        .optional()
        .meta({ description: "The first one if it is left out.", example: "1", type: "string" }),
    }),
  },
  responses: answers(200, "The heights.", heightsSchema, [422]),
});

/** /api/record/heights. The reply names no entries: a save of any tusker may change the order. */
export const heightRoutes = () =>
  createApiRouter().openapi(heightsRoute, async (context) =>
    context.json(await readHeights(context.var.services.db, context.req.valid("query").page ?? 1), 200),
  );
