import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { isDisputed, sourcedHeight } from "../../record/measured-span.ts";
import { readHeightOrder, readLivesHere } from "../lives/read-lives.server.ts";
import { type Heights, heightsSchema, type Tall } from "./heights.ts";

const PER_PAGE = 12;

async function readHeights(db: IndexedDatabase, asked: number): Promise<Heights> {
  const order = await readHeightOrder(db);
  const pages = Math.max(1, Math.ceil(order.length / PER_PAGE));
  const page = Math.min(asked, pages);
  const told = await readLivesHere(db, order.slice((page - 1) * PER_PAGE, page * PER_PAGE));
  const tuskers = told.flatMap(({ life, fields }): Tall[] => {
    const height = sourcedHeight(fields);
    if (height === undefined) return [];
    const { slug, name, category, status } = life;
    const { statusAsOf, diedOn } = fields;
    return [
      {
        ...{ slug, name, category, status, statusAsOf, diedOn },
        ...{ min: height.min, max: height.max },
        about: fields.claims.height?.some(({ value }) => value.about === true) ?? false,
        disputed: isDisputed(fields.claims.height),
        sources: fields.sources.filter(({ key }) => height.sources.includes(key)),
      },
    ];
  });
  return { total: order.length, page, pages, tuskers };
}

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
