import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { requireSignIn } from "../../accounts/guard/sign-in-guard.server.ts";
import {
  replyBinned,
  replyChanged,
  replyCreated,
  replyEntry,
  visibleRow,
  visibleRowBySlug,
} from "../../entries/api/entry-reply.server.ts";
import { replyList } from "../../entries/api/list-reply.server.ts";
import type { LargeListLimiter } from "../../entries/api/whole-list.server.ts";
import { allWithReaderImages } from "../../entries/images/reader-images.server.ts";
import { listEntries } from "../../entries/records/list-entries.server.ts";
import { listPublicTags } from "../../entries/tags/tag-rows.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { errorResponses } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import {
  checkAdminList,
  draftsQuery,
  filterQuery,
  pageQuery,
  publicationQuery,
  searchQuery,
  sortQuery,
} from "../../platform/api/list-request.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import {
  anyIdParam,
  bearer,
  binnedResponse,
  ifMatchHeader,
  json,
  slugParam,
} from "../../platform/api/route-parts.server.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import {
  articleChangeSchema,
  articleDetailSchema,
  articleSchema,
  newArticleSchema,
  savedArticleSchema,
} from "../article.ts";
import { ARTICLE_SORTS, ARTICLE_STATES } from "../article-sort.ts";
import { ARTICLE_CATEGORIES } from "../categories.ts";

const tags = ["Articles"];
const articleList = { description: "Articles, newest first.", content: json(z.array(articleSchema)) };
const oneArticle = {
  200: { description: "The article.", content: json(articleDetailSchema) },
  304: { description: "Unchanged since the ETag in If-None-Match." },
};

const listArticlesRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "List articles",
  request: {
    query: z.object({
      ...pageQuery,
      search: searchQuery,
      category: filterQuery("Category", ARTICLE_CATEGORIES),
      drafts: draftsQuery,
      publication: publicationQuery(ARTICLE_STATES),
      sort: sortQuery(ARTICLE_SORTS),
    }),
  },
  responses: {
    200: { ...articleList, description: "Articles, newest first or in the requested order." },
    ...errorResponses(401, 422, 503),
  },
});

const recentArticlesRoute = createRoute({
  method: "get",
  path: "/recent",
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
  responses: { 200: articleList, ...errorResponses(422) },
});

const articleTagsRoute = createRoute({
  method: "get",
  path: "/tags/all",
  tags,
  summary: "All tags of public articles",
  responses: { 200: { description: "Tags in alphabetical order.", content: json(z.array(z.string())) } },
});

const articleBySlugRoute = createRoute({
  method: "get",
  path: "/slug/{slug}",
  tags,
  summary: "Read an article by slug",
  request: { params: slugParam },
  responses: {
    ...oneArticle,
    301: { description: "The article has a new slug, given in Location." },
    ...errorResponses(404, 410),
  },
});

const readArticleRoute = createRoute({
  method: "get",
  path: "/{id}",
  tags,
  summary: "Read an article by id",
  request: { params: anyIdParam },
  responses: { ...oneArticle, ...errorResponses(404, 410) },
});

const createArticleRoute = createRoute({
  method: "post",
  path: "/",
  tags,
  summary: "Add an article",
  security: bearer,
  middleware: [requireSignIn, jsonBody] as const,
  request: { body: { required: true, content: json(newArticleSchema) } },
  responses: {
    201: { description: "The article as it was stored.", content: json(savedArticleSchema) },
    ...errorResponses(400, 401, 413, 415, 422, 507),
  },
});

const changeArticleRoute = createRoute({
  method: "put",
  path: "/{id}",
  tags,
  summary: "Change an article",
  description: "Changes only the fields that are sent; null clears one. Unknown fields are refused.",
  security: bearer,
  middleware: [requireSignIn, jsonBody] as const,
  request: { params: anyIdParam, headers: ifMatchHeader, body: { required: true, content: json(articleChangeSchema) } },
  responses: {
    200: { description: "The article as it is stored now.", content: json(savedArticleSchema) },
    ...errorResponses(400, 401, 404, 409, 410, 412, 413, 415, 422, 507),
  },
});

const deleteArticleRoute = createRoute({
  method: "delete",
  path: "/{id}",
  tags,
  summary: "Move an article to the bin",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: { params: anyIdParam, headers: ifMatchHeader },
  responses: { 200: binnedResponse, ...errorResponses(401, 404, 410, 412, 422, 507) },
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
      return replyList(context, { kind: "article", filter, sort: query.sort }, query, limiter);
    })
    .openapi(recentArticlesRoute, async (context) => {
      const { limit = 3 } = context.req.valid("query");
      const { db, clock } = context.var.services;
      const articles = await listEntries(db, "article", { publicOn: siteDay(clock.now()) }, { limit, offset: 0 });
      nameEntries(context, articles);
      return context.json(allWithReaderImages(context, articles), 200);
    })
    .openapi(articleTagsRoute, async (context) => {
      const { db, clock } = context.var.services;
      return context.json(await listPublicTags(db.read, "article", siteDay(clock.now())), 200);
    })
    .openapi(articleBySlugRoute, async (context) => {
      const { slug } = context.req.valid("param");
      const row = await visibleRowBySlug(context, "article", slug);
      if (row.slug !== slug) return context.body(null, 301, { Location: `/api/articles/slug/${row.slug}` });
      return replyEntry(context, "article", row);
    })
    .openapi(readArticleRoute, async (context) =>
      replyEntry(context, "article", await visibleRow(context, "article", context.req.valid("param").id)),
    )
    .openapi(createArticleRoute, (context) => replyCreated(context, "article", context.req.valid("json")))
    .openapi(changeArticleRoute, (context) => {
      const { id } = context.req.valid("param");
      const ifMatch = context.req.valid("header")["if-match"];
      return replyChanged(context, { kind: "article", id }, context.req.valid("json"), ifMatch);
    })
    .openapi(deleteArticleRoute, (context) => {
      const { id } = context.req.valid("param");
      return replyBinned(context, { kind: "article", id }, context.req.valid("header")["if-match"]);
    });
