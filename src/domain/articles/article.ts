import { z } from "zod";
import { entryIdSchema } from "../identifiers/entry-id.ts";
import { publicationSchema } from "../identifiers/publication.ts";
import { slugSchema } from "../identifiers/slug.ts";
import { imageDetailInputSchema, imageDetailSchema, imageUrlInput } from "../images/entry-images.ts";
import { warningsSchema } from "../safety/entry-warnings.ts";
import { sourceSchema, sourcesSchema } from "../sources/source.ts";
import { tagsSchema } from "../tags/tag.ts";
import { fullDate } from "../text/partial-date.ts";
import { multiLine, singleLine } from "../text/plain-text.ts";

export const ARTICLE_CATEGORIES = ["conservation", "education", "research", "wildlife"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

const articleCategorySchema = z.enum(ARTICLE_CATEGORIES, `Category must be one of: ${ARTICLE_CATEGORIES.join(", ")}.`);

/** Longest content, in characters as they are written (HTML included). */
export const MAX_CONTENT_LENGTH = 200_000;

const requiredFields = {
  title: singleLine({ min: 1, max: 200, label: "Title" }),
  excerpt: multiLine({ min: 1, max: 600, label: "Excerpt" }),
  content: multiLine({ min: 1, max: MAX_CONTENT_LENGTH, label: "Content" }),
  author: singleLine({ min: 1, max: 120, label: "Author" }),
  publishDate: fullDate("Publish date"),
  category: articleCategorySchema,
};

const optionalFields = {
  description: multiLine({ max: 5000, label: "Description" }).nullable().optional(),
  tags: tagsSchema.nullable().optional(),
  images: imageUrlInput.nullable().optional(),
  imageUrl: imageUrlInput.nullable().optional(),
  imageDetails: z.array(imageDetailInputSchema).max(60, "An entry can have at most 60 pictures.").nullable().optional(),
  publication: publicationSchema.nullable().optional(),
  sources: sourcesSchema.nullable().optional(),
};

/** The body of POST /api/articles. Fields it does not know are refused. */
export const newArticleSchema = z.strictObject({ ...requiredFields, ...optionalFields }).meta({ id: "NewArticle" });

/** The body of PUT /api/articles/{id}: the required fields, and of the others only those that are to change. */
export const articleChangeSchema = z
  .strictObject({ ...requiredFields, ...optionalFields, slug: slugSchema.optional() })
  .meta({ id: "ArticleChange" });

/** An article as the API gives it out in lists. */
export const articleSchema = z
  .object({
    _id: entryIdSchema,
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    description: z.string().meta({ description: "The excerpt when none was given." }),
    content: z.string(),
    category: z.enum(ARTICLE_CATEGORIES),
    tags: z.array(z.string()),
    images: z.array(z.string()),
    imageUrl: z.array(z.string()),
    imageDetails: z.array(imageDetailSchema),
    image: z.string().nullable().meta({ description: "The first picture, for clients that show one." }),
    landscapeUrl: z.string().meta({ description: "The drawn landscape that stands in where there is no photograph." }),
    cardUrl: z.string().meta({ description: "The picture for sharing the page: PNG, 1200 × 630, with the title." }),
    author: z.string(),
    publishDate: z.string().meta({ format: "date" }),
    publication: publicationSchema,
    sources: z.array(sourceSchema),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Article" });

/** One article by itself: as in lists, and its texts made ready to be shown. */
export const articleDetailSchema = articleSchema
  .extend({
    descriptionHtml: z.string(),
    contentHtml: z.string().meta({ description: "The content as safe HTML: paragraphs, embeds, pictures." }),
  })
  .meta({ id: "ArticleDetail" });

/** The answer to a save: the article as stored, and what in it should be looked at again. */
export const savedArticleSchema = articleDetailSchema.extend({ warnings: warningsSchema }).meta({ id: "SavedArticle" });

export type NewArticle = z.infer<typeof newArticleSchema>;
export type ArticleChange = z.infer<typeof articleChangeSchema>;
export type Article = z.infer<typeof articleSchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
