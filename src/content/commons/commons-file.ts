import { z } from "zod";

/** What a page of Wikimedia Commons says of its file. */
export const commonsFileSchema = z
  .object({
    title: z.string().meta({ description: "The name of the file." }),
    pageUrl: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    credit: z.string().nullable().meta({ description: "Who made it." }),
    licence: z.string().nullable(),
    licenceUrl: z.string().nullable(),
    takenOn: z.string().nullable(),
    description: z
      .string()
      .nullable()
      .meta({ description: "A proposal; `null` where it would tell a place or a date too exactly." }),
    refusal: z.string().nullable().meta({ description: "Why the image cannot be used; `null` if it can." }),
    showsPosition: z.boolean().meta({
      description: "Whether the page shows where the image was made. It cannot be one of a tusker that may live wild.",
    }),
    preview: z.string().nullable().meta({ description: "A small version of the image as a `data:` address." }),
  })
  .meta({ id: "CommonsFile" });

export type CommonsFile = z.infer<typeof commonsFileSchema>;
