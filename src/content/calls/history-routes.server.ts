import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { entryTag } from "../../platform/api/entry-version.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { anyIdParam, ifMatchHeader } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ENTRY_NAMES, type EntryKind } from "../../platform/ids/entry-kind.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import { savedArticleSchema } from "../articles/article.ts";
import { findHistory, findVersion } from "../entries/history/history-rows.server.ts";
import { restoreRevision } from "../entries/history/restore-revision.server.ts";
import { restoredParts, revisionContentSchema, revisionSchema } from "../fields/revision.ts";
import { savedTuskerSchema } from "../tuskers/tusker.ts";
import { withWarnings } from "./entries/entry-reply.server.ts";

/** Any text is accepted: what is not a number matches no version. */
const versionParam = anyIdParam.extend({ version: z.string().meta({ example: "3" }) });

const versionOf = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

const WORDS = {
  tusker: { tags: ["Tuskers"], one: "a tusker" },
  article: { tags: ["Articles"], one: "an article" },
} as const;

const listRoute = (kind: EntryKind) =>
  createRoute({
    method: "get",
    path: "/{id}/revisions",
    operationId: `list${ENTRY_NAMES[kind]}Revisions`,
    tags: [...WORDS[kind].tags],
    summary: `The history of ${WORDS[kind].one}`,
    description: "Every save with its author and time, newest first. The first is the current version.",
    ...forAction("read"),
    request: { params: anyIdParam },
    responses: answers(200, "All versions.", z.array(revisionSchema), [401, 403, 404]),
  });

const readRoute = (kind: EntryKind) =>
  createRoute({
    method: "get",
    path: "/{id}/revisions/{version}",
    operationId: `get${ENTRY_NAMES[kind]}Revision`,
    tags: [...WORDS[kind].tags],
    summary: `${kind === "tusker" ? "A tusker" : "An article"} as it was after one save`,
    ...forAction("read"),
    request: { params: versionParam },
    responses: answers(200, "The version.", revisionContentSchema, [401, 403, 404]),
  });

const restoreRoute = <Detail extends z.ZodType>(kind: EntryKind, detail: Detail, id: string) =>
  createRoute({
    method: "post",
    path: "/{id}/revisions/{version}/restore",
    operationId: `restore${ENTRY_NAMES[kind]}Revision`,
    tags: [...WORDS[kind].tags],
    summary: `Restore an old version of ${WORDS[kind].one}`,
    description: "Saves the old version as a new one; the versions in between stay in the history.",
    ...forAction("draft"),
    request: { params: versionParam, headers: ifMatchHeader },
    responses: answers(
      200,
      "The saved entry, and what could not be restored.",
      z.object({ entry: detail, ...restoredParts }).meta({ id }),
      [401, 403, 404, 409, 410, 412, 422, 507],
    ),
  });

/** The routes that both kinds share. */
const historyRoutes = (kind: EntryKind) =>
  createApiRouter()
    .openapi(listRoute(kind), async (context) => {
      const history = await findHistory(context.var.services.db.read, kind, context.req.valid("param").id);
      if (!history) throw new AppError("NotFound", `There is no ${kind} with this id.`);
      return context.json(history, 200);
    })
    .openapi(readRoute(kind), async (context) => {
      const { id, version } = context.req.valid("param");
      const found = await findVersion(context.var.services.db.read, kind, id, versionOf(version));
      if (!found) throw new AppError("NotFound", `There is no version ${version} of a ${kind} with this id.`);
      return context.json(found, 200);
    });

type RestoreRequest = { id: string; version: string; ifMatch: string | undefined };

async function replyRestored<Kind extends EntryKind>(
  context: Context<ApiEnvironment>,
  kind: Kind,
  { id, version, ifMatch }: RestoreRequest,
) {
  const request = { id, version: versionOf(version), ifMatch, ...savedBy(context) };
  const { version: present, ...restored } = await restoreRevision(context.var.services, kind, request);
  return context.json({ ...restored, entry: await withWarnings(context, kind, restored.entry) }, 200, {
    ETag: entryTag(present),
  });
}

/** /api/tuskers/{id}/revisions. */
export const tuskerRevisionRoutes = () =>
  historyRoutes("tusker").openapi(restoreRoute("tusker", savedTuskerSchema, "RestoredTusker"), (context) => {
    const ifMatch = context.req.valid("header")["if-match"];
    return replyRestored(context, "tusker", { ...context.req.valid("param"), ifMatch });
  });

/** /api/articles/{id}/revisions. */
export const articleRevisionRoutes = () =>
  historyRoutes("article").openapi(restoreRoute("article", savedArticleSchema, "RestoredArticle"), (context) => {
    const ifMatch = context.req.valid("header")["if-match"];
    return replyRestored(context, "article", { ...context.req.valid("param"), ifMatch });
  });
