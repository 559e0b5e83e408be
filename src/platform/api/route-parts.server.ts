import { z } from "zod";
import { entryIdSchema } from "../identifiers/entry-id.ts";

/** Pieces that several route definitions are made of. */

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

/** Whatever stands in the address: what is no id simply names nothing. */
export const anyIdParam = z.object({ id: z.string().meta({ example: "65f1c0ffee65f1c0ffee65f1" }) });

export const slugParam = z.object({ slug: z.string().meta({ example: "gemunu" }) });

export const ifMatchHeader = z.object({
  "if-match": z.string().max(500).optional().meta({ description: "The ETag that was read: 412 when it has changed." }),
});

/** How the API document says that a call needs a token; `requireSignIn` is what enforces it. */
export const bearer: { bearer: string[] }[] = [{ bearer: [] }];

export const binnedResponse = {
  description: "It is in the bin.",
  content: json(z.object({ _id: entryIdSchema }).meta({ id: "Binned" })),
};
