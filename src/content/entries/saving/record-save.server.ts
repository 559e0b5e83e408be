import { isDeepStrictEqual } from "node:util";
import type { Action } from "../../../people/activity/activity.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { missingRevision, type RevisionAction } from "../../fields/revision.ts";
import type { WildNames } from "../../kinds/checks/dated-mentions.ts";
import type { EntrySeqs } from "../../kinds/rows/entry-rows.server.ts";
import { changedWords } from "../history/changed-words.ts";
import type { EntryContent } from "../history/entry-content.ts";
import { type EntryState, readEntryStates } from "./content-rows.server.ts";
import { noteWarnings, wildNamesFor } from "./note-warnings.server.ts";
import { findNewestVersion, insertRevision } from "./revision-rows.server.ts";

/** Who saves, and what the history and the activity list record. */
export type Save = {
  /** The username; null for the site itself. */
  by: string | null;
  action: RevisionAction & Action;
  /** Details for the activity list. */
  detail?: string | undefined;
  now: Date;
  /** The names that an article is compared with, where they are known already. */
  wild?: readonly WildNames[] | undefined;
};

/** Entries read in one batch: a tag may be used by thousands. */
const BATCH = 200;

async function* statesOf(transaction: WriteTransaction, touched: EntrySeqs): AsyncGenerator<EntryState> {
  for (const kind of ENTRY_KINDS) {
    for (let start = 0; start < touched[kind].length; start += BATCH) {
      yield* await readEntryStates(transaction, kind, touched[kind].slice(start, start + BATCH));
    }
  }
}

/**
 * Makes sure that the histories of these entries end with their current state. Call it before they change: otherwise a
 * state that was never saved in the admin area, or that changed indirectly, would be lost.
 */
export async function keepStatesBefore(transaction: WriteTransaction, touched: EntrySeqs): Promise<void> {
  for await (const state of statesOf(transaction, touched)) await keepState(transaction, state);
}

/** The same for one entry whose state is already known. */
export async function keepState(transaction: WriteTransaction, state: EntryState): Promise<void> {
  const missing = missingRevision(await findNewestVersion(transaction, state), state);
  if (missing) await insertRevision(transaction, state, { ...missing, content: state.content });
}

/** Records the state after a save, who made it, and its warnings, all in the transaction of the save. */
export async function recordSave(transaction: WriteTransaction, state: EntryState, save: Save): Promise<void> {
  const { by, action, detail, now, wild = await wildNamesFor(transaction, state.kind) } = save;
  const { kind, id, name, version, content } = state;
  await insertRevision(transaction, state, { version, action, madeBy: by, madeAt: now.toISOString(), content });
  await insertActivity(transaction, { username: by, action, subject: { kind, id, name }, detail, now });
  await noteWarnings(transaction, state, { now, wild });
}

/** The same for an entry whose row is already written. */
export async function recordStored(
  transaction: WriteTransaction,
  { kind, seq }: { kind: EntryKind; seq: number },
  save: Save,
): Promise<void> {
  for (const state of await readEntryStates(transaction, kind, [seq])) await recordSave(transaction, state, save);
}

/**
 * Records entries that changed indirectly (with the texts of an image, or a tag). The activity list has one line for
 * the direct change. Their versions must already be raised, and `keepStatesBefore` must have been called.
 */
export async function recordTouched(
  transaction: WriteTransaction,
  touched: EntrySeqs,
  { by, now }: Pick<Save, "by" | "now">,
): Promise<void> {
  const wild = touched.article.length === 0 ? [] : await wildNamesFor(transaction, "article");
  for await (const state of statesOf(transaction, touched)) {
    await noteWarnings(transaction, state, { now, wild });
    await insertRevision(transaction, state, {
      version: state.version,
      action: "changed",
      madeBy: by,
      madeAt: now.toISOString(),
      content: state.content,
    });
  }
}

/** The fields in which two states of an entry differ; empty if a save would change nothing. */
export function fieldsChanged(before: EntryContent, after: EntryContent): string[] {
  const [old, fresh]: [Record<string, unknown>, Record<string, unknown>] = [asStored(before), asStored(after)];
  return Object.keys(fresh).filter((field) => !isDeepStrictEqual(old[field], fresh[field]));
}

/** As a revision stores it: a key that is undefined is no difference. */
const asStored = (content: EntryContent): Record<string, unknown> => JSON.parse(JSON.stringify(content));

/**
 * The action of a save, and its details for the activity list.
 * @param given overrides from the caller
 */
export function describeChange(
  before: EntryContent,
  after: EntryContent,
  changed: string[],
  given: { action?: Save["action"] | undefined; detail?: string | undefined },
): Pick<Save, "action" | "detail"> {
  const published = after.publication === "published" ? "published" : "unpublished";
  const action = given.action ?? (before.publication === after.publication ? "changed" : published);
  const saysItself = action === published ? ["publication"] : [];
  return { action, detail: given.detail ?? changedWords(changed.filter((field) => !saysItself.includes(field))) };
}
