import { z } from "zod";
import { AppError } from "../../platform/errors/app-error.ts";
import {
  MAX_PERSON,
  MAX_PIECE,
  PIECE_STATES,
  PROSE_LANGUAGES,
  pieceSchema,
  TRANSLATED_KINDS,
} from "../fields/pieces/piece.ts";
import { warningsSchema } from "../fields/warnings.ts";

/** Where a thing stands in a language, by what it needs first. */
export const WORK_STATES = ["behind", "to check", "to translate", "done"] as const;
export type WorkState = (typeof WORK_STATES)[number];

const languageSchema = z.enum(PROSE_LANGUAGES, `The language must be ${PROSE_LANGUAGES.join(" or ")}.`);

/** The language in the address of a call. */
export const languageParam = z.object({ language: z.string().meta({ example: "si" }) });

/** @throws AppError `NotFound` */
export function languageOf(text: string): (typeof PROSE_LANGUAGES)[number] {
  const { data } = languageSchema.safeParse(text);
  if (data === undefined)
    throw new AppError("NotFound", `There are translations into ${PROSE_LANGUAGES.join(" and ")} only.`);
  return data;
}

/** An entry or a page in the list of a language. */
export const workItemSchema = z
  .object({
    kind: z.enum(TRANSLATED_KINDS),
    _id: z.string().meta({ description: "Of a page its key." }),
    name: z.string(),
    state: z.enum(WORK_STATES),
    blocks: z.int().meta({ description: "Paragraphs and short texts of the English." }),
    translated: z.int().meta({ description: "Those of them that are translated." }),
    behind: z.int().meta({ description: "Those whose English has changed since." }),
    unchecked: z.int().meta({ description: "Those that nobody has checked." }),
    machine: z.int().meta({ description: "Those that a machine wrote, and nobody has checked." }),
  })
  .meta({ id: "TranslationWork" });

export type WorkItem = z.infer<typeof workItemSchema>;

/** A controlled term that an English text uses. */
const usedTermSchema = z.object({
  en: z.string(),
  words: z.string().meta({ description: "Its words in the language." }),
  isChecked: z.boolean().meta({ description: "Whether a speaker has checked them." }),
});
export type UsedTerm = z.infer<typeof usedTermSchema>;

const matchSchema = z.enum(["current", "behind", "moved"]);

/** A block of English with its translation. */
const editedBlockSchema = z.object({
  fingerprint: z.string(),
  nth: z.int().meta({ description: "Which of several equal blocks of the field it is, from 0." }),
  english: z.string().meta({ description: "Clean HTML in a rich text, otherwise plain text." }),
  englishText: z.string().meta({ description: "The same without markup." }),
  tag: z.string().nullable().meta({ description: "The element of a block of rich text, such as `p` or `h2`." }),
  cited: z.array(z.string()).meta({ description: "The keys in each of its citations." }),
  mayAllege: z
    .boolean()
    .meta({ description: "It may tell an allegation: readers never get it as a machine wrote it." }),
  piece: pieceSchema.nullable(),
  match: matchSchema.nullable(),
  terms: z.array(usedTermSchema).optional().meta({ description: "The controlled terms that it uses, in their order." }),
});
export type EditedBlock = z.infer<typeof editedBlockSchema>;

const editedFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "richText", "texts"]),
  blocks: z.array(editedBlockSchema),
  orphans: z.array(pieceSchema).meta({ description: "Translations whose English is gone." }),
});

/** All that is to be translated of one thing, with what is translated. */
export const editedTranslationSchema = z
  .object({
    kind: z.enum(TRANSLATED_KINDS),
    _id: z.string(),
    language: languageSchema,
    name: z.string(),
    path: z.string().meta({ description: "The address of its English page." }),
    isPublished: z.boolean(),
    /** Whether it tells acts of people against the animal, so that no machine-made word of it is shown. */
    silent: z.boolean(),
    mayLiveWild: z
      .boolean()
      .meta({ description: "It may be about an animal in the wild: its words may cause warnings." }),
    version: z.int(),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
    fields: z.array(editedFieldSchema),
    warnings: warningsSchema,
  })
  .meta({ id: "EditedTranslation" });
export type EditedTranslation = z.infer<typeof editedTranslationSchema>;

/** One piece as it is saved. */
export const sentPieceSchema = z.strictObject({
  field: z.string().max(80),
  fingerprint: z.string().max(64).meta({ description: "Of the English block, as GET answered it." }),
  nth: z.int().min(0).max(10_000).default(0),
  text: z
    .string()
    .max(MAX_PIECE, `A paragraph can have ${MAX_PIECE.toLocaleString("en")} characters at most.`)
    .meta({ description: "Empty: this piece is taken out." }),
  state: z.enum(PIECE_STATES, `The state must be one of: ${PIECE_STATES.join(", ")}.`),
});
export type SentPiece = z.input<typeof sentPieceSchema>;

/** More than the longest article has; it can be saved in parts. */
const MOST_PIECES = 2000;

export const translationBodySchema = z
  .strictObject({
    pieces: z.array(sentPieceSchema).max(MOST_PIECES, `At most ${MOST_PIECES} pieces can be saved at once.`),
    translator: z
      .string()
      .trim()
      .max(MAX_PERSON)
      .optional()
      .meta({ description: "Who translated what changes; the account that saves if it is left out." }),
  })
  .meta({ id: "TranslationBody" });
