import { z } from "zod";
import { warningsSchema } from "../entries/definition/warnings.ts";
import { ENTRY_KINDS } from "../platform/identifiers/entry-kind.ts";

/** The result for one item; in a dry run, the expected result. */
const IMPORT_RESULTS = ["created", "changed", "unchanged", "failed"] as const;

/**
 * What a line of the report can be about: entries, sources, the featured tuskers, settings, pages, images from another
 * site, translations.
 */
const IMPORTED_KINDS = [
  ...ENTRY_KINDS,
  "source",
  "featured tuskers",
  "setting",
  "page",
  "picture",
  "translation",
] as const;

const importedItemSchema = z
  .object({
    kind: z.enum(IMPORTED_KINDS),
    _id: z.string().optional(),
    name: z.string().meta({ description: "The entry's name or title, or else its position in the file." }),
    result: z.enum(IMPORT_RESULTS),
    changes: z.array(z.string()).optional().meta({ description: "The fields that change." }),
    warnings: warningsSchema,
    message: z
      .string()
      .optional()
      .meta({ description: "Why it failed, or what was interpreted differently from the file." }),
  })
  .meta({ id: "ImportedItem" });

export const importReportSchema = z
  .object({
    dryRun: z.boolean(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    items: z.array(importedItemSchema),
  })
  .meta({ id: "ImportReport" });

export type ImportedItem = z.infer<typeof importedItemSchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
export type ImportCounts = Omit<ImportReport, "dryRun" | "items">;

export const noCounts = (): ImportCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0 });

/** The counts in words: "2 created, 1 changed, 14 unchanged, 0 failed". */
export const countsText = (counts: ImportCounts): string =>
  IMPORT_RESULTS.map((result) => `${counts[result]} ${result}`).join(", ");
