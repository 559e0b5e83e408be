import type { Selectable } from "kysely";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { LetterKind } from "./letter.ts";
import type { LetterState } from "./letter-states.ts";
import { LETTER_STATES, OPEN_STATES } from "./letter-states.ts";
import { words } from "./words.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    letters: LettersTable;
  }
}

/** A letter of a reader about a tusker: a correction, or a photograph. */
type LettersTable = {
  id: string;
  /** SHA-256 of the token in its link, in hexadecimal. */
  token_hash: string;
  /** The `_id` of the tusker, who may be gone, and his name when the letter came. */
  tusker_id: string;
  tusker_name: string;
  kind: LetterKind;
  /** Which statement a correction is about. */
  about: string | null;
  wrong: string | null;
  correction: string | null;
  source: string | null;
  /** 1 if the reader saw it with their own eyes. */
  seen: number;
  note: string | null;
  /** The photograph; it stays named here when a keeper has taken it. */
  image_name: string | null;
  maker: string | null;
  /** The licence of the photograph. */
  terms: string | null;
  /** Year and month. */
  taken_on: string | null;
  place: string | null;
  permission: "own" | "permitted" | null;
  /** The name that the reader gave. */
  sender: string | null;
  state: LetterState;
  answer: string | null;
  /** The version of the tusker that took it in. */
  taken_version: number | null;
  created_at: string;
  /** When it was taken, answered or declined. */
  settled_at: string | null;
};

export type LetterRow = Selectable<LettersTable>;

export type LetterFilter = { closed: boolean };

const CLOSED_STATES = LETTER_STATES.filter((state) => !OPEN_STATES.some((open) => open === state));
const statesOf = ({ closed }: LetterFilter) => (closed ? CLOSED_STATES : [...OPEN_STATES]);

export async function insertLetter(transaction: WriteTransaction, letter: LetterRow): Promise<void> {
  await transaction.insertInto("letters").values(letter).execute();
}

/** @throws AppError `NotFound` */
export async function getLetterRow(db: Queryable, id: string): Promise<LetterRow> {
  const row = await db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("NotFound", "There is no letter with this id. Its reader may have taken it back.");
  return row;
}

/** @throws AppError `NotFound` */
export async function getLetterByToken(db: Queryable, tokenHash: string): Promise<LetterRow> {
  const row = await db.selectFrom("letters").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
  if (!row) throw new AppError("NotFound", words.noLetter);
  return row;
}

/** Those that wait the longest come first; of the closed ones the newest. */
export async function listLetterRows(
  db: Queryable,
  filter: LetterFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LetterRow[]> {
  const order = filter.closed ? "desc" : "asc";
  return db
    .selectFrom("letters")
    .selectAll()
    .where("state", "in", statesOf(filter))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countLetters = (db: Queryable, filter: LetterFilter): Promise<number> =>
  countRows(db.selectFrom("letters").where("state", "in", statesOf(filter)));

/** The photographs that no keeper has taken. */
export const countHeldPhotographs = (db: Queryable): Promise<number> =>
  countRows(db.selectFrom("images").where("letter_id", "is not", null));

export async function updateLetter(
  transaction: WriteTransaction,
  id: string,
  change: Partial<Pick<LetterRow, "state" | "answer" | "taken_version" | "settled_at" | "image_name">>,
): Promise<void> {
  await transaction.updateTable("letters").set(change).where("id", "=", id).execute();
}

export async function deleteLetterRow(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom("letters").where("id", "=", id).execute();
}

export const listLettersBefore = (db: Queryable, time: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom("letters")
    .select("id")
    .where("created_at", "<", time.toISOString())
    .orderBy("created_at")
    .limit(limit)
    .execute();

/** Puts a letter's photograph into the library, as if it had been uploaded now. */
export async function releaseImage(transaction: WriteTransaction, name: string, now: Date): Promise<void> {
  const variants = await countRows(transaction.selectFrom("image_variants").where("image_name", "=", name));
  await transaction
    .updateTable("images")
    .set({
      letter_id: null,
      created_at: now.toISOString(),
      // An animation has no variants at all.
      variants_due: variants > 0 ? now.toISOString() : null,
    })
    .where("name", "=", name)
    .execute();
}
