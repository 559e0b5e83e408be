import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { questionSetSchema } from "./asked/question.ts";
import { readSet, SET_NUMBERS, SETS } from "./asked/sets.ts";
import { readQuestions } from "./read-questions.server.ts";

const questionsRoute = createRoute({
  method: "get",
  path: "/questions",
  operationId: "listQuestions",
  tags: ["The record"],
  summary: "Ten questions",
  description:
    "Questions made from the record, each with its right answer and the sources of that. A set is the same until the record changes.",
  request: {
    query: z.object({
      set: z
        .enum(SET_NUMBERS as [string, ...string[]], `set must be a whole number from 1 to ${SETS}.`)
        .optional()
        .meta({ description: "Which set; the first one if it is left out.", example: "1" }),
    }),
  },
  responses: answers(200, "The questions.", questionSetSchema, [422]),
});

/** /api/record/questions. The reply names no entries: a save of any tusker may change it. */
export const questionRoutes = () =>
  createApiRouter().openapi(questionsRoute, async (context) =>
    context.json(await readQuestions(context.var.services.db, readSet(context.req.valid("query").set ?? null)), 200),
  );
