import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { imageDetailSchema } from "../images/entry-images.ts";
import { IMAGE_KINDS } from "../images/image-kinds.ts";

/** The states of an entry that uses an image. Readers see the entry only while it is `published`. */
const USE_STATES = ["published", "scheduled", "draft", "binned"] as const;

/** An entry that currently shows an image. */
export const imageUseSchema = z
  .object({
    kind: z.enum(ENTRY_KINDS),
    _id: entryIdSchema,
    slug: z.string(),
    title: z.string().meta({ description: "The tusker's name, or the article's title." }),
    state: z.enum(USE_STATES),
  })
  .meta({ id: "LibraryPictureUse" });

/** A stored image as the admin area's library shows it. */
export const libraryImageSchema = imageDetailSchema
  .extend({
    name: z.string(),
    kind: z.enum(IMAGE_KINDS),
    type: z.string(),
    bytes: z.int(),
    createdAt: z.string().meta({ format: "date-time" }),
    usedBy: z.array(imageUseSchema),
    keptByHistory: z
      .int()
      .meta({ description: "How many entries no longer show it, but would if an older version were restored." }),
    isPublic: z
      .boolean()
      .meta({ description: "Whether it is public; otherwise only signed-in administrators can load it." }),
    sourceUrl: z.string().nullable().meta({ description: "The page of another site that it was taken over from." }),
    sourceShowsPosition: z.boolean().meta({
      description: "Whether that page shows where it was made. It cannot be one of a tusker that may live wild.",
    }),
    variantsReady: z.boolean().meta({ description: "False while variants are still being made." }),
  })
  .meta({ id: "LibraryPicture" });

/** The filters of the library. */
export const LIBRARY_FILTERS = ["unused", "hidden", "without-alt", "without-credit"] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];

/** The effects of withdrawing an image. */
export const withdrawnImageSchema = z
  .object({
    name: z.string(),
    entries: z.int().meta({ description: "How many entries showed it, including drafts and the bin." }),
    revisions: z.int().meta({ description: "How many older versions of entries showed it." }),
  })
  .meta({ id: "WithdrawnPicture" });

export type ImageUse = z.infer<typeof imageUseSchema>;
export type LibraryImage = z.infer<typeof libraryImageSchema>;
export type WithdrawnImage = z.infer<typeof withdrawnImageSchema>;
