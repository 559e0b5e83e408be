import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { restorableBody } from "../../entries/history/restore-revision.server.ts";
import { previewContent } from "../../previews/make-preview.server.ts";
import type { NewPreview } from "../../previews/preview.ts";
import { replacePreviewContent } from "../../previews/preview-rows.server.ts";
import { listWorkingLinks } from "../rows/link-rows.server.ts";
import type { SubmissionRow } from "../rows/submission-rows.server.ts";

type Submitted = Pick<SubmissionRow, "kind" | "entry_id" | "content">;

/**
 * What review links show of a submission: the entry as it would be, in the form in which previews are stored.
 * @throws AppError `NotFound`, `Gone` if the entry is in the bin, `Invalid`
 */
export async function shownContent(
  transaction: WriteTransaction,
  { kind, entry_id: id, content }: Submitted,
  now: Date,
): Promise<string> {
  const { body: entry } = await restorableBody(
    transaction,
    { kind, id },
    {
      content: JSON.parse(content) as Record<string, unknown>,
      refusal: "It cannot be shown as it was submitted.",
    },
  );
  return JSON.stringify(await previewContent(transaction, { kind, id, entry } as NewPreview, now));
}

/** Lets the links of a submission show what was submitted now. */
export async function showAgain(
  transaction: WriteTransaction,
  submission: Submitted & Pick<SubmissionRow, "id">,
  now: Date,
): Promise<void> {
  const links = await listWorkingLinks(transaction, submission.id, now);
  if (links.length === 0) return;
  const content = await shownContent(transaction, submission, now);
  for (const { token_hash } of links) await replacePreviewContent(transaction, { token_hash, content });
}
