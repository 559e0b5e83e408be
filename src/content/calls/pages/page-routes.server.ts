import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { entryTag } from "../../../platform/api/entry-version.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { ifMatchHeader, requestBody } from "../../../platform/api/route-parts.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import {
  findNewestPage,
  findPageVersion,
  findPublishedPage,
  isShipped,
  listPageVersions,
  type PageVersion,
} from "../../entries/texts/page-rows.server.ts";
import { readPublishedPage, sourcesOfPage } from "../../entries/texts/read-page.server.ts";
import { restorePage, savePage } from "../../entries/texts/save-page.server.ts";
import { revisionContentSchema, revisionSchema } from "../../fields/revision.ts";
import {
  editedPageSchema,
  listedPageSchema,
  PAGE_KEYS,
  type PageKey,
  pageBodySchema,
  pageKeyParam,
  publishedPageSchema,
} from "../../texts/page.ts";

const tags = ["Pages"];
const versionParam = pageKeyParam.extend({ version: z.string().meta({ example: "1" }) });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listPages",
  tags,
  summary: "The pages that can be edited",
  ...forAction("read"),
  responses: answers(200, "All pages.", z.array(listedPageSchema), [401, 403]),
});

const readRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "getPage",
  tags,
  summary: "Read the newest version of a page",
  ...forAction("read"),
  request: { params: pageKeyParam },
  responses: answers(200, "Its newest version, draft or not.", editedPageSchema, [401, 403, 404]),
});

const publishedRoute = createRoute({
  method: "get",
  path: "/{id}/published",
  operationId: "getPublishedPage",
  tags,
  summary: "Read a page as visitors see it",
  request: { params: pageKeyParam },
  responses: answers(200, "The newest published version.", publishedPageSchema, [404]),
});

const saveRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "savePage",
  tags,
  summary: "Save a page as a draft, or publish it",
  description:
    "`publication` decides: visitors see the newest published version. The legal pages need an administrator, and their required parts.",
  ...forAction("publish", jsonBody),
  request: { params: pageKeyParam, headers: ifMatchHeader, body: requestBody(pageBodySchema) },
  responses: answers(200, "The page as it is now.", editedPageSchema, [400, 401, 403, 404, 412, 413, 415, 422, 507]),
});

const historyRoute = createRoute({
  method: "get",
  path: "/{id}/revisions",
  operationId: "listPageRevisions",
  tags,
  summary: "The history of a page",
  description: "Every save, newest first. The last one is what was shipped.",
  ...forAction("read"),
  request: { params: pageKeyParam },
  responses: answers(200, "All versions.", z.array(revisionSchema), [401, 403, 404]),
});

const versionRoute = createRoute({
  method: "get",
  path: "/{id}/revisions/{version}",
  operationId: "getPageRevision",
  tags,
  summary: "A page as it was after one save",
  ...forAction("read"),
  request: { params: versionParam },
  responses: answers(200, "The version.", revisionContentSchema, [401, 403, 404]),
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{id}/revisions/{version}/restore",
  operationId: "restorePageRevision",
  tags,
  summary: "Restore an old version of a page",
  description: "Saves it as a new one, published or not as it was then. Version 1 is what was shipped.",
  ...forAction("publish"),
  request: { params: versionParam, headers: ifMatchHeader },
  responses: answers(
    200,
    "The page as it is now. Nothing is ever left out.",
    z
      .object({ entry: editedPageSchema, leftOutPictures: z.array(z.string()), takenSlug: z.null() })
      .meta({ id: "RestoredPage" }),
    [401, 403, 404, 412, 422, 507],
  ),
});

/** @throws AppError `NotFound` */
function keyOf(text: string): PageKey {
  const key = PAGE_KEYS.find((known) => known === text);
  if (key === undefined) throw new AppError("NotFound", "There is no page of this name.");
  return key;
}

const versionOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

const editedPage = async (db: Queryable, key: PageKey, { content }: PageVersion) => ({
  _id: key,
  ...content,
  sources: await sourcesOfPage(db, key, content as never),
});

/** /api/pages: Home, About and the legal pages, as they are edited and as visitors see them. */
export const pageRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { read } = context.var.services.db;
      const pages = PAGE_KEYS.map(async (key) => {
        const { version, madeAt, madeBy, content } = await findNewestPage(read, key);
        const published = await findPublishedPage(read, key);
        return {
          key,
          version,
          publication: content.publication,
          isShipped: await isShipped(read, key, published.content),
          updatedAt: version === 1 ? null : madeAt,
          updatedBy: madeBy,
        };
      });
      return context.json(await Promise.all(pages), 200);
    })
    .openapi(publishedRoute, async (context) => {
      const key = keyOf(context.req.valid("param").id);
      const { read } = context.var.services.db;
      const shown = await readPublishedPage(read, key);
      // A change of a source may be recorded as one of the entries that cite it.
      if (shown.sources.length === 0) nameEntries(context, []);
      return context.json(shown, 200);
    })
    .openapi(readRoute, async (context) => {
      const key = keyOf(context.req.valid("param").id);
      const { read } = context.var.services.db;
      const newest = await findNewestPage(read, key);
      return context.json(await editedPage(read, key, newest), 200, { ETag: entryTag(newest.version) });
    })
    .openapi(saveRoute, async (context) => {
      const key = keyOf(context.req.valid("param").id);
      const ifMatch = context.req.valid("header")["if-match"];
      const { services } = context.var;
      const saved = await savePage(services, key, { body: context.req.valid("json"), ifMatch, ...savedBy(context) });
      return context.json(await editedPage(services.db.read, key, saved), 200, { ETag: entryTag(saved.version) });
    })
    .openapi(historyRoute, async (context) =>
      context.json(await listPageVersions(context.var.services.db.read, keyOf(context.req.valid("param").id)), 200),
    )
    .openapi(versionRoute, async (context) => {
      const { id, version } = context.req.valid("param");
      const found = await findPageVersion(context.var.services.db.read, keyOf(id), versionOf(version));
      if (found === undefined) throw new AppError("NotFound", `This page has no version ${version}.`);
      return context.json(found, 200);
    })
    .openapi(restoreRoute, async (context) => {
      const { id, version } = context.req.valid("param");
      const key = keyOf(id);
      const ifMatch = context.req.valid("header")["if-match"];
      const { services } = context.var;
      const saved = await restorePage(services, key, { version: versionOf(version), ifMatch, ...savedBy(context) });
      const entry = await editedPage(services.db.read, key, saved);
      return context.json({ entry, leftOutPictures: [], takenSlug: null }, 200, { ETag: entryTag(saved.version) });
    });
