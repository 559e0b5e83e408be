import { z } from "zod";
import { portraitParametersSchema } from "../../artwork/portrait-parameters.ts";
import { changeBody, entryReply, imagesBody, versionSchema } from "../fields/entry-parts.ts";
import { translatedReply } from "../fields/pieces/translation-shown.ts";
import { defineSchemas } from "../fields/schemas.ts";
import { warningsReply } from "../fields/warnings.ts";
import { claimsSchema, eventsSchema, featuresSchema, relationsSchema } from "../record/record.ts";
import { sourceDetailsSchema } from "../sources/library-source.ts";
import { sentSourcesSchema, sourceSchema } from "../sources/source.ts";
import { tuskerFields } from "./fields.ts";
import { NAME_ORIGINS, NATIVE_LANGUAGES } from "./native-names.ts";
import { tuskerWords } from "./words.ts";

const record = {
  claims: claimsSchema,
  events: eventsSchema,
  features: featuresSchema,
  relations: relationsSchema,
};

const shapes = defineSchemas(tuskerFields, {
  labels: tuskerWords,
  rules: { ...record, sources: sentSourcesSchema, portrait: portraitParametersSchema },
  replies: { ...record, sources: z.array(sourceSchema), portrait: portraitParametersSchema },
});

/** The body of POST /api/tuskers. Unknown fields are refused. */
export const newTuskerSchema = z.strictObject({ ...shapes.body, ...imagesBody }).meta({ id: "NewTusker" });

/** The body of PUT /api/tuskers/{id}: the required fields, and those optional ones that are to change. */
export const tuskerChangeSchema = z
  .strictObject({ ...shapes.body, ...imagesBody, ...changeBody })
  .meta({ id: "TuskerChange" });

/** A tusker in the API's lists. */
export const tuskerSchema = z
  .object({
    ...shapes.reply,
    ...entryReply,
    summary: z.string().meta({
      description:
        'The first 160 characters of the description as plain text. If it is longer: to the end of that word, and "…".',
    }),
    nativeNames: z
      .array(z.object({ language: z.enum(NATIVE_LANGUAGES), name: z.string(), origin: z.enum(NAME_ORIGINS) }))
      .meta({
        description:
          "His names in Sinhala and Tamil letters. `origin` is `record` if the record holds it, `spelled` or `checked` if an editor wrote it, `rule` if the site transliterated it.",
      }),
    portraitUrl: z.string().meta({ description: "The drawn portrait, shown if there is no image." }),
    portraitAlt: z.string().meta({ description: "What the drawn portrait shows, in one sentence." }),
    cardUrl: z.string().meta({ description: "The image for shared links: PNG, 1200 × 630, with name and status." }),
    ...translatedReply,
  })
  .meta({ id: "Tusker" });

/** A single tusker: as in lists, plus the description rendered for display. */
export const tuskerDetailSchema = tuskerSchema
  .extend({
    sourceDetails: sourceDetailsSchema,
    version: versionSchema,
    ...warningsReply,
    descriptionHtml: z.string().meta({ description: "The description as safe HTML: paragraphs, embeds, images." }),
    portraitCaption: z
      .string()
      .meta({ description: "What of the tusks in the drawn portrait is recorded, and what is imagined: one line." }),
    portraitDetails: z.array(z.string()).meta({
      description: "How the portrait was drawn, in sentences: what is from the record, and what is imagined.",
    }),
  })
  .meta({ id: "TuskerDetail" });

/** The response to a save: the tusker as stored, and warnings to review. */
export const savedTuskerSchema = tuskerDetailSchema.meta({ id: "SavedTusker" });

export type NewTusker = z.infer<typeof newTuskerSchema>;
export type TuskerChange = z.infer<typeof tuskerChangeSchema>;
export type Tusker = z.infer<typeof tuskerSchema>;
export type TuskerDetail = z.infer<typeof tuskerDetailSchema>;
