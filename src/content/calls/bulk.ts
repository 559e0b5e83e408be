import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { tagSchema } from "../fields/tag.ts";

const STATE_ACTIONS = ["publish", "unpublish", "bin"] as const;
const TAG_ACTIONS = ["add tag", "remove tag"] as const;
const MOST_AT_ONCE = 100;

const ids = z
  .array(entryIdSchema, "The entries must be a list of ids.")
  .min(1, "Choose at least one entry.")
  .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} entries can be changed at once.`)
  .transform((ids) => [...new Set(ids)]);

const tag = tagSchema.refine((tag) => tag !== "", "Type a tag.");

/** The body of POST /api/tuskers/bulk and /api/articles/bulk. */
export const bulkChangeSchema = z
  .discriminatedUnion(
    "action",
    [z.strictObject({ action: z.enum(STATE_ACTIONS), ids }), z.strictObject({ action: z.enum(TAG_ACTIONS), ids, tag })],
    `Action must be one of: ${[...STATE_ACTIONS, ...TAG_ACTIONS].join(", ")}.`,
  )
  .meta({ id: "BulkChange" });

/** The body of POST /api/tuskers/bulk/undo and /api/articles/bulk/undo. */
export const bulkUndoSchema = z
  .strictObject({
    entries: z
      .array(
        z.strictObject({
          _id: entryIdSchema,
          version: z.int().min(1).meta({ description: "As the change to undo returned it." }),
        }),
        "The entries must be a list of ids with versions.",
      )
      .min(1, "Name at least one entry.")
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} entries can be changed at once.`),
  })
  .meta({ id: "BulkUndo" });

/** The result for each entry, in the order of the request. */
export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        _id: entryIdSchema,
        done: z.boolean(),
        version: z
          .int()
          .optional()
          .meta({ description: "The version of the entry after the change; left out if nothing changed." }),
        message: z.string().optional().meta({ description: "Why it was not done, as a sentence." }),
      }),
    ),
  })
  .meta({ id: "BulkResult" });

export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkAction = BulkChange["action"];
export type BulkUndo = z.infer<typeof bulkUndoSchema>;
export type BulkResult = z.infer<typeof bulkResultSchema>["results"][number];
