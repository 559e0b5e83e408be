import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { PUBLICATIONS } from "../../platform/ids/publication.ts";

const DAYS_IN_BIN = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When an entry that was binned at this time is deleted for ever. */
export const purgeTime = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + DAYS_IN_BIN * DAY_MS).toISOString();

/** Entries that were binned at or before the returned time are due for deletion. */
export const purgeLimit = (now: Date): string => new Date(now.getTime() - DAYS_IN_BIN * DAY_MS).toISOString();

export const binnedEntrySchema = z
  .object({
    kind: z.enum(ENTRY_KINDS),
    _id: entryIdSchema,
    slug: z.string(),
    name: z.string().meta({ description: "The tusker's name, or the article's title." }),
    publication: z.enum(PUBLICATIONS).meta({ description: "The state in which it would return." }),
    binnedAt: z.string().meta({ format: "date-time" }),
    purgedAt: z.string().meta({ format: "date-time", description: "When it is deleted for ever." }),
    binnedBy: z.string().nullable().meta({ description: "Null if unknown." }),
  })
  .meta({ id: "BinnedEntry" });

/** An entry that was restored from the bin. */
export const unbinnedEntrySchema = z
  .object({ kind: z.enum(ENTRY_KINDS), _id: entryIdSchema, slug: z.string() })
  .meta({ id: "UnbinnedEntry" });

export type BinnedEntry = z.infer<typeof binnedEntrySchema>;
export type UnbinnedEntry = z.infer<typeof unbinnedEntrySchema>;
