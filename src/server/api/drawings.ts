import { createRoute } from "@hono/zod-openapi";
import { drawnPortraitSchema, portraitDrawingSchema } from "../../domain/tuskers/portrait-drawing.ts";
import { drawUnsavedPortrait } from "../operations/draw-unsaved-portrait.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { requireSignIn } from "./sign-in-guard.ts";

const portraitRoute = createRoute({
  method: "post",
  path: "/portrait",
  tags: ["Drawings"],
  summary: "Draw the portrait of a tusker who is not saved yet",
  description: "From the fields as they stand in the form; nothing is stored.",
  security: bearer,
  middleware: [noStore, requireSignIn, jsonBody] as const,
  request: { body: { required: true, content: json(portraitDrawingSchema) } },
  responses: {
    200: { description: "The portrait, and what it shows in words.", content: json(drawnPortraitSchema) },
    ...errorResponses(400, 401, 413, 415, 422, 503),
  },
});

/** /api/drawings: pictures drawn on request, beside the form that they follow. */
export const drawingRoutes = () =>
  createApiRouter().openapi(portraitRoute, async (context) =>
    context.json(await drawUnsavedPortrait(context.var.services.db.read, context.req.valid("json")), 200),
  );
