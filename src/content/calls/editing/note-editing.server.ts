import { AppError } from "../../../platform/errors/app-error.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import type { OtherEditor } from "./editing.ts";
import {
  countFormsOf,
  deleteForm,
  deleteSilentForms,
  insertForm,
  listOtherEditors,
  noteSeen,
  type OpenForm,
} from "./editing-rows.server.ts";
import { SILENT_MS } from "./heartbeat.ts";

/** More open forms than this of one account are not remembered. */
const MOST_OF_ACCOUNT = 50;

/** More of one entry are not named. */
const MOST_NAMED = 20;

/** How far the clocks of the processes may differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Remembers that the form is open, and names the other accounts that have the entry open. Other forms of the
 * same account are not named: the browser tells of its own tabs. It is no change of the entry: neither its
 * version nor the activity list tell of it.
 * @throws AppError `NotFound`. An entry in the bin may still be open in a form.
 */
export async function noteEditing({ db, clock }: Writer, open: OpenForm): Promise<OtherEditor[]> {
  if (!(await findEntry(db.read, open.kind, open.id)))
    throw new AppError("NotFound", `There is no ${open.kind} with the id ${open.id}.`);
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    await deleteSilentForms(transaction, { silentSince: before(SILENT_MS), latest: before(-CLOCKS_DIFFER_MS) });
    const isKnown = await noteSeen(transaction, open, now);
    if (!isKnown && (await countFormsOf(transaction, open.accountSeq)) < MOST_OF_ACCOUNT)
      await insertForm(transaction, open, now);
    return listOtherEditors(transaction, open, MOST_NAMED);
  });
}

/** Forgets a form that was closed. */
export const noteLeaving = ({ db }: Pick<Writer, "db">, open: OpenForm): Promise<void> =>
  db.write.transaction().execute((transaction) => deleteForm(transaction, open));
