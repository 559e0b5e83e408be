import { z } from "zod";
import { positionMessage, singleLine } from "../safety/plain-text.ts";
import { findPosition } from "../safety/position-text.ts";
import { sourceKeySchema } from "./source-key.ts";
import { isCleanAddress, webAddress } from "./web-address.ts";

export const SOURCE_KINDS = [
  "official",
  "news",
  "specialist",
  "research",
  "encyclopedia",
  "directory",
  "blog",
  "operator",
  "book",
  "film",
  "own",
  "other",
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const MOST_SOURCES = 200;

/** An address of a web page, stored as browsers read it. */
export const webAddressSchema = (label: string) => {
  const tooLong = `${label} can have at most 2,000 characters.`;
  return z
    .string(`${label} must be text.`)
    .trim()
    .max(2000, { error: tooLong, abort: true })
    .refine(isCleanAddress, {
      error: `${label} must not contain spaces, line breaks or characters that cannot be shown.`,
      abort: true,
    })
    .refine((text) => webAddress(text) !== undefined, `${label} must begin with https:// or http://.`)
    .refine((text) => findPosition(text) === undefined, { error: positionMessage })
    .overwrite((text) => webAddress(text) ?? text)
    .max(2000, tooLong);
};

export const sourceTitleSchema = singleLine({ min: 1, max: 300, label: "The source's title" });
const kindMessage = `The source's kind must be one of: ${SOURCE_KINDS.join(", ")}.`;
export const sourceKindSchema = z.enum(SOURCE_KINDS, kindMessage);

/**
 * A source in the body of an entry. Its key alone names one of the library. Without a key it is found by its address,
 * or by its title if it has no address, or else added to the library.
 */
const sentSourceSchema = z
  .strictObject({
    key: sourceKeySchema.optional(),
    title: sourceTitleSchema.optional(),
    url: webAddressSchema("The source's address").optional(),
    kind: sourceKindSchema.optional(),
  })
  .superRefine(({ key, title, kind }, context) => {
    if (key !== undefined && title === undefined) return;
    if (title === undefined) {
      context.addIssue({ code: "custom", path: ["title"], message: "The source's title is required." });
    }
    if (kind === undefined) context.addIssue({ code: "custom", path: ["kind"], message: kindMessage });
  })
  .meta({ id: "SentSource" });

/** The sources of an entry in a body: what is not cited in the entry is listed as further reading. */
export const sentSourcesSchema = z
  .array(sentSourceSchema, "Sources must be a list.")
  .max(MOST_SOURCES, `An entry can have at most ${MOST_SOURCES} sources.`);

/** A source of an entry, as the library has it. Its number on the page is its place in the list, from 1. */
export const sourceSchema = z
  .object({
    key: sourceKeySchema,
    title: z.string(),
    url: z.string().optional(),
    kind: z.enum(SOURCE_KINDS),
  })
  .meta({ id: "Source" });

export type SentSource = z.infer<typeof sentSourceSchema>;
export type Source = z.infer<typeof sourceSchema>;

/** A source as pages list it. */
export type ListedSource = Pick<Source, "title" | "url" | "kind"> & {
  key?: string | undefined;
  archiveUrl?: string;
  /** The day on which its address was found to be gone. */
  goneSince?: string;
  /** The language of its title. */
  language?: string;
  /** How it can be found, if it has no address. */
  find?: string;
};
