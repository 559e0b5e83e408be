import { isDeepStrictEqual } from "node:util";
import type { Action } from "../../activity/activity.ts";
import { insertActivity } from "../../activity/activity-rows.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { changedWords } from "../history/changed-words.ts";
import type { EntryContent } from "../history/entry-content.ts";
import { missingRevision, type RevisionAction } from "../history/revision.ts";
import { type EntryState, readEntryStates } from "./content-rows.server.ts";
import { findNewestVersion, insertRevision } from "./revision-rows.server.ts";

/** Who saves what, and how it is told of. */
export type Save = {
  /** The username; null for the site itself. */
  by: string | null;
  action: RevisionAction & Action;
  /** More for the list of activities. */
  detail?: string | undefined;
  now: Date;
};

/** Entries by internal key. */
export type Touched = { tuskerSeqs: number[]; articleSeqs: number[] };

export const touchesNothing = ({ tuskerSeqs, articleSeqs }: Touched): boolean =>
  tuskerSeqs.length + articleSeqs.length === 0;

/** Entries read whole at once: a tag may stand at thousands. */
const BATCH = 200;

async function* statesOf(transaction: WriteTransaction, touched: Touched): AsyncGenerator<EntryState> {
  for (const [kind, seqs] of [
    ["tusker", touched.tuskerSeqs],
    ["article", touched.articleSeqs],
  ] as const) {
    for (let start = 0; start < seqs.length; start += BATCH) {
      yield* await readEntryStates(transaction, kind, seqs.slice(start, start + BATCH));
    }
  }
}

/**
 * Sees to it that the histories of these entries end with what they are now. To be called before they change: what was
 * never saved through the admin area, or changed with something else, would be lost otherwise.
 */
export async function keepStatesBefore(transaction: WriteTransaction, touched: Touched): Promise<void> {
  for await (const state of statesOf(transaction, touched)) await keepState(transaction, state);
}

/** The same for one entry whose state is known already. */
export async function keepState(transaction: WriteTransaction, state: EntryState): Promise<void> {
  const missing = missingRevision(await findNewestVersion(transaction, state), state);
  if (missing) await insertRevision(transaction, state, { ...missing, content: state.content });
}

/** Keeps an entry as it is after a save, and notes who did it: both in the transaction of the save. */
export async function recordSave(transaction: WriteTransaction, state: EntryState, save: Save): Promise<void> {
  const { by, action, detail, now } = save;
  const { kind, id, name, version, content } = state;
  await insertRevision(transaction, state, { version, action, madeBy: by, madeAt: now.toISOString(), content });
  await insertActivity(transaction, { username: by, action, subject: { kind, id, name }, detail, now });
}

/** The same for an entry whose row has been written already. */
export async function recordStored(
  transaction: WriteTransaction,
  { kind, seq }: { kind: EntryKind; seq: number },
  save: Save,
): Promise<void> {
  for (const state of await readEntryStates(transaction, kind, [seq])) await recordSave(transaction, state, save);
}

/**
 * Keeps entries as they are after they changed with something else (the words of an image, a tag), whose own line in
 * the list of activities tells who did it. Their versions have been raised, and `keepStatesBefore` was called before.
 */
export async function recordTouched(
  transaction: WriteTransaction,
  touched: Touched,
  { by, now }: Pick<Save, "by" | "now">,
): Promise<void> {
  for await (const state of statesOf(transaction, touched)) {
    await insertRevision(transaction, state, {
      version: state.version,
      action: "changed",
      madeBy: by,
      madeAt: now.toISOString(),
      content: state.content,
    });
  }
}

/** The fields by which two states of one entry differ; none where a save would change nothing. */
export function fieldsChanged(before: EntryContent, after: EntryContent): string[] {
  const [old, fresh]: [Record<string, unknown>, Record<string, unknown>] = [asStored(before), asStored(after)];
  return Object.keys(fresh).filter((field) => !isDeepStrictEqual(old[field], fresh[field]));
}

/** As a revision holds it: a key without a value is no difference. */
const asStored = (content: EntryContent): Record<string, unknown> => JSON.parse(JSON.stringify(content));

/**
 * What kind of save it was, and its words for the list of activities.
 * @param given what the caller knows better
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
