import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { getAccount } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { deleteSession } from "../rows/session-rows.server.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";
import { getOwnAccount, type SignedInAccount } from "./own-account.server.ts";

type Needs = Pick<Services, "db" | "clock">;
type AllNeeds = Needs & Pick<Services, "endAccess">;

/**
 * Ends one session of an account, from the command line.
 * @throws AppError NotFound when there is no such account, or it has no such session.
 */
export async function revokeSession(
  { db, clock }: Needs,
  { username, sessionSeq }: { username: string; sessionSeq: number },
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const account = await getAccount(transaction, username);
    if (!(await deleteSession(transaction, account.seq, { seq: sessionSeq }))) {
      throw new AppError("NotFound", `${account.username} has no sign-in with the number ${sessionSeq}.`);
    }
    await noteEnded(transaction, { account, by: null, detail: ON_THE_COMMAND_LINE, now: clock.now() });
  });
}

/**
 * Ends every session of an account, from the command line, and returns how many there were.
 * @throws AppError NotFound when there is no such account.
 */
export async function revokeAllSessions(services: AllNeeds, username: string): Promise<number> {
  return services.db.write.transaction().execute(async (transaction) => {
    const account = await getAccount(transaction, username);
    const note = { account, by: null, now: services.clock.now() };
    const ended = await endSessions(services, transaction, note);
    if (ended > 0) await noteEnded(transaction, { ...note, detail: ON_THE_COMMAND_LINE });
    return ended;
  });
}

/**
 * Ends a session of one's own account, possibly the current one.
 * @throws AppError NotFound when the account has no such session.
 */
export async function endOwnSession({ db, clock }: Needs, own: SignedInAccount, id: string): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await getOwnAccount(transaction, own, now);
    const ended = await deleteSession(transaction, account.seq, { id });
    if (!ended) throw new AppError("NotFound", "There is no such sign-in. It may already have ended.");
    await noteEnded(transaction, { account, by: account.username, detail: ended.device ?? undefined, now });
  });
}

/** Ends all sessions of one's own account except the current one, and returns how many there were. */
export async function endOtherSessions(services: AllNeeds, own: SignedInAccount): Promise<number> {
  return services.db.write.transaction().execute(async (transaction) => {
    const now = services.clock.now();
    const account = await getOwnAccount(transaction, own, now);
    const note = { account, by: account.username, now };
    const ended = await endSessions(services, transaction, { ...note, exceptSeq: own.sessionSeq });
    if (ended > 0) await noteEnded(transaction, { ...note, detail: "all but the one in use" });
    return ended;
  });
}

async function noteEnded(
  transaction: WriteTransaction,
  note: { account: AccountRow; by: string | null; detail: string | undefined; now: Date },
): Promise<void> {
  await noteAccountActivity(transaction, { ...note, action: "ended sign-in" });
}
