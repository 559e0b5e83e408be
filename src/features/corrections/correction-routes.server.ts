import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { visibleRow } from "../../content/calls/entries/entry-reply.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import { anyIdParam } from "../../platform/api/route-parts.server.ts";
import { correctionSchema } from "./corrections.ts";
import { readCorrections } from "./read-corrections.server.ts";

const correctionsRoute = createRoute({
  method: "get",
  path: "/{id}/corrections",
  operationId: "listTuskerCorrections",
  tags: ["Tuskers"],
  summary: "What changed since he was published",
  description: "The days on which statements were added, corrected or removed, within the newest 20 versions.",
  request: { params: anyIdParam },
  responses: answers(200, "Corrections, the newest first.", z.array(correctionSchema), [404, 410]),
});

/** /api/tuskers/{id}/corrections */
export const correctionRoutes = () =>
  createApiRouter().openapi(correctionsRoute, async (context) => {
    const { id } = await visibleRow(context, "tusker", context.req.valid("param").id);
    nameEntries(context, [{ _id: id }]);
    const { db } = context.var.services;
    return context.json(await readCorrections(db.read, id), 200);
  });
