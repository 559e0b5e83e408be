import { setImmediate } from "node:timers/promises";
import { MAX_PIECE, type PieceState } from "../../content/fields/pieces/piece.ts";
import type { EditedBlock, EditedTranslation, SentPiece } from "../../content/translation-work/edited-translation.ts";
import { readEdited } from "../../content/translation-work/saving/edited-translation.server.ts";
import { saveInTransaction } from "../../content/translation-work/saving/save-translation.server.ts";
import { fromTyped, toTyped } from "../../content/translations/prose/typed.ts";
import type { ActingRole } from "../../people/accounts/roles.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { NewerRelease } from "../../platform/db/release/release-check.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Translation } from "../../platform/languages/language.ts";
import type { Clock } from "../../platform/services/services.server.ts";
import { normalised } from "../../platform/text/normalised.ts";
import {
  type ImportedUnit,
  MOST_LISTED,
  MOST_LISTED_LENGTH,
  MOST_UNITS,
  type ReadUnit,
  type TranslationImport,
  thingName,
} from "./unit.ts";

export type UnitImport = {
  language: Translation;
  dryRun: boolean;
  by: string | null;
  role: ActingRole;
  /** Who translated it. */
  translator: string | undefined;
  state: Exclude<PieceState, "checked">;
};

/** The most characters that are checked and saved at once, a unit itself counting for some. One piece may have as many. */
const MAX_GROUP_LENGTH = MAX_PIECE;
const UNIT_LENGTH = 300;

const TOO_LONG = `A paragraph can have ${MAX_PIECE.toLocaleString("en")} characters at most.`;
const GONE = "The English of this has changed since the file was exported. Export it again.";

type Wanted = { unit: ReadUnit; piece: SentPiece; line: ImportedUnit };

/** What a unit would change; undefined if nothing. */
function wantedOf(
  unit: ReadUnit,
  name: string,
  blocks: ReadonlyMap<string, EditedBlock>,
  state: PieceState,
): Wanted | ImportedUnit {
  const { line, field, fingerprint, nth } = unit;
  const about = { line, name, field };
  if (unit.translation.length > MAX_PIECE) return { ...about, result: "failed", message: TOO_LONG };
  const block = blocks.get(`${field} ${fingerprint} ${nth}`);
  if (block === undefined) return { ...about, result: "failed", message: GONE };
  const before = block.piece === null ? undefined : toTyped(block.piece.text, block.tag);
  const after = normalised(unit.translation).trim();
  // A file that comes back as it went out says nothing about a translation that is behind.
  if (before === after) return { ...about, result: "unchanged" };
  const result = before === undefined ? "added" : "changed";
  const piece = { field, fingerprint, nth, text: fromTyped(after, block.tag), state };
  return { unit, piece, line: { ...about, result, ...(before !== undefined && { before }), after } };
}

const blocksOf = ({ fields }: EditedTranslation): Map<string, EditedBlock> =>
  new Map(
    fields.flatMap(({ name, blocks }) =>
      blocks.map((block) => [`${name} ${block.fingerprint} ${block.nth}`, block] as const),
    ),
  );

/** Units in groups, between which the event loop is let go. */
function* groupsOf(units: readonly ReadUnit[]): Generator<ReadUnit[]> {
  let group: ReadUnit[] = [];
  let length = 0;
  for (const unit of units) {
    const unitLength = UNIT_LENGTH + unit.translation.length;
    if (length + unitLength > MAX_GROUP_LENGTH && group.length > 0) {
      yield group;
      group = [];
      length = 0;
    }
    group.push(unit);
    length += unitLength;
  }
  if (group.length > 0) yield group;
}

type Parts = { db: OpenDatabase; clock: Clock };

const failed = ({ line, field }: ReadUnit, name: string, message: string): ImportedUnit => ({
  line,
  name,
  field,
  result: "failed",
  message,
});

/** Saves units of one entry. Those that cannot be saved are reported as failed, and do not stop the others. */
async function saveUnits(
  { db, clock }: Parts,
  { kind, _id: id, language, name }: EditedTranslation,
  units: readonly Wanted[],
  { dryRun, by, role, translator }: UnitImport,
): Promise<ImportedUnit[]> {
  const done: ImportedUnit[] = [];
  let wanted = units;
  while (wanted.length > 0) {
    try {
      const pieces = wanted.map(({ piece }) => piece);
      await db.write.transaction().execute((transaction) =>
        saveInTransaction(transaction, { kind, id, language }, pieces, {
          by,
          role,
          translator,
          now: clock.now(),
          dryRun,
        }),
      );
      return [...done, ...wanted.map(({ line }) => line)];
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === "DiskFull" || error instanceof NewerRelease) throw error;
      const messages = new Map((error.errors ?? []).map(({ path, message }) => [Number(path.split(".")[1]), message]));
      const left: Wanted[] = [];
      for (const [index, one] of wanted.entries()) {
        // An error that is about no piece concerns them all.
        if (messages.size > 0 && !messages.has(index)) left.push(one);
        else done.push(failed(one.unit, name, messages.get(index) ?? error.message));
      }
      wanted = left;
      await setImmediate();
    }
  }
  return done;
}

/** Imports the units of one entry. */
async function importThing(parts: Parts, units: readonly ReadUnit[], run: UnitImport): Promise<ImportedUnit[]> {
  const { kind, id, language } = units[0] as ReadUnit;
  let edited: EditedTranslation;
  try {
    edited = await readEdited(parts.db.read, { kind, id, language });
  } catch (error) {
    if (error instanceof AppError) return units.map((unit) => failed(unit, thingName({ kind, id }), error.message));
    throw error;
  }
  const blocks = blocksOf(edited);
  const done: ImportedUnit[] = [];
  for (const group of groupsOf(units)) {
    const results = group.map((unit) => wantedOf(unit, edited.name, blocks, run.state));
    done.push(...results.filter((result): result is ImportedUnit => !("piece" in result)));
    const wanted = results.filter((result): result is Wanted => "piece" in result);
    done.push(...(await saveUnits(parts, edited, wanted, run)));
    await setImmediate();
  }
  return done;
}

/** Units by their things. @throws AppError `Malformed` for one of another language, `Invalid` for too many */
async function unitsByThing(units: AsyncIterable<ReadUnit>, language: Translation): Promise<Map<string, ReadUnit[]>> {
  const things = new Map<string, ReadUnit[]>();
  let count = 0;
  for await (const unit of units) {
    if (unit.language !== language) {
      throw new AppError("Malformed", `Line ${unit.line}: this is a translation into another language than this list.`);
    }
    count += 1;
    if (count > MOST_UNITS) {
      const most = MOST_UNITS.toLocaleString("en");
      throw new AppError("Invalid", `A file can have ${most} units at most: split it into several.`);
    }
    const name = thingName(unit);
    const thing = things.get(name);
    if (thing === undefined) things.set(name, [unit]);
    else thing.push(unit);
  }
  return things;
}

/** Those that failed first, as many as an answer may have. */
function listed(lines: readonly ImportedUnit[]): ImportedUnit[] {
  const notable = lines.filter(({ result }) => result !== "unchanged");
  const first = notable.sort(
    (a, b) => Number(b.result === "failed") - Number(a.result === "failed") || a.line - b.line,
  );
  let length = 0;
  const end = first.findIndex(({ before = "", after = "" }, index) => {
    length += before.length + after.length;
    return index === MOST_LISTED || length > MOST_LISTED_LENGTH;
  });
  return (end === -1 ? first : first.slice(0, end)).sort((a, b) => a.line - b.line);
}

/**
 * Imports the units of a file, entry by entry, each in its own transaction, or in several if it is very long.
 * Idempotent. A dry run reports the same and writes nothing.
 */
export async function importUnits(
  parts: Parts,
  units: AsyncIterable<ReadUnit>,
  run: UnitImport,
): Promise<TranslationImport> {
  const lines: ImportedUnit[] = [];
  for (const thing of (await unitsByThing(units, run.language)).values()) {
    lines.push(...(await importThing(parts, thing, run)));
    await setImmediate();
  }
  const count = (result: ImportedUnit["result"]): number => lines.filter((line) => line.result === result).length;
  const shown = listed(lines);
  const unchanged = count("unchanged");
  return {
    dryRun: run.dryRun,
    ...{ added: count("added"), changed: count("changed"), unchanged, failed: count("failed") },
    units: shown,
    unlisted: lines.length - unchanged - shown.length,
  };
}
