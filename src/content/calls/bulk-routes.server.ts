import { createRoute } from "@hono/zod-openapi";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { requestBody } from "../../platform/api/route-parts.server.ts";
import { ENTRY_NAMES, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { bulkChangeSchema, bulkResultSchema, bulkUndoSchema } from "./bulk.ts";
import { changeMany, undoMany } from "./change-many.server.ts";

const bulkRoute = (kind: EntryKind) =>
  createRoute({
    method: "post",
    path: "/bulk",
    operationId: `changeMany${ENTRY_NAMES[kind]}s`,
    tags: [kind === "tusker" ? "Tuskers" : "Articles"],
    summary: `Publish, unpublish, bin or tag several ${kind}s`,
    description: "Each on its own: a failure is reported with its reason and does not stop the others.",
    ...forAction("change many", jsonBody),
    request: { body: requestBody(bulkChangeSchema) },
    responses: answers(200, "The result for each.", bulkResultSchema, [400, 401, 403, 413, 415, 422]),
  });

const undoRoute = (kind: EntryKind) =>
  createRoute({
    method: "post",
    path: "/bulk/undo",
    operationId: `undoChangeOfMany${ENTRY_NAMES[kind]}s`,
    tags: [kind === "tusker" ? "Tuskers" : "Articles"],
    summary: `Take a change of several ${kind}s back`,
    description:
      "Each that still has the version which the change gave it leaves the bin, or gets its former publication and tags. What was changed since is left as it is.",
    ...forAction("change many", jsonBody),
    request: { body: requestBody(bulkUndoSchema) },
    responses: answers(200, "The result for each.", bulkResultSchema, [400, 401, 403, 413, 415, 422]),
  });

/** The calls that change many tuskers or articles at once. */
export const bulkRoutes = (kind: EntryKind) =>
  createApiRouter()
    .openapi(bulkRoute(kind), async (context) => {
      const results = await changeMany(context.var.services, kind, context.req.valid("json"), savedBy(context));
      return context.json({ results }, 200);
    })
    .openapi(undoRoute(kind), async (context) => {
      const results = await undoMany(context.var.services, kind, context.req.valid("json"), savedBy(context));
      return context.json({ results }, 200);
    });
