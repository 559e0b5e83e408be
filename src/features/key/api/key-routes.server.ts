import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { estimateSchema } from "../estimate.ts";
import { readEstimate } from "../rows/estimate-rows.server.ts";
import { readKeyData } from "../rows/read-key.server.ts";
import { saveEstimate } from "../rows/save-estimate.server.ts";
import { keyDataSchema } from "./key-schemas.ts";

const keyRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "getKey",
  tags: ["The key"],
  summary: "The data of the key",
  description:
    "Everything that tells which tusker somebody saw: the questions with their error rates and base rates, and what is recorded of each published tusker. Answers are never sent: whoever ranks does so on his own machine.",
  responses: answers(200, "The data of the key.", keyDataSchema, []),
});

/** /api/key. */
export const keyRoutes = () =>
  createApiRouter().openapi(keyRoute, async (context) => {
    const { db, clock } = context.var.services;
    return context.json(await readKeyData(db, siteDay(clock.now())), 200);
  });

const tags = ["Settings"];
const storedSchema = estimateSchema
  .extend({
    updatedAt: z.string().nullable().meta({ description: "Null as long as the default counts." }),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: "StoredKeyEstimate" });

const readRoute = createRoute({
  method: "get",
  path: "/key",
  operationId: "getKeyEstimate",
  tags,
  summary: "The estimate of wild tuskers",
  ...forAction("read"),
  responses: answers(200, "The estimate.", storedSchema, [401, 403]),
});

const saveRoute = createRoute({
  method: "put",
  path: "/key",
  operationId: "saveKeyEstimate",
  tags,
  summary: "Change the estimate of wild tuskers",
  description: "The key takes it as the chance that a tusker is in no directory, and shows it with its source.",
  ...forAction("change settings", jsonBody),
  request: { body: requestBody(estimateSchema) },
  responses: answers(200, "The estimate as it is now.", storedSchema, [400, 401, 403, 413, 415, 422, 507]),
});

/** /api/settings. */
export const settingRoutes = () =>
  createApiRouter()
    .openapi(readRoute, async (context) => context.json(await readEstimate(context.var.services.db.read), 200))
    .openapi(saveRoute, async (context) => {
      const by = getSignedIn(context).username;
      return context.json(await saveEstimate(context.var.services, context.req.valid("json"), by), 200);
    });
