import { z } from "zod";
import { entryIdSchema } from "../ids/entry-id.ts";

/** Building blocks shared by several route definitions. */

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

/** The JSON body that a call requires. */
export const requestBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });

/** Accepts any text: an invalid id is treated as one that does not exist. */
export const anyIdParam = z.object({ id: z.string().meta({ example: "65f1c0ffee65f1c0ffee65f1" }) });

export const slugParam = z.object({ slug: z.string().meta({ example: "gemunu" }) });

export const ifMatchHeader = z.object({
  "if-match": z
    .string()
    .max(500)
    .optional()
    .meta({ description: "The ETag of the version that was read; 412 if it has changed since." }),
});

/** Documents in the OpenAPI description that a call needs a token; `forAction` enforces it. */
export const bearer: { bearer: string[] }[] = [{ bearer: [] }];

export const binnedResponse = {
  description: "It is in the bin.",
  content: json(z.object({ _id: entryIdSchema }).meta({ id: "Binned" })),
};
