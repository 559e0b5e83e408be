import { z } from "zod";
import { entryIdSchema } from "../identifiers/entry-id.ts";
import { publicationSchema } from "../identifiers/publication.ts";
import { slugSchema } from "../identifiers/slug.ts";
import { imageDetailInputSchema, imageDetailSchema, imageUrlInput } from "../images/entry-images.ts";
import { warningsSchema } from "../safety/entry-warnings.ts";
import { sourceSchema, sourcesSchema } from "../sources/source.ts";
import { tagsSchema } from "../tags/tag.ts";
import { partialDate } from "../text/partial-date.ts";
import { multiLine, singleLine } from "../text/plain-text.ts";
import { portraitParametersSchema } from "./portrait-parameters.ts";

export const TUSKER_STATUSES = ["alive", "dead", "missing"] as const;
export const TUSKER_CATEGORIES = ["wild", "domesticated", "conservation"] as const;
export type TuskerStatus = (typeof TUSKER_STATUSES)[number];
export type TuskerCategory = (typeof TUSKER_CATEGORIES)[number];

const tuskerStatusSchema = z.enum(TUSKER_STATUSES, `Status must be one of: ${TUSKER_STATUSES.join(", ")}.`);
const tuskerCategorySchema = z.enum(TUSKER_CATEGORIES, `Category must be one of: ${TUSKER_CATEGORIES.join(", ")}.`);

/** Longest description, in characters as they are written (HTML included). */
export const MAX_DESCRIPTION_LENGTH = 60_000;

const requiredFields = {
  name: singleLine({ min: 1, max: 120, label: "Name" }),
  age: z
    .number({
      error: (issue) =>
        issue.input === undefined
          ? "Age is required: a number, or null where nobody knows it."
          : "Age must be a number from 0 to 120, or null where nobody knows it.",
    })
    .min(0, "Age must be from 0 to 120.")
    .max(120, "Age must be from 0 to 120.")
    .nullable(),
  location: singleLine({ min: 1, max: 200, label: "Location" }),
};

const optionalFields = {
  description: multiLine({ max: MAX_DESCRIPTION_LENGTH, label: "Description" }),
  status: tuskerStatusSchema,
  category: tuskerCategorySchema,
  tags: tagsSchema,
  publication: publicationSchema,
  aliases: z
    .array(singleLine({ min: 1, max: 120, label: "Another name" }), "Other names must be a list.")
    .max(30, "A tusker can have at most 30 other names."),
  statusAsOf: partialDate("The date of the status"),
  statusNote: multiLine({ max: 1000, label: "The note on the status" }),
  ageNote: singleLine({ max: 200, label: "The note on the age" }),
  bornYear: z
    .int("The year of birth must be a whole number.")
    .min(1700, "The year of birth must be from 1700 to 2200.")
    .max(2200, "The year of birth must be from 1700 to 2200."),
  diedOn: partialDate("The date of death"),
  heightM: z
    .number("Height must be a number.")
    .min(0.5, "Height is in metres, from 0.5 to 5.")
    .max(5, "Height is in metres, from 0.5 to 5."),
  tusks: singleLine({ max: 300, label: "The words on the tusks" }),
  origin: singleLine({ max: 400, label: "Origin" }),
  sources: sourcesSchema,
  portrait: portraitParametersSchema,
  imageUrl: imageUrlInput,
  images: imageUrlInput,
  imageDetails: z
    .array(imageDetailInputSchema, "The texts of pictures must be a list.")
    .max(60, "An entry can have at most 60 pictures."),
};

/** Every optional field may be left out (it keeps what it has) or be `null` (it is cleared). */
const clearable = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.nullable().optional()])) as {
    [Key in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Key]>>;
  };

/** The body of POST /api/tuskers. Fields it does not know are refused. */
export const newTuskerSchema = z
  .strictObject({ ...requiredFields, ...clearable(optionalFields) })
  .meta({ id: "NewTusker" });

/** The body of PUT /api/tuskers/{id}: the required fields, and of the others only those that are to change. */
export const tuskerChangeSchema = z
  .strictObject({ ...requiredFields, ...clearable(optionalFields), slug: slugSchema.optional() })
  .meta({ id: "TuskerChange" });

/** A tusker as the API gives it out in lists. */
export const tuskerSchema = z
  .object({
    _id: entryIdSchema,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    summary: z.string().meta({ description: "The first 160 characters of the description as plain text." }),
    status: z.enum(TUSKER_STATUSES),
    age: z.number().nullable(),
    location: z.string(),
    category: z.enum(TUSKER_CATEGORIES),
    tags: z.array(z.string()),
    imageUrl: z.array(z.string()),
    images: z.array(z.string()),
    imageDetails: z.array(imageDetailSchema),
    publication: publicationSchema,
    portraitUrl: z.string().meta({ description: "The drawn portrait that stands in where there is no photograph." }),
    portraitAlt: z.string().meta({ description: "What the drawn portrait shows, in one sentence." }),
    cardUrl: z
      .string()
      .meta({ description: "The picture for sharing the page: PNG, 1200 × 630, with name and status." }),
    aliases: z.array(z.string()),
    statusAsOf: z.string().nullable(),
    statusNote: z.string().nullable(),
    ageNote: z.string().nullable(),
    bornYear: z.int().nullable(),
    diedOn: z.string().nullable(),
    heightM: z.number().nullable(),
    tusks: z.string().nullable(),
    origin: z.string().nullable(),
    sources: z.array(sourceSchema),
    portrait: portraitParametersSchema.nullable(),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Tusker" });

/** One tusker by itself: as in lists, and the description made ready to be shown. */
export const tuskerDetailSchema = tuskerSchema
  .extend({
    descriptionHtml: z.string().meta({ description: "The description as safe HTML: paragraphs, embeds, pictures." }),
    portraitCaption: z.string().meta({ description: "What of the drawn portrait is recorded, and what is imagined." }),
  })
  .meta({ id: "TuskerDetail" });

/** The answer to a save: the tusker as stored, and what in it should be looked at again. */
export const savedTuskerSchema = tuskerDetailSchema.extend({ warnings: warningsSchema }).meta({ id: "SavedTusker" });

export type NewTusker = z.infer<typeof newTuskerSchema>;
export type TuskerChange = z.infer<typeof tuskerChangeSchema>;
export type Tusker = z.infer<typeof tuskerSchema>;
export type TuskerDetail = z.infer<typeof tuskerDetailSchema>;
