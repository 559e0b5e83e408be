import { setImmediate } from "node:timers/promises";
import type { ActingRole } from "../../accounts/roles.ts";
import type { Clock } from "../../app/services.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { normalised } from "../../platform/text/normalised.ts";
import type { PieceState } from "../pieces/piece.ts";
import type { EditedBlock, EditedTranslation, SentPiece } from "../prose/edited-translation.ts";
import { fromTyped, toTyped } from "../prose/typed.ts";
import { readEdited } from "../saving/edited-translation.server.ts";
import { saveInTransaction } from "../saving/save-translation.server.ts";
import { type ImportedUnit, MOST_UNITS, type ReadUnit, type TranslationImport, thingName } from "./unit.ts";

export type UnitImport = {
  dryRun: boolean;
  by: string | null;
  role: ActingRole;
  /** Who translated it. */
  translator: string | undefined;
  state: Exclude<PieceState, "checked">;
};

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

/** Saves the units of one entry. Those that cannot be saved are told, and do not stop the others. */
async function importThing(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  units: readonly ReadUnit[],
  { dryRun, by, role, translator, state }: UnitImport,
): Promise<ImportedUnit[]> {
  const { kind, id, language } = units[0] as ReadUnit;
  const failed = ({ line, field }: ReadUnit, message: string, name = thingName({ kind, id })): ImportedUnit => ({
    line,
    name,
    field,
    result: "failed",
    message,
  });
  let edited: EditedTranslation;
  try {
    edited = await readEdited(db.read, { kind, id, language });
  } catch (error) {
    if (error instanceof AppError) return units.map((unit) => failed(unit, error.message));
    throw error;
  }
  const blocks = blocksOf(edited);
  const results = units.map((unit) => wantedOf(unit, edited.name, blocks, state));
  const done: ImportedUnit[] = results.filter((result): result is ImportedUnit => !("piece" in result));
  let wanted = results.filter((result): result is Wanted => "piece" in result);
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
      if (!(error instanceof AppError) || error.kind === "DiskFull") throw error;
      const messages = new Map((error.errors ?? []).map(({ path, message }) => [Number(path.split(".")[1]), message]));
      // An error that is about no piece concerns them all.
      const isWrong = (index: number) => messages.size === 0 || messages.has(index);
      done.push(
        ...wanted
          .filter((_, index) => isWrong(index))
          .map(({ unit }) =>
            failed(unit, messages.get(wanted.findIndex((one) => one.unit === unit)) ?? error.message, edited.name),
          ),
      );
      wanted = wanted.filter((_, index) => !isWrong(index));
    }
  }
  return done;
}

/**
 * Imports the units of a file, entry by entry, each in its own transaction. Idempotent. A dry run tells the same and
 * writes nothing.
 */
export async function importUnits(
  parts: { db: OpenDatabase; clock: Clock },
  units: readonly ReadUnit[],
  run: UnitImport,
): Promise<TranslationImport> {
  if (units.length > MOST_UNITS) {
    throw new AppError(
      "Invalid",
      `A file can have ${MOST_UNITS.toLocaleString("en")} units at most: split it into several.`,
    );
  }
  const things = Map.groupBy(units, (unit) => `${unit.language} ${thingName(unit)}`);
  const lines: ImportedUnit[] = [];
  for (const thing of things.values()) {
    lines.push(...(await importThing(parts, thing, run)));
    await setImmediate();
  }
  const count = (result: ImportedUnit["result"]): number => lines.filter((line) => line.result === result).length;
  return {
    dryRun: run.dryRun,
    ...{ added: count("added"), changed: count("changed"), unchanged: count("unchanged"), failed: count("failed") },
    units: lines.filter(({ result }) => result !== "unchanged").sort((a, b) => a.line - b.line),
  };
}
