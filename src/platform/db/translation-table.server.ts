import type { Selectable } from "kysely";
import type { TranslatedKind } from "../../translations/pieces/piece.ts";
import type { Translation } from "../languages/language.ts";

/** What is translated of an entry or a page into one language. */
export type TranslationsTable = {
  kind: TranslatedKind;
  /** The `_id` of the entry, or the key of the page. */
  entry_id: string;
  language: Translation;
  /** Raised by every save. */
  version: number;
  /** JSON of the pieces, by field (see `translations/pieces/piece.ts`). */
  parts: string;
  /** The spelling of a tusker's name, or a title; null if it is not translated. */
  name: string | null;
  /** 1 if a speaker has checked the name. */
  name_checked: number;
  /** 1 if a machine wrote any piece. */
  machine: number;
  updated_at: string;
  updated_by: string | null;
};

export type TranslationRow = Selectable<TranslationsTable>;
