import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { SubmissionRow } from "../rows/submission-rows.server.ts";

type Done = {
  /** Null on the command line. */
  username: string | null;
  action: "submitted" | "sent back" | "took back" | "made review link" | "revoked review link";
  now: Date;
};

/** Adds to the activity list what was done with a submission. It names the entry. */
export const recordActivity = (
  transaction: WriteTransaction,
  { kind, entry_id: id, entry_name: name }: Pick<SubmissionRow, "kind" | "entry_id" | "entry_name">,
  done: Done,
): Promise<void> => insertActivity(transaction, { ...done, subject: { kind, id, name } });
