import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken, isTokenShaped, LINK_TOKEN_PREFIX } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { replacePassword } from "../actions/replace-password.server.ts";
import { forgetFirstPassword } from "../first-password.server.ts";
import type { MailNeeds } from "../mail/tell-account.server.ts";
import { checkPassword } from "../password.ts";
import { findAccountBySeq, findAccountsToReset } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { deleteLinksOf, findLink } from "../rows/link-rows.server.ts";
import { mailLink } from "./mail-link.server.ts";

/** The same sentence for every reason: made up, expired, used, or void because something else changed. */
const NOT_GOOD = "This link is no longer valid. Ask for a new one, and open it within 30 minutes.";

/** Writes nothing, and takes as long for every account. @throws the error of any write, where none can be done */
export const checkCanWrite = ({ db }: Pick<Services, "db">): Promise<void> =>
  db.write.transaction().execute(async () => undefined);

/**
 * Mails a link to each account with that name or address that may sign in and has confirmed an address. Tells nobody
 * whether there was one: the caller has answered already, so that the time of the answer does not tell either.
 */
export async function mailResetLinks(
  services: MailNeeds & Pick<Services, "db" | "throttles">,
  nameOrAddress: string,
): Promise<void> {
  const { db, outbox, throttles } = services;
  for (const { seq } of await findAccountsToReset(db.read, nameOrAddress)) {
    if ((await throttles.links.take(seq, "password")) > 0) continue;
    await db.write.transaction().execute(async (transaction) => {
      const account = await findAccountBySeq(transaction, seq);
      // May have been disabled, or lost its address, a moment ago.
      if (!account || account.disabled_at !== null || account.email === null) return;
      await mailLink(services, transaction, { account, purpose: "password", to: account.email });
    });
  }
  outbox.wake();
}

/** The account of a link for a new password. @throws AppError NotFound when the token matches no valid link */
async function getAccountToReset(db: Queryable, token: string, now: Date): Promise<AccountRow> {
  const link = isTokenShaped(LINK_TOKEN_PREFIX, token)
    ? await findLink(db, { tokenHash: hashToken(token), purpose: "password", now })
    : undefined;
  const account = link && (await findAccountBySeq(db, link.account_seq));
  if (!account || account.disabled_at !== null) throw new AppError("NotFound", NOT_GOOD);
  return account;
}

/**
 * Sets a new password by the token from a mailed link, which works once. All sessions and invitations of the account
 * end, and its other links and trusted browsers are void. Nobody is signed in by it: a second factor still applies.
 * @throws AppError NotFound when the token matches no valid link; Invalid when the password breaks the rule
 */
export async function resetPassword(
  services: MailNeeds & Pick<Services, "db" | "passwords" | "log" | "endAccess">,
  given: { token: string; password: string },
): Promise<{ username: string }> {
  const { db, passwords, clock, outbox } = services;
  // Checked before the costly hashing, which nobody may trigger without a link.
  const password = checkPassword(given.password, await getAccountToReset(db.read, given.token, clock.now()));
  const passwordHash = await passwords.hash(password);
  const username = await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await getAccountToReset(transaction, given.token, now);
    await deleteLinksOf(transaction, account.seq);
    const note = { account, by: account.username, now };
    await endSessions(services, transaction, note);
    await replacePassword(services, transaction, { ...note, passwordHash, detail: "by a mailed link" });
    return account.username;
  });
  outbox.wake();
  await forgetFirstPassword(services, username);
  return { username };
}
