import { z } from "zod";
import type { Action } from "../../people/accounts/roles.ts";
import { PAGE_KEYS, type PageKey } from "../../platform/ids/page-key.ts";
import type { Content, Fields } from "../fields/fields.ts";
import { translatedReply } from "../fields/pieces/translation-shown.ts";
import { defineSchemas } from "../fields/schemas.ts";
import { sourceDetailsSchema } from "../sources/library-source.ts";
import { sourceSchema } from "../sources/source.ts";
import { citedKeysSchema, FIGURE_FIELDS, FIGURE_SCHEMAS } from "./figure.ts";
import { PAGE_FIELDS } from "./page-fields.ts";
import { pageLabels } from "./page-words.ts";

export { PAGE_KEYS, type PageKey };

export type PageContents = { [Key in PageKey]: Content<(typeof PAGE_FIELDS)[Key]> };

/** What a role must be allowed to do to change a page: what a site promises is for those who answer for it. */
export const PAGE_ACTIONS: Record<PageKey, Action> = {
  home: "publish",
  about: "publish",
  privacy: "change settings",
  terms: "change settings",
};

/** The fields of all pages share the rules of their kinds; only figures and their sources have rules of their own. */
const own = {
  ...Object.fromEntries(Object.entries(FIGURE_FIELDS).map(([name, kind]) => [name, FIGURE_SCHEMAS[kind]])),
  tollSources: citedKeysSchema,
};

const shapeOf = (key: PageKey) => {
  const table: Fields = PAGE_FIELDS[key];
  return defineSchemas(table, { labels: pageLabels[key], rules: own as never, replies: own as never });
};

/** The body of PUT /api/pages/{key}, by key: all required fields, and those others that are to change. */
export const PAGE_SCHEMAS = Object.fromEntries(
  PAGE_KEYS.map((key) => [key, z.strictObject(shapeOf(key).body as z.ZodRawShape)]),
) as unknown as Record<PageKey, z.ZodType<Record<string, unknown>>>;

/** As above, for the API document, which does not tell the pages apart. */
export const pageBodySchema = z
  .record(z.string().max(40), z.unknown())
  .meta({ id: "PageBody", description: "The fields of the page, as GET answers them." });

export const pageKeyParam = z.object({ id: z.string().meta({ example: "home" }) });

/** A page as the admin area edits it. */
export const editedPageSchema = z
  .looseObject({
    _id: z.enum(PAGE_KEYS),
    publication: z.enum(["published", "draft"]).meta({ description: "Of its newest version." }),
    sources: z.array(sourceSchema).meta({ description: "Those that it cites." }),
  })
  .meta({ id: "EditedPage" });

/** A page in the list of the admin area. */
export const listedPageSchema = z
  .object({
    key: z.enum(PAGE_KEYS),
    version: z.int(),
    publication: z.enum(["published", "draft"]).meta({ description: "Of its newest version." }),
    isShipped: z.boolean().meta({ description: "Whether visitors see it as it was shipped." }),
    updatedAt: z.string().nullable().meta({ description: "Null if it was never edited." }),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: "ListedPage" });

export type ListedPage = z.infer<typeof listedPageSchema>;

/** A page as visitors read it: its fields, rich text as safe HTML, and the sources in the order of their numbers. */
export const publishedPageSchema = z
  .object({
    fields: z.record(z.string(), z.unknown()),
    sources: z.array(sourceSchema),
    sourceDetails: sourceDetailsSchema,
    ...translatedReply,
  })
  .meta({ id: "PublishedPage" });

export type PublishedPage = z.infer<typeof publishedPageSchema>;
