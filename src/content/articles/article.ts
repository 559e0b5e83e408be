import { z } from "zod";
import { changeBody, entryReply, imagesBody, versionSchema } from "../fields/entry-parts.ts";
import { translatedReply } from "../fields/pieces/translation-shown.ts";
import { defineSchemas } from "../fields/schemas.ts";
import { warningsReply } from "../fields/warnings.ts";
import { sourceDetailsSchema } from "../sources/library-source.ts";
import { sentSourcesSchema, sourceSchema } from "../sources/source.ts";
import { articleFields } from "./fields.ts";
import { articleWords } from "./words.ts";

const shapes = defineSchemas(articleFields, {
  labels: articleWords,
  rules: { sources: sentSourcesSchema },
  replies: { sources: z.array(sourceSchema) },
});

/** The body of POST /api/articles. Unknown fields are refused. */
export const newArticleSchema = z.strictObject({ ...shapes.body, ...imagesBody }).meta({ id: "NewArticle" });

/** The body of PUT /api/articles/{id}: the required fields, and those optional ones that are to change. */
export const articleChangeSchema = z
  .strictObject({ ...shapes.body, ...imagesBody, ...changeBody })
  .meta({ id: "ArticleChange" });

/** An article in the API's lists. */
export const articleSchema = z
  .object({
    ...shapes.reply,
    ...entryReply,
    description: z.string().meta({ description: "The excerpt if none was given." }),
    image: z.string().nullable().meta({ description: "The first image, for clients that show one." }),
    landscapeUrl: z.string().meta({ description: "The drawn landscape, shown if there is no image." }),
    cardUrl: z.string().meta({ description: "The image for shared links: PNG, 1200 × 630, with the title." }),
    ...translatedReply,
  })
  .meta({ id: "Article" });

/** A single article: as in lists, plus its texts rendered for display. */
export const articleDetailSchema = articleSchema
  .extend({
    sourceDetails: sourceDetailsSchema,
    version: versionSchema,
    ...warningsReply,
    descriptionHtml: z.string(),
    contentHtml: z.string().meta({ description: "The content as safe HTML: paragraphs, embeds, images." }),
  })
  .meta({ id: "ArticleDetail" });

/** The response to a save: the article as stored, and warnings to review. */
export const savedArticleSchema = articleDetailSchema.meta({ id: "SavedArticle" });

export type NewArticle = z.infer<typeof newArticleSchema>;
export type ArticleChange = z.infer<typeof articleChangeSchema>;
export type Article = z.infer<typeof articleSchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
