import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import {
  checkAdminList,
  draftsQuery,
  filterQuery,
  pageQuery,
  publicationQuery,
  searchQuery,
  sortQuery,
  warningsQuery,
} from "../../../platform/api/list-request.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { anyIdParam } from "../../../platform/api/route-parts.server.ts";
import { PUBLICATIONS } from "../../../platform/ids/publication.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { allWithReaderImages } from "../../entries/reader-images.server.ts";
import { completeEntry } from "../../entries/records/complete-entries.server.ts";
import { findRelatedTuskers } from "../../entries/rows/related-tuskers.server.ts";
import { listRelated } from "../../entries/rows/relation-rows.server.ts";
import type { LargeListLimiter } from "../../entries/whole-list.server.ts";
import { tagSchema } from "../../fields/tag.ts";
import { tagsOfEntries } from "../../kinds/tag-rows.server.ts";
import { type Relation, relatedSchema } from "../../record/record.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../tuskers/status.ts";
import { tuskerSchema } from "../../tuskers/tusker.ts";
import { TUSKER_SORTS } from "../../tuskers/tusker-sort.ts";
import { replyBinned, replyById, replyChanged, replyCreated, visibleRow } from "../entries/entry-reply.server.ts";
import { replyList } from "../entries/list-reply.server.ts";
import { entry } from "./tusker-entry-routes.server.ts";

const tags = ["Tuskers"];
const RELATED = 3;

const listTuskersRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listTuskers",
  tags,
  summary: "List tuskers",
  request: {
    query: z.object({
      ...pageQuery,
      search: searchQuery.meta({
        description:
          "Any part of a name, a place, a district or a tag, in Latin, Sinhala or Tamil letters; case does not matter.",
      }),
      category: filterQuery("Category", TUSKER_CATEGORIES),
      status: filterQuery("Status", TUSKER_STATUSES),
      tag: tagSchema.optional().meta({ description: "One of their tags, as `/api/tuskers/tags/all` spells it." }),
      drafts: draftsQuery,
      publication: publicationQuery(PUBLICATIONS),
      warnings: warningsQuery,
      sort: sortQuery(TUSKER_SORTS),
    }),
  },
  responses: answers(200, "Tuskers by name, or in the requested order.", z.array(tuskerSchema), [401, 422, 503]),
});

const relatedTuskersRoute = createRoute({
  method: "get",
  path: "/{id}/related",
  operationId: "listRelatedTuskers",
  tags,
  summary: "Tuskers to read about next",
  description: "Up to three, nearest by tags, place and category. They stay the same until something changes.",
  request: { params: anyIdParam },
  responses: answers(200, "Related tuskers, the nearest first.", z.array(tuskerSchema), [404, 410]),
});

const relationsRoute = createRoute({
  method: "get",
  path: "/{id}/relations",
  operationId: "listTuskerRelations",
  tags,
  summary: "Relations to other animals, from both sides",
  request: { params: anyIdParam },
  responses: answers(
    200,
    "His own relations first, then those that other tuskers record.",
    z.array(relatedSchema),
    [404, 410],
  ),
});

/** /api/tuskers: lists, single tuskers and writes. Searches and random tuskers are in `search-routes.server.ts`. */
export const tuskerRoutes = (limiter: LargeListLimiter) =>
  createApiRouter()
    .openapi(listTuskersRoute, (context) => {
      const query = context.req.valid("query");
      checkAdminList(context, query);
      const filter = {
        includeDrafts: query.drafts === "1" && context.var.signedIn !== undefined,
        search: foldForSearch(query.search ?? "") || undefined,
        category: query.category,
        status: query.status,
        publication: query.publication,
      };
      const { sort, warnings } = query;
      const tag = query.tag || undefined;
      return replyList(context, { kind: "tusker", filter, sort, warnings, tag }, query, limiter);
    })
    .openapi(entry.read, (context) => replyById(context, "tusker", context.req.valid("param").id))
    .openapi(relatedTuskersRoute, async (context) => {
      const row = await visibleRow(context, "tusker", context.req.valid("param").id);
      const { db } = context.var.services;
      const tagsOf = await tagsOfEntries(db.read, "tusker", [row.seq]);
      const related = await findRelatedTuskers(db, row, RELATED, tagsOf.get(row.seq) ?? []);
      nameEntries(context, related);
      return context.json(allWithReaderImages(context, related), 200);
    })
    .openapi(relationsRoute, async (context) => {
      const row = await visibleRow(context, "tusker", context.req.valid("param").id);
      const { db } = context.var.services;
      const { id } = row;
      const relations =
        currentLanguage() === "en"
          ? (JSON.parse(row.relations) as Relation[])
          : (await completeEntry(db.read, "tusker", row)).relations;
      const related = await listRelated(db.read, { id, relations });
      nameEntries(context, [{ _id: id }, ...related.flatMap(({ to }) => to ?? [])]);
      return context.json(related, 200);
    })
    .openapi(entry.create, (context) => replyCreated(context, "tusker", context.req.valid("json")))
    .openapi(entry.change, (context) => {
      const { id } = context.req.valid("param");
      const ifMatch = context.req.valid("header")["if-match"];
      return replyChanged(context, { kind: "tusker", id }, context.req.valid("json"), ifMatch);
    })
    .openapi(entry.remove, (context) => {
      const { id } = context.req.valid("param");
      return replyBinned(context, { kind: "tusker", id }, context.req.valid("header")["if-match"]);
    });
