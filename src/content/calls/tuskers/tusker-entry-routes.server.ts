import { newTuskerSchema, savedTuskerSchema, tuskerChangeSchema, tuskerDetailSchema } from "../../tuskers/tusker.ts";
import { entryRoutes } from "../entries/entry-routes.server.ts";

/** The routes of one tusker; those by slug and of tags come before `/{id}`, among the searches. */
export const entry = entryRoutes("tusker", {
  detail: tuskerDetailSchema,
  saved: savedTuskerSchema,
  add: newTuskerSchema,
  change: tuskerChangeSchema,
});
