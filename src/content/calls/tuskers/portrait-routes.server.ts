import { createRoute } from "@hono/zod-openapi";
import { forAction } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { drawnPortraitSchema, portraitDrawingSchema } from "../../tuskers/portrait/portrait-drawing.ts";
import { drawUnsavedPortrait } from "./draw-unsaved-portrait.server.ts";

const portraitRoute = createRoute({
  method: "post",
  path: "/portrait",
  operationId: "drawPortrait",
  tags: ["Drawings"],
  summary: "Draw the portrait of an unsaved tusker",
  description: "From the given fields. Nothing is stored.",
  ...forAction("draft", jsonBody),
  request: { body: requestBody(portraitDrawingSchema) },
  responses: answers(
    200,
    "The portrait, and a description of it.",
    drawnPortraitSchema,
    [400, 401, 403, 413, 415, 422, 503],
  ),
});

/** /api/drawings: drawings made on request, for the preview next to a form. */
export const drawingRoutes = () =>
  createApiRouter().openapi(portraitRoute, async (context) =>
    context.json(await drawUnsavedPortrait(context.var.services.db.read, context.req.valid("json")), 200),
  );
