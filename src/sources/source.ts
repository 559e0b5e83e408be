import { z } from "zod";
import { POSITION_MESSAGE, singleLine } from "../safety/plain-text.ts";
import { findPosition } from "../safety/position-text.ts";
import { sourceKeySchema } from "./source-key.ts";
import { isCleanAddress, webAddress } from "./web-address.ts";

export const SOURCE_KINDS = [
  "official",
  "news",
  "specialist",
  "encyclopedia",
  "directory",
  "blog",
  "book",
  "other",
] as const;

const TOO_LONG = "The source's address can have at most 2,000 characters.";

/** A source of an entry, listed with its link under "Sources". */
export const sourceSchema = z
  .strictObject({
    key: sourceKeySchema.optional(),
    title: singleLine({ min: 1, max: 300, label: "The source's title" }),
    url: z
      .string("The source's address must be text.")
      .trim()
      .max(2000, { error: TOO_LONG, abort: true })
      .refine(isCleanAddress, {
        error: "The source's address must not contain spaces, line breaks or characters that cannot be shown.",
        abort: true,
      })
      .refine((text) => webAddress(text) !== undefined, "The source's address must begin with https:// or http://.")
      .refine((text) => findPosition(text) === undefined, POSITION_MESSAGE)
      .overwrite((text) => webAddress(text) ?? text)
      .max(2000, TOO_LONG)
      .optional(),
    kind: z.enum(SOURCE_KINDS, `The source's kind must be one of: ${SOURCE_KINDS.join(", ")}.`),
  })
  .meta({ id: "Source" });

export type Source = z.infer<typeof sourceSchema>;

/** A source as pages list it. */
export type ListedSource = Pick<Source, "title" | "url" | "kind">;

export const sourcesSchema = z
  .array(sourceSchema, "Sources must be a list.")
  .max(60, "An entry can have at most 60 sources.");
