import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { deleteSessionsOf } from "./session-rows.server.ts";

declare module "../../../platform/services/services.server.ts" {
  interface Services {
    /** What ends with the sessions of an account. */
    endAccess: readonly EndAccess[];
  }
}

type Ending = {
  /** Whose access ends. */
  username: string;
  /** Null on the command line. */
  by: string | null;
  now: Date;
};

/** Ends what an account has made elsewhere and what works without a session, such as review links. */
export type EndAccess = (transaction: WriteTransaction, ending: Ending) => Promise<void>;

/**
 * Ends the sessions of an account, and all that somebody with one of them could have made to come back without one.
 * @returns how many sessions there were
 */
export async function endSessions(
  { endAccess }: { endAccess: readonly EndAccess[] },
  transaction: WriteTransaction,
  {
    account,
    exceptSeq,
    by,
    now,
  }: Omit<Ending, "username"> & {
    account: { seq: number; username: string };
    /** The session to keep. */
    exceptSeq?: number;
  },
): Promise<number> {
  const ended = await deleteSessionsOf(transaction, account.seq, exceptSeq);
  for (const end of endAccess) await end(transaction, { username: account.username, by, now });
  return ended;
}
