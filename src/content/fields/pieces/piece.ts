import { z } from "zod";
import { LANGUAGES, type Translation } from "../../../platform/languages/language.ts";

/** The languages that prose is translated into. */
export const PROSE_LANGUAGES = LANGUAGES.filter((language): language is Translation => language !== "en");

/** How far a translated piece is: written by a machine, by a person, or checked by a second one. */
export const PIECE_STATES = ["machine", "translated", "checked"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** The longest translation of one block, in characters. */
export const MAX_PIECE = 60_000;
export const MAX_PERSON = 80;

/**
 * The translation of one block of English: a short text, or a paragraph, heading, list or the like of a long one. It
 * keeps the English that it was made from, so that the site knows whether that has changed since, and what.
 */
export const pieceSchema = z.object({
  /** Of the English that it was made from. */
  fingerprint: z.string(),
  /** That English without markup. */
  english: z.string(),
  /** Plain text, or clean HTML if the field holds rich text. */
  text: z.string(),
  state: z.enum(PIECE_STATES),
  /** Who translated it; null if a machine did. */
  translator: z.string().nullable(),
  translatedAt: z.string(),
  checker: z.string().nullable(),
  checkedAt: z.string().nullable(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** The translated pieces of an entry in one language, by field, in the order of the English. */
export type Parts = Record<string, Piece[]>;

/** What is translated: entries, and the pages that keepers edit. */
export const TRANSLATED_KINDS = ["tusker", "article", "page"] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** One thing in one language. The id of a page is its key. */
export type TranslationName = { kind: TranslatedKind; id: string; language: Translation };

/** All pieces, of all fields. */
const piecesOf = (parts: Parts): Piece[] => Object.values(parts).flat();

/** Whether a machine wrote any of it. */
export const hasMachine = (parts: Parts): boolean => piecesOf(parts).some(({ state }) => state === "machine");
