import { createRoute } from "@hono/zod-openapi";
import { bulkChangeSchema, bulkResultSchema } from "../../domain/history/bulk.ts";
import type { EntryKind } from "../../domain/identifiers/entry-kind.ts";
import { changeMany } from "../operations/change-many.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

const bulkRoute = (kind: EntryKind) =>
  createRoute({
    method: "post",
    path: "/bulk",
    tags: [kind === "tusker" ? "Tuskers" : "Articles"],
    summary: `Publish, unpublish or bin several ${kind}s`,
    description: "Each by itself: one that fails is told with the reason and does not stop the others.",
    security: bearer,
    middleware: [noStore, requireSignIn, jsonBody] as const,
    request: { body: { required: true, content: json(bulkChangeSchema) } },
    responses: {
      200: { description: "What became of each.", content: json(bulkResultSchema) },
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
