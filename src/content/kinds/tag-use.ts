import { z } from "zod";
import { tagSchema } from "../fields/tag.ts";
import { warningsSchema } from "../fields/warnings.ts";

const count = (of: string) =>
  z.int().meta({ description: `How many ${of} have it, including drafts, excluding the bin.` });

/** A tag and how often it is used. Tags that differ only in case are separate until somebody merges them. */
export const tagUseSchema = z
  .object({ tag: z.string(), tuskers: count("tuskers"), articles: count("articles") })
  .meta({ id: "TagUse" });

export type TagUse = z.infer<typeof tagUseSchema>;

/** The body of PUT /api/tags/{tag}. */
export const tagChangeSchema = z
  .strictObject({ name: tagSchema.refine((name) => name !== "", "A tag is required.") })
  .meta({ id: "TagChange" });

/** The tag under its new name. */
export const renamedTagSchema = tagUseSchema
  .extend({
    merged: z.boolean().meta({ description: "True if other entries already had the new name." }),
    warnings: warningsSchema,
  })
  .meta({ id: "RenamedTag" });

export type RenamedTag = z.infer<typeof renamedTagSchema>;
