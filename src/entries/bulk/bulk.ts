import { z } from "zod";
import { entryIdSchema } from "../../platform/identifiers/entry-id.ts";

const BULK_ACTIONS = ["publish", "unpublish", "bin"] as const;
const MOST_AT_ONCE = 100;

/** The body of POST /api/tuskers/bulk and /api/articles/bulk. */
export const bulkChangeSchema = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, `Action must be one of: ${BULK_ACTIONS.join(", ")}.`),
    ids: z
      .array(entryIdSchema, "The entries must be a list of ids.")
      .min(1, "Choose at least one entry.")
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} entries can be changed at once.`)
      .transform((ids) => [...new Set(ids)]),
  })
  .meta({ id: "BulkChange" });

/** The result for each entry, in the order of the request. */
export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        _id: entryIdSchema,
        done: z.boolean(),
        message: z.string().optional().meta({ description: "Why it was not done, as a sentence." }),
      }),
    ),
  })
  .meta({ id: "BulkResult" });

export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkAction = BulkChange["action"];
export type BulkResult = z.infer<typeof bulkResultSchema>["results"][number];
