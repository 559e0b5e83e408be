import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import {
  checkAdminList,
  draftsQuery,
  filterQuery,
  pageQuery,
  publicationQuery,
  searchQuery,
  sortQuery,
  warningsQuery,
} from "../../platform/api/list-request.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import {
  articleChangeSchema,
  articleDetailSchema,
  articleSchema,
  newArticleSchema,
  savedArticleSchema,
} from "../articles/article.ts";
import { ARTICLE_SORTS, ARTICLE_STATES } from "../articles/article-sort.ts";
import { ARTICLE_CATEGORIES } from "../articles/categories.ts";
import { allWithReaderImages } from "../entries/reader-images.server.ts";
import { listEntries } from "../entries/records/list-entries.server.ts";
import type { LargeListLimiter } from "../entries/whole-list.server.ts";
import { listPublicTags } from "../kinds/tag-rows.server.ts";
import { replyBinned, replyById, replyBySlug, replyChanged, replyCreated } from "./entries/entry-reply.server.ts";
import { entryRoutes } from "./entries/entry-routes.server.ts";
import { replyList } from "./entries/list-reply.server.ts";

const tags = ["Articles"];
const entry = entryRoutes("article", {
  detail: articleDetailSchema,
  saved: savedArticleSchema,
  add: newArticleSchema,
  change: articleChangeSchema,
});

const listArticlesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listArticles",
  tags,
  summary: "List articles",
  request: {
    query: z.object({
      ...pageQuery,
      search: searchQuery,
      category: filterQuery("Category", ARTICLE_CATEGORIES),
      drafts: draftsQuery,
      publication: publicationQuery(ARTICLE_STATES),
      warnings: warningsQuery,
      sort: sortQuery(ARTICLE_SORTS),
    }),
  },
  responses: answers(200, "Articles, newest first or in the requested order.", z.array(articleSchema), [401, 422, 503]),
});

const recentArticlesRoute = createRoute({
  method: "get",
  path: "/recent",
  operationId: "listRecentArticles",
  tags,
  summary: "The newest articles",
  request: {
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,3}$/, "limit must be a whole number from 1 to 100.")
        .transform(Number)
        .pipe(z.number().min(1, "limit must be at least 1.").max(100, "limit can be at most 100."))
        .optional()
        .meta({ type: "string", example: "3", description: "How many, at most 100; 3 by default." }),
    }),
  },
  responses: answers(200, "Articles, newest first.", z.array(articleSchema), [422]),
});

/** /api/articles. */
export const articleRoutes = (limiter: LargeListLimiter) =>
  createApiRouter()
    .openapi(listArticlesRoute, (context) => {
      const query = context.req.valid("query");
      checkAdminList(context, query);
      const everything = query.drafts === "1" && context.var.signedIn !== undefined;
      const today = siteDay(context.var.services.clock.now());
      const filter = {
        search: foldForSearch(query.search ?? "") || undefined,
        category: query.category,
        publicOn: everything ? undefined : today,
        state: query.publication && { is: query.publication, today },
      };
      return replyList(
        context,
        { kind: "article", filter, sort: query.sort, warnings: query.warnings },
        query,
        limiter,
      );
    })
    .openapi(recentArticlesRoute, async (context) => {
      const { limit = 3 } = context.req.valid("query");
      const { db, clock } = context.var.services;
      const articles = await listEntries(db, "article", { publicOn: siteDay(clock.now()) }, { limit, offset: 0 });
      nameEntries(context, articles);
      return context.json(allWithReaderImages(context, articles), 200);
    })
    .openapi(entry.tags, async (context) => {
      const { db, clock } = context.var.services;
      return context.json(await listPublicTags(db.read, "article", siteDay(clock.now())), 200);
    })
    .openapi(entry.bySlug, (context) => replyBySlug(context, "article", context.req.valid("param").slug))
    .openapi(entry.read, (context) => replyById(context, "article", context.req.valid("param").id))
    .openapi(entry.create, (context) => replyCreated(context, "article", context.req.valid("json")))
    .openapi(entry.change, (context) => {
      const { id } = context.req.valid("param");
      const ifMatch = context.req.valid("header")["if-match"];
      return replyChanged(context, { kind: "article", id }, context.req.valid("json"), ifMatch);
    })
    .openapi(entry.remove, (context) => {
      const { id } = context.req.valid("param");
      return replyBinned(context, { kind: "article", id }, context.req.valid("header")["if-match"]);
    });
