import { z } from "zod";

/** A warning in the reply to a save: a field was stored, but its words may still lead somebody to an animal. */
export const warningSchema = z
  .object({
    path: z
      .string()
      .meta({ description: "The field, in the form that errors name it: `description`, `sources.0.title`." }),
    message: z.string().meta({ description: "A sentence for a person, with the words it is about." }),
  })
  .meta({ id: "Warning" });

export type Warning = z.infer<typeof warningSchema>;

/** The warnings in the reply to a write; left out if there are none. */
export const warningsSchema = z.array(warningSchema).optional().meta({
  description:
    "Words that narrow the whereabouts of an animal that may live wild. The entry is stored as it is; look at them again.",
});
