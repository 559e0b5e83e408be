import type { Services } from "../../../platform/services/services.server.ts";
import { findAccountBySeq } from "../rows/account-rows.server.ts";
import { deleteSession } from "../rows/session-rows.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";

/** Ends the session and invalidates its token. Idempotent: a session that has already ended is no error. */
export async function signOut(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountSeq, sessionSeq }: { accountSeq: number; sessionSeq: number },
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const [account, session] = [
      await findAccountBySeq(transaction, accountSeq),
      await deleteSession(transaction, accountSeq, { seq: sessionSeq }),
    ];
    if (!account || !session) return;
    await noteAccountActivity(transaction, {
      by: account.username,
      action: "signed out",
      account,
      detail: session.device ?? undefined,
      now: clock.now(),
    });
  });
}
