import { z } from "zod";
import { articleChangeSchema, articleDetailSchema, articleSchema } from "../articles/article.ts";
import { entryIdSchema } from "../platform/identifiers/entry-id.ts";
import { tuskerChangeSchema, tuskerDetailSchema, tuskerSchema } from "../tuskers/tusker.ts";

/** How long a preview can be looked at. */
export const PREVIEW_LIFETIME_MS = 60 * 60 * 1000;

const id = entryIdSchema
  .optional()
  .meta({ description: "The stored entry that `entry` would change; without it the preview is of a new one." });

/**
 * The body of POST /api/previews. `entry` is what a POST of the entry would take, or with `id` a PUT: its rules are the
 * same, and what a PUT leaves out comes from what is stored.
 */
export const newPreviewSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("tusker"), id, entry: tuskerChangeSchema }),
      z.strictObject({ kind: z.literal("article"), id, entry: articleChangeSchema }),
    ],
    "Kind must be one of: tusker, article.",
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

/** What GET /api/previews/{token} answers: the entry as its own call would, once saved, and what its page leads on to. */
export const previewSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("tusker"), ...shared, tusker: tuskerDetailSchema, related: z.array(tuskerSchema) }),
    z.object({ kind: z.literal("article"), ...shared, article: articleDetailSchema, related: z.array(articleSchema) }),
  ])
  .meta({ id: "Preview" });

export type Preview = z.infer<typeof previewSchema>;
