import { z } from "zod";
import { sourceSchema } from "../../content/sources/source.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../content/tuskers/status.ts";

const count = z.int().nonnegative();
const metres = z.number().meta({ description: "In metres, at the shoulder." });

export const heightsSchema = z
  .object({
    total: count,
    page: z.int().positive(),
    pages: z.int().positive(),
    tuskers: z.array(
      z.object({
        slug: z.string(),
        name: z.string().meta({ description: "In the letters of the language that was asked for." }),
        category: z.enum(TUSKER_CATEGORIES),
        status: z.enum(TUSKER_STATUSES),
        statusAsOf: z.string().nullable(),
        diedOn: z.string().nullable(),
        min: metres,
        max: metres,
        about: z.boolean().meta({ description: "Whether any account says “about”." }),
        disputed: z.boolean().meta({ description: "Whether every account is disputed." }),
        sources: z.array(sourceSchema),
      }),
    ),
  })
  .meta({ id: "Heights", description: "Each height spans all accounts that the record holds of it." });

export type Heights = z.infer<typeof heightsSchema>;
export type Tall = Heights["tuskers"][number];
