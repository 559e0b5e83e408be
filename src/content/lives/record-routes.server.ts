import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { filterQuery } from "../../platform/api/list-request.server.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { inPieces, type LargeListLimiter, wholeListResponse } from "../entries/whole-list.server.ts";
import { PLACE_KEYS } from "../places/places.ts";
import { DEATH_CAUSES } from "../record/vocabulary.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../tuskers/status.ts";
import { fitsFilter, type Life } from "./life.ts";
import { lifeSchema, statisticsSchema } from "./life-schemas.ts";
import { listLives, PIECE, readLivesHere, readStatistics } from "./read-lives.server.ts";

const tags = ["The record"];
const MOST = 1000;
const LIMIT = `limit must be a whole number from 1 to ${MOST}.`;

const livesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listLives",
  tags,
  summary: "All lives",
  description:
    "What the record tells of the life of each published tusker, by name. The tuskers of a district are also those told of a place that lies in it.",
  request: {
    query: z.object({
      status: filterQuery("Status", TUSKER_STATUSES),
      category: filterQuery("Category", TUSKER_CATEGORIES),
      place: filterQuery("Place", PLACE_KEYS),
      cause: filterQuery("Cause", DEATH_CAUSES),
      limit: z
        .string()
        .regex(/^\d{1,4}$/, LIMIT)
        .transform(Number)
        .pipe(z.number().min(1, LIMIT).max(MOST, LIMIT))
        .optional()
        .meta({ description: "At most this many; all of them if it is left out.", example: "100", type: "string" }),
    }),
  },
  responses: answers(200, "Lives by name.", z.array(lifeSchema), [422, 503]),
});

const statisticsRoute = createRoute({
  method: "get",
  path: "/statistics",
  operationId: "getRecordStatistics",
  tags,
  summary: "The record, counted",
  description: "Each count says what it is out of: only tuskers published here are counted.",
  responses: answers(200, "The statistics.", statisticsSchema, []),
});

/** /api/record: the lives of all published tuskers, and what they add up to. */
export const recordRoutes = (limiter: LargeListLimiter) =>
  createApiRouter()
    .openapi(livesRoute, async (context) => {
      const { db } = context.var.services;
      const { limit = Number.POSITIVE_INFINITY, ...filter } = context.req.valid("query");
      // The pieces after the first are read while the reply is being sent.
      const language = currentLanguage();
      let sent = 0;
      const nextPiece = inPieces(await listLives(db), PIECE, async (piece): Promise<Life[]> => {
        if (sent >= limit) return [];
        const lives = (await inLanguage(language, () => readLivesHere(db, piece)))
          .map(({ life }) => life)
          .filter((life) => fitsFilter(life, filter));
        const wanted = lives.slice(0, limit - sent);
        sent += wanted.length;
        return wanted;
      });
      return wholeListResponse(nextPiece, limiter);
    })
    .openapi(statisticsRoute, async (context) => {
      const { db, clock } = context.var.services;
      return context.json({ asOf: siteDay(clock.now()), ...(await readStatistics(db)) }, 200);
    });
