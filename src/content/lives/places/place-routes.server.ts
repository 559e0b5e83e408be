import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { isPlaceKey } from "../../places/places.ts";
import { placeDetailSchema, placeSchema } from "./place-schemas.ts";
import { readPlace, readPlaces } from "./read-places.server.ts";

const tags = ["Places"];

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listPlaces",
  tags,
  summary: "All places",
  description:
    "The parks, sanctuaries, reserves, homes of tame tuskers and districts that the directory names, by kind and name, with how many published tuskers are told of each.",
  responses: answers(200, "The places.", z.array(placeSchema), []),
});

const readRoute = createRoute({
  method: "get",
  path: "/{key}",
  operationId: "getPlace",
  tags,
  summary: "One place",
  description: "What is known of the place, and the published tuskers told of it with what happened to them there.",
  // Any text is accepted: what is no key names no place.
  request: { params: z.object({ key: z.string().meta({ example: "yala" }) }) },
  responses: answers(200, "The place.", placeDetailSchema, [404]),
});

/**
 * /api/places. The replies name no entries: a save of any tusker, also of one that they do not contain, may change the
 * counts.
 */
export const placeRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => context.json(await readPlaces(context.var.services.db), 200))
    .openapi(readRoute, async (context) => {
      const { db, clock } = context.var.services;
      const { key } = context.req.valid("param");
      if (!isPlaceKey(key)) throw new AppError("NotFound", "There is no place with this key.");
      return context.json({ ...(await readPlace(db, key)), asOf: siteDay(clock.now()) }, 200);
    });
