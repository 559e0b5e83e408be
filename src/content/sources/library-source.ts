import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { PAGE_KEYS } from "../../platform/ids/page-key.ts";
import { partialDate } from "../../platform/text/dates/partial-date.ts";
import { multiLine, singleLine } from "../safety/plain-text.ts";
import { addressCheckSchema } from "./address-check.ts";
import { SOURCE_KINDS, sourceKindSchema, sourceTitleSchema, webAddressSchema } from "./source.ts";
import { sourceKeySchema } from "./source-key.ts";

/** What can be written of a source, and the kind of each field. */
const optional = {
  publisher: singleLine({ max: 200, label: "The publisher" }).nullable().optional(),
  author: singleLine({ max: 200, label: "The author" }).nullable().optional(),
  date: partialDate("The date of the source").nullable().optional(),
  url: webAddressSchema("The source's address").nullable().optional(),
  archiveUrl: webAddressSchema("The archived address").nullable().optional(),
  readOn: partialDate("The day when it was read").nullable().optional(),
  language: z
    .string("The language must be text.")
    .regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/, "The language must be a code such as en, si or ta.")
    .nullable()
    .optional()
    .meta({ description: "A language code (BCP 47).", example: "en" }),
  note: multiLine({ max: 1000, label: "The note" })
    .nullable()
    .optional()
    .meta({ description: "For a source without an address: how it can be found." }),
};

/** The body of POST /api/sources. */
export const newLibrarySourceSchema = z
  .strictObject({ title: sourceTitleSchema, kind: sourceKindSchema, ...optional })
  .meta({ id: "NewLibrarySource" });

/** The body of PUT /api/sources/{key}: a missing field stays as it is, null clears it. */
export const librarySourceChangeSchema = z
  .strictObject({ title: sourceTitleSchema.optional(), kind: sourceKindSchema.optional(), ...optional })
  .meta({ id: "LibrarySourceChange" });

/** The body of POST /api/sources/{key}/merge. */
export const sourceMergeSchema = z
  .strictObject({
    into: sourceKeySchema,
    change: librarySourceChangeSchema
      .optional()
      .meta({ description: "What the other source takes over, as in PUT /api/sources/{key}." }),
  })
  .meta({ id: "SourceMerge" });

/** The states of an entry that uses a source. Readers see it only while it is `published`. */
const USE_STATES = ["published", "scheduled", "draft", "binned"] as const;

const sourceUseSchema = z
  .object({
    kind: z.enum(ENTRY_KINDS),
    _id: entryIdSchema,
    slug: z.string(),
    title: z.string().meta({ description: "The tusker's name, or the article's title." }),
    state: z.enum(USE_STATES),
  })
  .meta({ id: "SourceUse" });

/** A page such as Home that cites a source. */
const pageUseSchema = z
  .object({
    page: z.enum(PAGE_KEYS),
    state: z.enum(["published", "draft"]).meta({ description: "`draft` if only a draft of the page cites it." }),
  })
  .meta({ id: "PageUse" });

/** A source of the library. */
export const librarySourceSchema = z
  .object({
    key: sourceKeySchema,
    title: z.string(),
    publisher: z.string().nullable(),
    author: z.string().nullable(),
    date: z.string().nullable(),
    url: z.string().nullable(),
    archiveUrl: z.string().nullable(),
    readOn: z.string().nullable(),
    kind: z.enum(SOURCE_KINDS),
    language: z.string().nullable(),
    note: z.string().nullable(),
    goneSince: z
      .string()
      .nullable()
      .meta({ format: "date", description: "The day on which its address was found to be gone; null if it is not." }),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time", description: "In quotes, what `If-Match` compares." }),
  })
  .meta({ id: "LibrarySource" });

/** Of an entry's sources, those of which its page tells more than title and address. */
export const sourceDetailsSchema = z.array(librarySourceSchema).optional().meta({
  description:
    "When one entry is read: those of its sources without an address, with one that is gone, with an archived copy or with a language, as the library has them.",
});

/** What a list and the call of one source tell beside the source itself. */
const told = {
  uses: z.int().meta({ description: "How many entries use it: for visitors, only those they can read." }),
  pages: z
    .array(pageUseSchema)
    .meta({ description: "The pages, such as Home, that cite it: for visitors, only as they are published." }),
  addressCheck: addressCheckSchema
    .optional()
    .meta({ description: "For administrators, of a source with an address: what the check of addresses knows of it." }),
};

export const listedSourceSchema = librarySourceSchema.extend(told).meta({ id: "ListedSource" });

/** An entry with what of it rests on a source. */
const restingEntrySchema = sourceUseSchema
  .extend({
    statements: z.array(z.string()).meta({
      description: "What of it rests on the source, in words: the first 20. None if it lists it as further reading.",
    }),
    statementCount: z.int(),
  })
  .meta({ id: "RestingEntry" });

/** A source with the entries that rest on it. */
export const sourceWithUsesSchema = librarySourceSchema
  .extend({
    ...told,
    usedBy: z
      .array(restingEntrySchema)
      .meta({ description: "The first 100 of them: tuskers, then articles, by name." }),
  })
  .meta({ id: "SourceWithUses" });

export type PageUse = z.infer<typeof pageUseSchema>;
/** The pages that cite each source, by its key. */
export type PageUses = ReadonlyMap<string, readonly PageUse[]>;
export type NewLibrarySource = z.infer<typeof newLibrarySourceSchema>;
export type SourceMerge = z.infer<typeof sourceMergeSchema>;
export type LibrarySourceChange = z.infer<typeof librarySourceChangeSchema>;
export type LibrarySource = z.infer<typeof librarySourceSchema>;
export type ListedLibrarySource = z.infer<typeof listedSourceSchema>;
export type RestingEntry = z.infer<typeof restingEntrySchema>;
export type SourceUse = z.infer<typeof sourceUseSchema>;
export type SourceWithUses = z.infer<typeof sourceWithUsesSchema>;
