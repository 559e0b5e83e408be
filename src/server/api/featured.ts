import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { featuredPickSchema } from "../../domain/tuskers/featured-pick.ts";
import { tuskerSchema } from "../../domain/tuskers/tusker.ts";
import { listFeaturedTuskers } from "../db/featured-tuskers.ts";
import { chooseFeatured } from "../operations/choose-featured.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { draftsQuery } from "./list-request.ts";
import { nameEntries } from "./name-entries.ts";
import { noStore } from "./no-store.ts";
import { allWithReaderPictures } from "./reader-pictures.ts";
import { bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

const tags = ["Tuskers"];
const pick = { description: "Tuskers in the order of the pick.", content: json(z.array(tuskerSchema)) };

const readRoute = createRoute({
  method: "get",
  path: "/featured",
  tags,
  summary: "The administrators' pick, in its order",
  request: { query: z.object({ drafts: draftsQuery }) },
  responses: { 200: pick, ...errorResponses(422) },
});

const chooseRoute = createRoute({
  method: "put",
  path: "/featured",
  tags,
  summary: "Choose and order the featured tuskers",
  description: "Drafts may be among them; visitors see those that are published.",
  security: bearer,
  middleware: [noStore, requireSignIn, jsonBody] as const,
  request: { body: { required: true, content: json(featuredPickSchema) } },
  responses: { 200: pick, ...errorResponses(400, 401, 413, 415, 422, 507) },
});

/** /api/tuskers/featured. It comes before `/{id}`, which would take its name for an id. */
export const featuredRoutes = () =>
  createApiRouter()
    .openapi(readRoute, async (context) => {
      const isDesk = context.req.valid("query").drafts === "1" && context.var.signedIn !== undefined;
      if (isDesk) context.header("Cache-Control", "no-store");
      const tuskers = await listFeaturedTuskers(context.var.services.db.read, { includeDrafts: isDesk });
      nameEntries(context, tuskers);
      return context.json(allWithReaderPictures(context, tuskers), 200);
    })
    .openapi(chooseRoute, async (context) => {
      const { ids } = context.req.valid("json");
      const by = getSignedIn(context).username;
      return context.json(await chooseFeatured(context.var.services, { ids, by }), 200);
    });
