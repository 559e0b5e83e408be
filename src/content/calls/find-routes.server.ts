import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { adminPageQuery } from "../../platform/api/list-request.server.ts";
import { findHits } from "../find/api/find-hits.server.ts";
import { foundHitsSchema } from "../find/found-hit.ts";

const DEFAULT_LIMIT = 50;

const findRoute = createRoute({
  method: "get",
  path: "/find",
  operationId: "findWords",
  tags: ["Admin"],
  summary: "Find words in all texts",
  description:
    "In names, texts, facts, events, tags, sources, images, pages and translations, drafts included. One hit is one text that holds all words, with the sentence. A large directory is searched in several calls: an answer with `next` may have few hits or none.",
  ...forAction("read"),
  request: {
    query: z.object({
      search: z
        .string("Enter what to find.")
        .max(200, "A search can have at most 200 characters.")
        .meta({ description: "Words in any order; a phrase in quotes. Case and accents do not matter." }),
      after: z
        .string()
        .max(200, "after is what the call before answered as next.")
        .optional()
        .meta({ description: "The `next` of the call before." }),
      limit: adminPageQuery.limit.meta({ description: "How many hits are enough; 50 by default.", type: "string" }),
    }),
  },
  responses: answers(200, "Hits, and where the search goes on.", foundHitsSchema, [401, 403, 422]),
});

/** /api/desk/find: words in all texts that editors write. */
export const findRoutes = () =>
  createApiRouter().openapi(findRoute, async (context) => {
    const { db } = context.var.services;
    const { role } = getSignedIn(context);
    const { search, after, limit = DEFAULT_LIMIT } = context.req.valid("query");
    return context.json(await findHits(db.read, { search, role, limit, after }), 200);
  });
