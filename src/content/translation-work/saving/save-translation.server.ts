import { checkMay } from "../../../people/accounts/check-may.ts";
import type { ActingRole } from "../../../people/accounts/roles.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, type FieldError } from "../../../platform/errors/app-error.ts";
import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import type { Parts, Piece, TranslationName } from "../../fields/pieces/piece.ts";
import type { Warning } from "../../fields/warnings.ts";
import { align } from "../../translations/prose/align.ts";
import type { EnglishField } from "../../translations/prose/english.server.ts";
import {
  findTranslation,
  type StoredTranslation,
  writeTranslation,
} from "../../translations/translation-rows.server.ts";
import type { SentPiece } from "../edited-translation.ts";
import { checkPiece } from "./check-piece.server.ts";
import { type Original, readOriginal } from "./original.server.ts";
import { checkWhole, noteWholeWarnings } from "./whole.server.ts";

const LANGUAGE_LABELS = { si: "Sinhala", ta: "Tamil" } as const;

type Writer = { db: OpenDatabase; clock: Clock };
/** Who saves, and whose words they are. */
type SavedAs = { by: string | null; role: ActingRole; translator?: string | undefined };

/** The pieces of a field by the places of its blocks, and those whose English is gone. */
type Placed = { field: EnglishField; pieces: (Piece | undefined)[]; orphans: Piece[] };

const place = (field: EnglishField, stored: readonly Piece[]): Placed => {
  const { blocks, orphans } = align(stored, field.blocks);
  return { field, pieces: blocks.map((found) => found?.piece), orphans };
};

const STALE =
  "The English of this paragraph has changed since you opened it. Nothing was saved, and what you typed stays here. Load the page again to see the new English.";

/** The place of the block that a piece names; -1 if there is none. */
function indexOf({ field }: Placed, { fingerprint, nth = 0 }: SentPiece): number {
  let left = nth;
  return field.blocks.findIndex((block) => block.fingerprint === fingerprint && left-- === 0);
}

function madePiece(
  english: { fingerprint: string; text: string },
  before: Piece | undefined,
  { text, state }: { text: string; state: Piece["state"] },
  { by, translator, at }: { by: string | null; translator: string | undefined; at: string },
): Piece {
  const isSame = before?.text === text && (before.state === "machine") === (state === "machine");
  const checks =
    state === "checked" && !(before?.state === "checked" && isSame && before.fingerprint === english.fingerprint);
  return {
    fingerprint: english.fingerprint,
    english: english.text,
    text,
    state,
    translator: state === "machine" ? null : isSame ? before.translator : (translator ?? by),
    translatedAt: isSame ? before.translatedAt : at,
    checker: state !== "checked" ? null : checks ? by : (before?.checker ?? by),
    checkedAt: state !== "checked" ? null : checks ? at : (before?.checkedAt ?? at),
  };
}

/** Puts what was sent into its places. @returns what cannot be saved, by the place of the piece in the request */
function* putPieces(
  placed: ReadonlyMap<string, Placed>,
  sent: readonly SentPiece[],
  { language }: TranslationName,
  made: { by: string | null; translator: string | undefined; at: string },
): Generator<void, FieldError[]> {
  const errors: FieldError[] = [];
  for (const [index, piece] of sent.entries()) {
    yield;
    const path = `pieces.${index}.text`;
    const at = placed.get(piece.field);
    const block = at?.field.blocks[at === undefined ? -1 : indexOf(at, piece)];
    if (at === undefined || block === undefined) {
      const orphan = at?.orphans.findIndex(({ fingerprint }) => fingerprint === piece.fingerprint) ?? -1;
      if (piece.text === "" && orphan !== -1) at?.orphans.splice(orphan, 1);
      else errors.push({ path, message: STALE });
      continue;
    }
    const place = indexOf(at, piece);
    if (piece.text.trim() === "") {
      at.pieces[place] = undefined;
      continue;
    }
    const checked = checkPiece(at.field, block, piece.text, language);
    if ("message" in checked) errors.push({ path, message: checked.message });
    else at.pieces[place] = madePiece(block, at.pieces[place], { ...checked, state: piece.state }, made);
  }
  return errors;
}

const partsOf = (placed: ReadonlyMap<string, Placed>): Parts =>
  Object.fromEntries(
    [...placed].flatMap(([name, { pieces, orphans }]) => {
      const kept = [...pieces.filter((piece) => piece !== undefined), ...orphans];
      return kept.length === 0 ? [] : [[name, kept]];
    }),
  );

/** Puts an error at the piece that it is about: errors name the fields of the entry. */
async function safely<Result>(
  check: () => Promise<Result>,
  placed: ReadonlyMap<string, Placed>,
  sent: readonly SentPiece[],
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "Invalid") throw error;
    const pathsOf = ({ field, fingerprint }: SentPiece): string[] =>
      (placed.get(field)?.field.blocks ?? [])
        .filter((block) => block.fingerprint === fingerprint)
        .map(({ path }) => path);
    const errors = (error.errors ?? []).map(({ path, message }) => {
      const index = sent.findIndex((piece) => pathsOf(piece).includes(path));
      return { path: `pieces.${Math.max(0, index)}.text`, message };
    });
    throw new AppError("Invalid", error.message, { errors });
  }
}

export type SavedTranslation = { stored: StoredTranslation; original: Original; warnings: Warning[] };

/**
 * Saves pieces of a translation; those that are not sent stay. Writes nothing if nothing differs.
 * @param dryRun true to check only
 * @throws AppError `NotFound`, `Gone`, `Forbidden`, `Stale`, `Invalid` at each piece that is not right
 */
export async function saveInTransaction(
  transaction: WriteTransaction,
  name: TranslationName,
  pieces: readonly SentPiece[],
  {
    by,
    role,
    translator,
    ifMatch,
    now,
    dryRun = false,
  }: SavedAs & { ifMatch?: string | undefined; now: Date; dryRun?: boolean },
): Promise<SavedTranslation & { changed: boolean }> {
  const original = await readOriginal(transaction, name.kind, name.id);
  checkMay(role, original.action);
  const before = await findTranslation(transaction, name);
  checkIfMatch(ifMatch, before.version);
  const placed = new Map(original.fields.map((field) => [field.name, place(field, before.parts[field.name] ?? [])]));
  // Fields that the English does not have any more keep their pieces: it may come back.
  const gone = Object.fromEntries(Object.entries(before.parts).filter(([field]) => !placed.has(field)));
  const known = JSON.stringify({ ...gone, ...partsOf(placed) });
  const at = now.toISOString();
  const errors = await inSlices(putPieces(placed, pieces, name, { by, translator, at }));
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
  const parts = { ...gone, ...partsOf(placed) };
  const warnings = await safely(() => checkWhole(original, parts, now), placed, pieces);
  const changed = JSON.stringify(parts) !== known;
  if (!changed || dryRun) return { stored: { ...before, parts }, original, warnings, changed };
  const version = before.version + 1;
  await writeTranslation(transaction, name, { version, parts, by, now });
  await noteWholeWarnings(transaction, name, warnings);
  const isChecked = pieces.every(({ state, text }) => state === "checked" && text !== "");
  await insertActivity(transaction, {
    username: by,
    action: isChecked ? "checked" : "translated",
    subject: { kind: name.kind, id: name.id, name: original.name },
    detail: LANGUAGE_LABELS[name.language],
    now,
  });
  if (original.isPublished) await raiseContentVersion(transaction, name.kind === "page" ? {} : { onlyEntry: name.id });
  return { stored: { version, parts, updatedAt: at, updatedBy: by }, original, warnings, changed };
}

/** The same in a transaction of its own. */
export const saveTranslation = (
  { db, clock }: Writer,
  name: TranslationName,
  pieces: readonly SentPiece[],
  as: SavedAs & { ifMatch?: string | undefined },
): Promise<SavedTranslation> =>
  db.write
    .transaction()
    .execute((transaction) => saveInTransaction(transaction, name, pieces, { ...as, now: clock.now() }));
