import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import {
  adminPage,
  adminPageQuery,
  filterQuery,
  pageHeaders,
  searchQuery,
} from "../../platform/api/list-request.server.ts";
import { ifMatchHeader, requestBody } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { SOURCE_SETS, SOURCE_SORTS } from "../sources/library-list.ts";
import {
  librarySourceChangeSchema,
  librarySourceSchema,
  listedSourceSchema,
  newLibrarySourceSchema,
  sourceMergeSchema,
  sourceWithUsesSchema,
} from "../sources/library-source.ts";
import { listDuplicates } from "../sources/rows/duplicates.server.ts";
import { toLibrarySource } from "../sources/rows/to-library-source.server.ts";
import { SOURCE_KINDS } from "../sources/source.ts";
import { webAddress } from "../sources/web-address.ts";
import { changeSource, createSource, deleteSource } from "./change-source.server.ts";
import { mergeSources } from "./merge-sources.server.ts";
import { readSource, readSources, readUses } from "./read-sources.server.ts";
import type { UsesSeen } from "./using-entries.server.ts";

const tags = ["Sources"];
/** Any text is accepted: what is no key names no source. */
const keyParam = z.object({ key: z.string().meta({ example: "S56" }) });

const ifUnchanged = z.object({
  "if-match": ifMatchHeader.shape["if-match"].meta({
    description: "`updatedAt` of the source as it was read, in quotes; 412 if it has changed since.",
  }),
});

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listSources",
  tags,
  summary: "List sources",
  description:
    "In pages, in the order of their keys. Visitors get those that an entry or page they can read uses, administrators all.",
  request: {
    query: z.object({
      search: searchQuery.meta({ description: "Any part of a title, publisher, author or address, or a key." }),
      kind: filterQuery("kind", SOURCE_KINDS),
      show: filterQuery("show", SOURCE_SETS).meta({
        description: `For administrators. One of: ${SOURCE_SETS.join(", ")}.`,
      }),
      sort: filterQuery("sort", SOURCE_SORTS).meta({
        description: `One of: ${SOURCE_SORTS.join(", ")}; the last one is for administrators.`,
      }),
      ...adminPageQuery,
    }),
  },
  responses: answers(200, "The page.", z.array(listedSourceSchema), [401, 422]),
});

const duplicatesRoute = createRoute({
  method: "get",
  path: "/duplicates",
  operationId: "listSimilarSources",
  tags,
  summary: "Sources that may be the same",
  description: "Those of the same page or with nearly the same title, at most ten.",
  ...forAction("read"),
  request: {
    query: z.object({
      title: z.string().max(300, "A title can have at most 300 characters.").optional(),
      url: z.string().max(2000, "An address can have at most 2,000 characters.").optional(),
      except: z.string().max(20, "This is no key.").optional().meta({ description: "The key of the source itself." }),
    }),
  },
  responses: answers(200, "The sources.", z.array(librarySourceSchema), [401, 403, 422]),
});

const readRoute = createRoute({
  method: "get",
  path: "/{key}",
  operationId: "getSource",
  tags,
  summary: "One source, and the entries that rest on it",
  request: { params: keyParam },
  responses: {
    ...answers(200, "The source.", sourceWithUsesSchema, [404]),
    301: { description: "It was merged into the source in Location." },
  },
});

const createSourceRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "createSource",
  tags,
  summary: "Add a source",
  ...forAction("add source", jsonBody),
  request: { body: requestBody(newLibrarySourceSchema) },
  responses: answers(201, "The source.", librarySourceSchema, [400, 401, 403, 413, 415, 422, 507]),
});

const changeRoute = createRoute({
  method: "put",
  path: "/{key}",
  operationId: "changeSource",
  tags,
  summary: "Change a source",
  description: "A missing field stays, `null` clears it. Every entry that uses the source shows the change.",
  ...forAction("change sources", jsonBody),
  request: { params: keyParam, headers: ifUnchanged, body: requestBody(librarySourceChangeSchema) },
  responses: answers(
    200,
    "The source as it is now.",
    librarySourceSchema,
    [400, 401, 403, 404, 409, 412, 413, 415, 422, 507],
  ),
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{key}",
  operationId: "deleteSource",
  tags,
  summary: "Delete a source that nothing uses",
  description:
    "409 with the entries and pages that use it, even in the bin or in a draft. Its key is never given to another source.",
  ...forAction("change sources"),
  request: { params: keyParam },
  responses: answers(
    200,
    "It is gone.",
    z.object({ key: z.string() }).meta({ id: "DeletedSource" }),
    [401, 403, 404, 409, 507],
  ),
});

const mergeRoute = createRoute({
  method: "post",
  path: "/{key}/merge",
  operationId: "mergeSource",
  tags,
  summary: "Merge a source into another",
  description: "Every entry that uses it then uses the other one. The old key leads there for ever.",
  ...forAction("change sources", jsonBody),
  request: { params: keyParam, body: requestBody(sourceMergeSchema) },
  responses: answers(200, "The other source.", sourceWithUsesSchema, [400, 401, 403, 404, 409, 413, 415, 422, 507]),
});

/** What only drafts, entries to come and the bin rest on is for administrators. */
const seenBy = (context: Context<ApiEnvironment>): UsesSeen => ({
  onlyPublic: context.var.signedIn === undefined,
  today: siteDay(context.var.services.clock.now()),
});

/** /api/sources. */
export const sourceRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { read } = context.var.services.db;
      const query = context.req.valid("query");
      const seen = seenBy(context);
      const { kind, show, sort } = query;
      if ((show !== undefined || sort === "attention") && seen.onlyPublic) {
        throw new AppError("Unauthorised", "show and sort=attention are for administrators: please sign in.");
      }
      const filter = { search: foldForSearch(query.search ?? "") || undefined, kind, show, ...seen };
      const page = adminPage(query);
      const { items, total } = await readSources(read, filter, { ...page, sort });
      return context.json(items, 200, pageHeaders(context.req.url, page, total));
    })
    .openapi(duplicatesRoute, async (context) => {
      const { title = "", url, except } = context.req.valid("query");
      const wanted = { title, url: url === undefined ? undefined : webAddress(url), except };
      const rows = await listDuplicates(context.var.services.db.read, wanted);
      return context.json(rows.map(toLibrarySource), 200);
    })
    .openapi(readRoute, async (context) => {
      const { key } = context.req.valid("param");
      const source = await readSource(context.var.services.db.read, key, seenBy(context));
      if ("mergedInto" in source) return context.body(null, 301, { Location: `/api/sources/${source.mergedInto}` });
      return context.json(source, 200);
    })
    .openapi(createSourceRoute, async (context) => {
      const by = getSignedIn(context).username;
      const row = await createSource(context.var.services, context.req.valid("json"), { by });
      return context.json(toLibrarySource(row), 201);
    })
    .openapi(changeRoute, async (context) => {
      const { key } = context.req.valid("param");
      const by = getSignedIn(context).username;
      const ifMatch = context.req.valid("header")["if-match"];
      const row = await changeSource(context.var.services, key, context.req.valid("json"), { by, ifMatch });
      return context.json(toLibrarySource(row), 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { key } = context.req.valid("param");
      await deleteSource(context.var.services, key, { by: getSignedIn(context).username });
      return context.json({ key }, 200);
    })
    .openapi(mergeRoute, async (context) => {
      const { key } = context.req.valid("param");
      const merge = { ...context.req.valid("json"), by: getSignedIn(context).username };
      const row = await mergeSources(context.var.services, key, merge);
      const today = siteDay(context.var.services.clock.now());
      return context.json(await readUses(context.var.services.db.read, row, { onlyPublic: false, today }), 200);
    });
