import { z } from "zod";

/** A warning in the reply to a save: a field was stored, but its words may still lead somebody to an animal. */
export const warningSchema = z
  .object({
    path: z.string().meta({ description: "The path of the field, as in errors: `description`, `sources.0.title`." }),
    message: z.string().meta({ description: "A sentence for the editor, quoting the words in question." }),
  })
  .meta({ id: "Warning" });

export type Warning = z.infer<typeof warningSchema>;

/** The warnings in the reply to a write; left out if there are none. */
export const warningsSchema = z.array(warningSchema).optional().meta({
  description:
    "Words that narrow down where an animal that may live wild can be found. The entry was saved anyway; please check them.",
});
