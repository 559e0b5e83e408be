import { createRoute } from "@hono/zod-openapi";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { daysSchema } from "./days.ts";
import { readDays } from "./read-days.server.ts";

const daysRoute = createRoute({
  method: "get",
  path: "/on-this-day",
  operationId: "listDaysOfRecord",
  tags: ["The record"],
  summary: "On this day",
  description:
    "Events of earlier years that a source dates to this day of the year, in Sri Lanka, or to one of the three before or after it. Nothing is told of the last 90 days, and no day of a tusker that may live wild that is less than two years old.",
  responses: answers(200, "The days in order.", daysSchema, []),
});

/** /api/record/on-this-day. The reply names no entries: a save of any tusker may add an event. */
export const dayRoutes = () =>
  createApiRouter().openapi(daysRoute, async (context) => {
    const { db, clock } = context.var.services;
    return context.json(await readDays(db, siteDay(clock.now())), 200);
  });
