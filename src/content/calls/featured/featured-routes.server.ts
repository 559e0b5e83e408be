import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { draftsQuery } from "../../../platform/api/list-request.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { allWithReaderImages } from "../../entries/reader-images.server.ts";
import { featuredPickSchema } from "../../tuskers/featured-pick.ts";
import { tuskerSchema } from "../../tuskers/tusker.ts";
import { chooseFeatured } from "./choose-featured.server.ts";
import { listFeaturedTuskers } from "./featured-rows.server.ts";

const tags = ["Tuskers"];
const picks = z.array(tuskerSchema);
const THE_PICKS = "The featured tuskers in order.";

const readRoute = createRoute({
  method: "get",
  path: "/featured",
  operationId: "listFeaturedTuskers",
  tags,
  summary: "The featured tuskers",
  request: { query: z.object({ drafts: draftsQuery }) },
  responses: answers(200, THE_PICKS, picks, [422]),
});

const chooseRoute = createRoute({
  method: "put",
  path: "/featured",
  operationId: "chooseFeaturedTuskers",
  tags,
  summary: "Choose and order the featured tuskers",
  description: "Drafts are allowed, but visitors see only published ones.",
  ...forAction("feature", jsonBody),
  request: { body: requestBody(featuredPickSchema) },
  responses: answers(200, THE_PICKS, picks, [400, 401, 403, 413, 415, 422, 507]),
});

/** /api/tuskers/featured. Register it before `/{id}`, which would otherwise match it as an id. */
export const featuredRoutes = () =>
  createApiRouter()
    .openapi(readRoute, async (context) => {
      const isAdmin = context.req.valid("query").drafts === "1" && context.var.signedIn !== undefined;
      if (isAdmin) context.header("Cache-Control", "no-store");
      const tuskers = await listFeaturedTuskers(context.var.services.db.read, { includeDrafts: isAdmin });
      nameEntries(context, tuskers);
      return context.json(allWithReaderImages(context, tuskers), 200);
    })
    .openapi(chooseRoute, async (context) => {
      const { ids } = context.req.valid("json");
      const by = getSignedIn(context).username;
      return context.json(await chooseFeatured(context.var.services, { ids, by }), 200);
    });
