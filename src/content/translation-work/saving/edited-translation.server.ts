import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { Piece, TranslationName } from "../../fields/pieces/piece.ts";
import type { Warning } from "../../fields/warnings.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import { align } from "../../translations/prose/align.ts";
import { mayAllege } from "../../translations/prose/allegations.ts";
import { hasWords } from "../../translations/prose/blocks.server.ts";
import type { EnglishField } from "../../translations/prose/english.server.ts";
import { findTranslation, type StoredTranslation } from "../../translations/translation-rows.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import type { EditedTranslation } from "../edited-translation.ts";
import { type Original, readOriginal } from "./original.server.ts";

/** The blocks of a field that have words, each with its piece. */
function editedField(
  { name, label, kind, blocks }: EnglishField,
  pieces: readonly Piece[],
): EditedTranslation["fields"][number] {
  const aligned = align(pieces, blocks);
  const seen = new Map<string, number>();
  return {
    name,
    label,
    kind,
    blocks: blocks.flatMap((block, index) => {
      const nth = seen.get(block.fingerprint) ?? 0;
      seen.set(block.fingerprint, nth + 1);
      if (!hasWords(block)) return [];
      const found = aligned.blocks[index];
      return [
        {
          fingerprint: block.fingerprint,
          nth,
          english: block.html,
          englishText: block.text,
          tag: block.tag,
          cited: block.cited,
          mayAllege: mayAllege(block.text),
          piece: found?.piece ?? null,
          match: found?.match ?? null,
        },
      ];
    }),
    orphans: aligned.orphans,
  };
}

/** What the screen of one translation shows. */
export const editedTranslation = (
  { kind, id, language }: TranslationName,
  original: Original,
  { version, parts, updatedAt, updatedBy }: StoredTranslation,
  warnings: Warning[] = [],
): EditedTranslation => ({
  kind,
  _id: id,
  language,
  name: original.name,
  path: original.path,
  isPublished: original.isPublished,
  silent: original.silent,
  mayLiveWild: kind !== "page" && mayLiveWild(original.source as EntryToCheck),
  version,
  updatedAt,
  updatedBy,
  fields: original.fields.map((field) => editedField(field, parts[field.name] ?? [])),
  ...(warnings.length > 0 && { warnings }),
});

/** @throws AppError `NotFound`, `Gone` */
export async function readEdited(db: Queryable, name: TranslationName): Promise<EditedTranslation> {
  const original = await readOriginal(db, name.kind, name.id);
  return editedTranslation(name, original, await findTranslation(db, name));
}
