import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { articleChangeSchema, articleDetailSchema, articleSchema } from "../articles/article.ts";
import { relatedSchema } from "../record/record.ts";
import { PAGE_KEYS, pageBodySchema, publishedPageSchema } from "../texts/page.ts";
import { tuskerChangeSchema, tuskerDetailSchema, tuskerSchema } from "../tuskers/tusker.ts";

/** How long a preview is available. */
export const PREVIEW_LIFETIME_MS = 60 * 60 * 1000;

const id = entryIdSchema
  .optional()
  .meta({ description: "The stored entry that `entry` would change. If missing, the preview is of a new entry." });

/**
 * The body of POST /api/previews. `entry` is the body of a POST of the entry or, with `id`, of a PUT: the same rules
 * apply, and fields missing from a PUT come from the stored entry. For a page, it is the body of its PUT.
 */
export const newPreviewSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("tusker"), id, entry: tuskerChangeSchema }),
      z.strictObject({ kind: z.literal("article"), id, entry: articleChangeSchema }),
      z.strictObject({
        kind: z.literal("page"),
        id: z.enum(PAGE_KEYS, `A page is one of: ${PAGE_KEYS.join(", ")}.`),
        entry: pageBodySchema,
      }),
    ],
    "Kind must be one of: tusker, article, page.",
  )
  .refine((preview) => preview.id !== undefined || preview.entry.slug === undefined, {
    path: ["entry", "slug"],
    message: 'There is no field "slug" here: a new entry gets its address name from its name.',
  })
  .meta({ id: "NewPreview" });

export type NewPreview = z.infer<typeof newPreviewSchema>;

export const madePreviewSchema = z
  .object({
    url: z.string().meta({ description: "Root-relative address of the preview's page.", example: "/preview/Zm9v" }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "MadePreview" });

export type MadePreview = z.infer<typeof madePreviewSchema>;

const shared = { expiresAt: z.iso.datetime() };

/**
 * The reply of GET /api/previews/{token}: the entry or page as its own call would return it after a save, and the
 * related entries.
 */
export const previewSchema = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("tusker"),
      ...shared,
      tusker: tuskerDetailSchema,
      related: z.array(tuskerSchema),
      relations: z.array(relatedSchema),
    }),
    z.object({ kind: z.literal("article"), ...shared, article: articleDetailSchema, related: z.array(articleSchema) }),
    z.object({ kind: z.literal("page"), ...shared, key: z.enum(PAGE_KEYS), page: publishedPageSchema }),
  ])
  .meta({ id: "Preview" });

export type Preview = z.infer<typeof previewSchema>;
