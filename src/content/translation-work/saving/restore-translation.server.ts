import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import type { Translation } from "../../../platform/languages/language.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import type { Parts, Piece, TranslationName } from "../../fields/pieces/piece.ts";
import { align } from "../../translations/prose/align.ts";
import type { Block } from "../../translations/prose/blocks.server.ts";
import type { EnglishField } from "../../translations/prose/english.server.ts";
import { findTranslation, writeTranslation } from "../../translations/translation-rows.server.ts";
import { checkPiece, cleanPiece } from "./check-piece.server.ts";
import { type Original, readOriginal } from "./original.server.ts";
import { checkWhole, noteWholeWarnings } from "./whole.server.ts";

/**
 * The pieces of a field as they are stored. There may be thousands, so the work stops after each.
 * @throws AppError `Invalid`
 */
function* checkPieces(field: EnglishField, pieces: readonly Piece[], language: Translation): Generator<void, Piece[]> {
  const blockOf = new Map<Piece, Block>();
  for (const [index, found] of align(pieces, field.blocks).blocks.entries()) {
    if (found?.match === "current") blockOf.set(found.piece, field.blocks[index] as Block);
  }
  const checked: Piece[] = [];
  for (const piece of pieces) {
    yield;
    const block = blockOf.get(piece);
    // What belongs to an older English cannot be compared with it; it must be clean all the same.
    const read = block === undefined ? cleanPiece(field, piece.text) : checkPiece(field, block, piece.text, language);
    if ("message" in read) throw new AppError("Invalid", `${field.label}: ${read.message}`);
    checked.push({ ...piece, text: read.text });
  }
  return checked;
}

export type Restored = { result: "created" | "changed" | "unchanged"; changed: string[] };

/**
 * Writes a translation as a whole, as it was exported or comes with the site: with its translators, states and times.
 * Fields that it does not name stay. Pieces of today's English are checked as a save checks them, and so are the others as
 * far as they can be, because they may be shown again.
 * @param onlyNew leaves every field that has any piece as it is
 * @param coming the entry as a dry run expects it, where it is not stored so
 * @throws AppError `NotFound`, `Gone`, `Invalid`
 */
export function restoreTranslation(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  name: TranslationName,
  parts: Parts,
  {
    by,
    dryRun = false,
    onlyNew = false,
    coming,
  }: { by: string | null; dryRun?: boolean; onlyNew?: boolean; coming?: Original | undefined },
): Promise<Restored> {
  return db.write.transaction().execute(async (transaction) => {
    const original = coming ?? (await readOriginal(transaction, name.kind, name.id));
    const before = await findTranslation(transaction, name);
    const wanted: Parts = { ...before.parts };
    for (const [fieldName, pieces] of Object.entries(parts)) {
      const field = original.fields.find((known) => known.name === fieldName);
      if (field === undefined) continue;
      if (onlyNew && (before.parts[fieldName] ?? []).length > 0) continue;
      wanted[fieldName] = await inSlices(checkPieces(field, pieces, name.language));
    }
    const changed = Object.keys(wanted).filter(
      (field) => JSON.stringify(wanted[field]) !== JSON.stringify(before.parts[field]),
    );
    if (changed.length === 0) return { result: "unchanged", changed };
    const now = clock.now();
    const warnings = await checkWhole(original, wanted, now);
    const result = before.version === 0 ? "created" : "changed";
    if (dryRun) return { result, changed };
    await writeTranslation(transaction, name, { version: before.version + 1, parts: wanted, by, now });
    // Translations that come with the site were looked at before.
    if (!onlyNew) await noteWholeWarnings(transaction, name, warnings);
    if (original.isPublished) await raiseContentVersion(transaction);
    return { result, changed };
  });
}
