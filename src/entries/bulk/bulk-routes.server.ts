import { createRoute } from "@hono/zod-openapi";
import { getSignedIn, requireSignIn } from "../../accounts/guard/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { errorResponses } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { bearer, json } from "../../platform/api/route-parts.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { bulkChangeSchema, bulkResultSchema } from "./bulk.ts";
import { changeMany } from "./change-many.server.ts";

const bulkRoute = (kind: EntryKind) =>
  createRoute({
    method: "post",
    path: "/bulk",
    tags: [kind === "tusker" ? "Tuskers" : "Articles"],
    summary: `Publish, unpublish or bin several ${kind}s`,
    description: "Each on its own: a failure is reported with its reason and does not stop the others.",
    security: bearer,
    middleware: [noStore, requireSignIn, jsonBody] as const,
    request: { body: { required: true, content: json(bulkChangeSchema) } },
    responses: {
      200: { description: "The result for each.", content: json(bulkResultSchema) },
      ...errorResponses(400, 401, 413, 415, 422),
    },
  });

/** POST /api/tuskers/bulk and /api/articles/bulk. */
export const bulkRoutes = (kind: EntryKind) =>
  createApiRouter().openapi(bulkRoute(kind), async (context) => {
    const savedBy = { by: getSignedIn(context).username };
    const results = await changeMany(context.var.services, kind, context.req.valid("json"), savedBy);
    return context.json({ results }, 200);
  });
