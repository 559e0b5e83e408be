import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";

export const MOST_FEATURED = 12;

/** The body of PUT /api/tuskers/featured: the ids of the featured tuskers, in order. */
export const featuredPickSchema = z
  .strictObject({
    ids: z
      .array(entryIdSchema, "The featured tuskers must be a list of ids.")
      .max(MOST_FEATURED, `At most ${MOST_FEATURED} tuskers can be featured.`)
      .superRefine((ids, check) => {
        for (const [index, id] of ids.entries()) {
          if (ids.indexOf(id) === index) continue;
          check.addIssue({ code: "custom", path: [index], message: "This tusker is already in the list." });
        }
      }),
  })
  .meta({ id: "FeaturedPick" });
