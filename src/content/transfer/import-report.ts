import { z } from "zod";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { warningsSchema } from "../fields/warnings.ts";

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

/** Lines that an answer lists: those that failed, and others. */
const MOST_FAILED = 1000;
const MOST_OTHERS = 10_000;

export const importReportSchema = z
  .object({
    dryRun: z.boolean(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    items: z.array(importedItemSchema).meta({
      description: `The first ${MOST_FAILED.toLocaleString("en")} that failed, and the first ${MOST_OTHERS.toLocaleString("en")} others.`,
    }),
    unlisted: z.int().meta({ description: "How many more there were." }),
  })
  .meta({ id: "ImportReport" });

export type ImportedItem = z.infer<typeof importedItemSchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
export type ImportCounts = Omit<ImportReport, "dryRun" | "items" | "unlisted">;

/** The lines of an answer, as far as there is room for them. */
export class ListedItems {
  readonly items: ImportedItem[] = [];
  unlisted = 0;
  #failed = 0;

  add(item: ImportedItem): void {
    const isFailed = item.result === "failed";
    const hasRoom = isFailed ? this.#failed < MOST_FAILED : this.items.length - this.#failed < MOST_OTHERS;
    if (!hasRoom) {
      this.unlisted += 1;
      return;
    }
    if (isFailed) this.#failed += 1;
    this.items.push(item);
  }
}

export const noCounts = (): ImportCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0 });

/** The counts in words: "2 created, 1 changed, 14 unchanged, 0 failed". */
export const countsText = (counts: ImportCounts): string =>
  IMPORT_RESULTS.map((result) => `${counts[result]} ${result}`).join(", ");
