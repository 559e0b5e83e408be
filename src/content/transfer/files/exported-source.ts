import type { z } from "zod";
import { type LibrarySource, newLibrarySourceSchema } from "../../sources/library-source.ts";
import { sourceKeySchema } from "../../sources/source-key.ts";

/** A source of the library in an exported file. One that was merged into another is kept for its key. */
export const exportedSource = (
  { createdAt, updatedAt, goneSince, ...source }: LibrarySource,
  mergedInto: string | null,
) => ({
  ...source,
  ...(mergedInto === null ? {} : { mergedInto }),
});

/** The same as an import reads it. */
export const exportedSourceSchema = newLibrarySourceSchema
  .extend({ key: sourceKeySchema, mergedInto: sourceKeySchema.optional() })
  .meta({ id: "ExportedSource" });

export type ExportedSource = z.infer<typeof exportedSourceSchema>;
