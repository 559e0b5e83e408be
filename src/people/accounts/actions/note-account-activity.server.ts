import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { Action } from "../../activity/activity.ts";
import { insertActivity } from "../../activity/activity-rows.server.ts";

/** Shown in the activity list for actions taken on the server itself, where nobody is signed in. */
export const ON_THE_COMMAND_LINE = "on the command line";

/**
 * Records what was done to an account.
 * @param note `by` is null for the site itself, its settings and its command line; `detail` then says which
 */
export async function noteAccountActivity(
  transaction: WriteTransaction,
  note: {
    by: string | null;
    action: Action;
    /** `id` is null for somebody who has only been invited. */
    account: { id: string | null; username: string };
    detail?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { by, action, account, detail, now } = note;
  await insertActivity(transaction, {
    username: by,
    action,
    subject: { kind: "account", id: account.id, name: account.username },
    detail,
    now,
  });
}
