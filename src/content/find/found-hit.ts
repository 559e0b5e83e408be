import { z } from "zod";
import { imageDetailSchema } from "../images/entry-images.ts";

/** Where words are looked for, in the order of the screen. */
export const FOUND_GROUPS = ["texts", "facts", "events", "tags", "sources", "images", "translations"] as const;

/** What a text belongs to. */
const FOUND_KINDS = ["tusker", "article", "page", "tag", "source", "image"] as const;

export const foundHitSchema = z
  .object({
    group: z.enum(FOUND_GROUPS),
    kind: z.enum(FOUND_KINDS),
    _id: z.string().meta({ description: "Of an entry; the key of a page or source; a tag; the name of an image." }),
    name: z.string(),
    isDraft: z.boolean(),
    language: z.enum(["si", "ta"]).nullable().meta({ description: "Of a translation." }),
    path: z.string().meta({ description: "The field, as in the body that changes it.", example: "events.3.text" }),
    place: z.string().meta({ description: "The same in words.", example: "Events, 2013" }),
    text: z.string().meta({ description: "The sentence that holds the words." }),
    marks: z
      .array(z.object({ start: z.int(), end: z.int() }))
      .meta({ description: "Where the words stand in it: from `start` to before `end`, in UTF-16 code units." }),
    more: z.int().meta({ description: "In how many other sentences of the same text all words stand." }),
    imageDetails: z.array(imageDetailSchema).meta({ description: "The first image of the entry, or the image." }),
    drawingUrl: z.string().nullable().meta({ description: "The drawing of an entry." }),
  })
  .meta({ id: "FoundHit" });

export type FoundHit = z.infer<typeof foundHitSchema>;

export const foundHitsSchema = z
  .object({
    hits: z.array(foundHitSchema),
    next: z
      .string()
      .nullable()
      .meta({ description: "Sent as `after`, the search goes on here; null once everything was searched." }),
  })
  .meta({ id: "FoundHits" });

export type FoundHits = z.infer<typeof foundHitsSchema>;
