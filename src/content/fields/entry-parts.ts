import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { slugSchema } from "../../platform/ids/slug.ts";
import { imageDetailInputSchema, imageDetailSchema, imageUrlInput } from "../images/entry-images.ts";

const clearable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** The images, under both of their names. Every body may hold them besides the fields of its kind. */
export const imagesBody = {
  imageUrl: clearable(imageUrlInput),
  images: clearable(imageUrlInput),
  imageDetails: clearable(
    z.array(imageDetailInputSchema, "Image texts must be a list.").max(60, "An entry can have at most 60 images."),
  ),
};

/** What only a change, not a new entry, may hold. */
export const changeBody = { slug: slugSchema.optional() };

/** What the API returns for every entry besides the fields of its kind. */
export const entryReply = {
  _id: entryIdSchema,
  slug: z.string(),
  imageUrl: z.array(z.string()),
  images: z.array(z.string()),
  imageDetails: z.array(imageDetailSchema),
  createdAt: z.string().meta({ format: "date-time" }),
  updatedAt: z.string().meta({ format: "date-time" }),
  unseenWarnings: z.literal(true).optional().meta({
    description: "In lists for those who are signed in: it has warnings that nobody has marked as looked at.",
  }),
};

/** How often an entry was saved. */
export const versionSchema = z.int().optional().meta({
  description: "When one entry is read: the number of its version, which every change raises. Citations name it.",
});
