import type { EndAccess } from "../../../people/accounts/rows/end-sessions.server.ts";
import { deletePreview } from "../../previews/preview-rows.server.ts";
import { listUnrevokedLinksBy, updateLink } from "../rows/link-rows.server.ts";
import { findSubmission } from "../rows/submission-rows.server.ts";
import { recordActivity } from "../saving/record-activity.server.ts";

/**
 * Ends the links that an account made: with a stolen token somebody could make one, and read drafts long after the token
 * has ended.
 */
export const revokeLinksOf: EndAccess = async (transaction, { username, by, now }) => {
  for (const { id, token_hash, submission_id } of await listUnrevokedLinksBy(transaction, username, now)) {
    await updateLink(transaction, id, { revoked_at: now.toISOString(), revoked_by: by });
    await deletePreview(transaction, token_hash);
    const submission = await findSubmission(transaction, submission_id);
    const action = "revoked review link" as const;
    if (submission !== undefined) await recordActivity(transaction, submission, { username: by, action, now });
  }
};
