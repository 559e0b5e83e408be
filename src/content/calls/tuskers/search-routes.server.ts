import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { pageQuery } from "../../../platform/api/list-request.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { allWithReaderImages } from "../../entries/reader-images.server.ts";
import type { LargeListLimiter } from "../../entries/whole-list.server.ts";
import { listPublicTags } from "../../kinds/tag-rows.server.ts";
import { TUSKER_CATEGORIES } from "../../tuskers/status.ts";
import { tuskerSchema } from "../../tuskers/tusker.ts";
import { replyBySlug } from "../entries/entry-reply.server.ts";
import { replyList } from "../entries/list-reply.server.ts";
import { pickRandomTuskers } from "./random-tuskers.server.ts";
import { suggestTuskers } from "./suggest-tuskers.server.ts";
import { entry } from "./tusker-entry-routes.server.ts";

const tags = ["Tuskers"];
const tuskerList = z.array(tuskerSchema);

const searchByNameRoute = createRoute({
  method: "get",
  path: "/search/search-by-name",
  operationId: "searchTuskersByName",
  tags,
  summary: "Find tuskers by any part of a name",
  request: {
    query: z.object({
      name: z
        .string({ error: "Give a name to search for." })
        .max(200, "A search can have at most 200 characters.")
        .refine((name) => foldForSearch(name) !== "", "Give a name to search for."),
      ...pageQuery,
    }),
  },
  responses: answers(200, "Tuskers.", tuskerList, [422, 503]),
});

const searchByCategoryRoute = createRoute({
  method: "get",
  path: "/search/search-by-category",
  operationId: "searchTuskersByCategory",
  tags,
  summary: "Find the tuskers of a category",
  request: {
    query: z.object({
      category: z
        .string({ error: "Give a category to search for." })
        .transform((text) => text.trim().toLowerCase())
        .pipe(z.enum(TUSKER_CATEGORIES, `Category must be one of: ${TUSKER_CATEGORIES.join(", ")}.`))
        .meta({ type: "string", enum: [...TUSKER_CATEGORIES] }),
      ...pageQuery,
    }),
  },
  responses: answers(200, "Tuskers.", tuskerList, [422, 503]),
});

const suggestRoute = createRoute({
  method: "get",
  path: "/search/suggest",
  operationId: "suggestTuskers",
  tags,
  summary: "Near spellings of a name",
  description: "At most five tuskers with a name that is spelt like the given words, best first.",
  request: {
    query: z.object({
      q: z.string({ error: "Give a name to compare." }).max(200, "A search can have at most 200 characters."),
    }),
  },
  responses: answers(
    200,
    "Near spellings, best first; empty if there are none.",
    z.array(z.object({ _id: entryIdSchema, slug: z.string(), name: z.string() }).meta({ id: "Suggestion" })),
    [422],
  ),
});

const randomRoute = createRoute({
  method: "get",
  path: "/random/tusker",
  operationId: "listRandomTuskers",
  tags,
  summary: "Random tuskers",
  request: {
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,2}$/, "limit must be a whole number from 1 to 12.")
        .transform(Number)
        .pipe(z.number().min(1, "limit must be at least 1.").max(12, "limit can be at most 12."))
        .optional()
        .meta({ type: "string", example: "3", description: "How many, at most 12; 3 by default." }),
      exclude: entryIdSchema.optional().meta({ description: "The id of a tusker to exclude." }),
    }),
  },
  responses: answers(200, "Tuskers.", tuskerList, [422]),
});

/**
 * /api/tuskers: searches, featured and random tuskers, and addresses. Register these before `/{id}`, which would
 * otherwise match their paths as ids.
 */
export const tuskerSearchRoutes = (limiter: LargeListLimiter) =>
  createApiRouter()
    .openapi(searchByNameRoute, (context) => {
      const query = context.req.valid("query");
      return replyList(
        context,
        { kind: "tusker", filter: { includeDrafts: false, named: foldForSearch(query.name) } },
        query,
        limiter,
      );
    })
    .openapi(searchByCategoryRoute, (context) => {
      const query = context.req.valid("query");
      return replyList(
        context,
        { kind: "tusker", filter: { includeDrafts: false, category: query.category } },
        query,
        limiter,
      );
    })
    .openapi(suggestRoute, async (context) => {
      const suggestions = await suggestTuskers(context.var.services.db, context.req.valid("query").q);
      nameEntries(context, suggestions);
      return context.json(suggestions, 200);
    })
    .openapi(entry.tags, async (context) => {
      const { db, clock } = context.var.services;
      return context.json(await listPublicTags(db.read, "tusker", siteDay(clock.now())), 200);
    })
    .openapi(randomRoute, async (context) => {
      const { limit = 3, exclude } = context.req.valid("query");
      const tuskers = await pickRandomTuskers(context.var.services.db, { limit, exclude });
      nameEntries(context, tuskers);
      return context.json(allWithReaderImages(context, tuskers), 200, { "Cache-Control": "no-store" });
    })
    .openapi(entry.bySlug, (context) => replyBySlug(context, "tusker", context.req.valid("param").slug));
