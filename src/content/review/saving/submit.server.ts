import { checkIfMatch, entryTag } from "../../../platform/api/entry-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import { ENTRY_CODE } from "../../entries/entry-code.server.ts";
import type { EntryContent } from "../../entries/history/entry-content.ts";
import { completeEntry, getChangeableRow } from "../../entries/records/complete-entries.server.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { checkImageOrigins } from "../../entries/saving/check-origins.server.ts";
import { checkEntrySafety } from "../../entries/saving/check-safety.server.ts";
import { keptContent } from "../../entries/saving/content-rows.server.ts";
import { fieldsChanged, keepStatesBefore } from "../../entries/saving/record-save.server.ts";
import { settleSources } from "../../entries/sources/settle-sources.server.ts";
import type { Content, Fields, SentFields } from "../../fields/fields.ts";
import { seqsOf } from "../../kinds/rows/entry-rows.server.ts";
import { imagesAfter, inEntry } from "../../previews/make-preview.server.ts";
import { insertSources } from "../../sources/rows/source-rows.server.ts";
import type { SentSource, Source } from "../../sources/source.ts";
import {
  countSubmissions,
  insertSubmission,
  listOpenOf,
  type SubmissionRow,
  updateSubmission,
} from "../rows/submission-rows.server.ts";
import { MOST_OPEN, type NewSubmission, OPEN_STATES, type Submission } from "../submission.ts";
import { type Asking, completeSubmission, getSubmission } from "./read-submission.server.ts";
import { recordActivity } from "./record-activity.server.ts";
import { showAgain } from "./shown-content.server.ts";

type Sent = SentFields<Fields> & { slug?: string; sources?: SentSource[] | null };

/**
 * The entry as it would be if this were approved: published. Sources that the library lacks are added to it now, so
 * that the keys in the content stay theirs; readers see a source only where a published entry uses it.
 */
async function proposedContent(
  transaction: WriteTransaction,
  { kind, id, version, entry }: NewSubmission,
  now: Date,
): Promise<{ name: string; content: EntryContent; isChange: boolean }> {
  const code = ENTRY_CODE[kind];
  const row = await getChangeableRow(transaction, kind, id);
  checkIfMatch(entryTag(version), row.version);
  const sent = { ...entry, publication: "published" } as Sent;
  const stored = await completeEntry(transaction, kind, row);
  const before = code.contentOf(row, stored.tags) as Content<Fields> & { sources: Source[] };
  const merged = await code.merge(before, sent);
  const given = { sent: sent.sources, stored: before.sources };
  const { content, added } = await settleSources(transaction, merged, given);
  const at = now.toISOString();
  await insertSources(
    transaction,
    added.map((source) => ({ ...source, created_at: at, updated_at: at })),
  );
  const imageDetails = await imagesAfter(transaction, stored.imageDetails, entry ?? {});
  const proposed = keptContent(kind, content, { slug: sent.slug ?? row.slug, imageDetails });
  await checkEntrySafety(proposed, now);
  await checkImageOrigins(transaction, proposed, imageDetails);
  // The version that it is based on is compared with it later.
  await keepStatesBefore(transaction, seqsOf(kind, [row.seq]));
  const changed = fieldsChanged(keptContent(kind, before, stored), proposed);
  return { name: code.nameOf(content), content: proposed, isChange: changed.length > 0 };
}

/**
 * The submission of this entry that its author goes on with, if there is one.
 * @throws AppError `Conflict` if another account's is waiting
 */
function findOwn(open: readonly SubmissionRow[], by: string): SubmissionRow | undefined {
  const other = open.find(({ author, state }) => author !== by && state === "waiting");
  if (other !== undefined) {
    throw new AppError(
      "Conflict",
      `${other.author} has submitted this entry already, and it waits for review. Submit yours when that is decided.`,
    );
  }
  return open.find(({ author }) => author === by);
}

/**
 * Submits an entry for review: a draft as it is stored, or changes that its author may not make themselves. The entry
 * stays as it is. What its author had open of it goes on in a new round, with its comments.
 * @throws AppError `NotFound`, `Gone`, `Stale`, `Conflict`, `Invalid`
 */
export function submit({ db, clock }: Writer, sent: NewSubmission, { by, role }: Asking): Promise<Submission> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { kind, id: entryId } = sent;
    const { name, content, isChange } = await proposedContent(transaction, sent, now).catch((error: unknown) => {
      throw inEntry(error);
    });
    if (!isChange) throw new AppError("Conflict", "Nothing is different from what is published.");
    const own = findOwn(await listOpenOf(transaction, { kind, id: entryId }), by);
    const values = {
      entry_name: name,
      base_version: sent.version,
      content: JSON.stringify(content),
      note: sent.note ?? "",
      state: "waiting",
      reason: null,
      reviewer: null,
      submitted_at: now.toISOString(),
      decided_at: null,
    } as const;
    const id = own?.id ?? newEntryId();
    if (own !== undefined) await updateSubmission(transaction, id, { ...values, round: own.round + 1 });
    else {
      if ((await countSubmissions(transaction, { states: OPEN_STATES, author: by })) >= MOST_OPEN) {
        throw new AppError("Conflict", `You have ${MOST_OPEN} submissions open. Wait until some of them are decided.`);
      }
      await insertSubmission(transaction, { id, kind, entry_id: entryId, author: by, round: 1, ...values });
    }
    await showAgain(transaction, { id, kind, entry_id: entryId, content: values.content }, now);
    const subject = { kind, entry_id: entryId, entry_name: name };
    await recordActivity(transaction, subject, { username: by, action: "submitted", now });
    return completeSubmission(transaction, await getSubmission(transaction, id, { by, role }));
  });
}
