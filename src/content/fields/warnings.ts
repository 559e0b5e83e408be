import { z } from "zod";

/** A warning in the reply to a save: a field was stored, but its words may still lead somebody to an animal. */
export const warningSchema = z
  .object({
    path: z.string().meta({ description: "The path of the field, as in errors: `description`, `sources.0.title`." }),
    message: z.string().meta({ description: "A sentence for the editor, quoting the words in question." }),
  })
  .meta({ id: "Warning" });

export type Warning = z.infer<typeof warningSchema>;

/** Who marked the warnings of an entry as looked at, and when. Left out until somebody has. */
const seenParts = {
  warningsSeenAt: z.iso.datetime().optional().meta({
    description: "When somebody who may publish marked the warnings as looked at. A save with another one clears it.",
  }),
  warningsSeenBy: z.string().optional().meta({ description: "Their username." }),
};

/** The warnings that an entry was last saved with. */
export const notedWarningsSchema = z
  .object({ warnings: z.array(warningSchema), ...seenParts })
  .meta({ id: "NotedWarnings" });

export type NotedWarnings = z.infer<typeof notedWarningsSchema>;

/** The same in an entry; left out if there are none. */
export const warningsReply = {
  warnings: z.array(warningSchema).optional().meta({
    description:
      "For those who are signed in: words that narrow down where an animal that may live wild can be found. The entry was saved anyway; please check them.",
  }),
  ...seenParts,
};

/** The warnings in the reply to a write; left out if there are none. */
export const warningsSchema = z.array(warningSchema).optional().meta({
  description:
    "Words that narrow down where an animal that may live wild can be found. The entry was saved anyway; please check them.",
});
