import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { hashToken, isTokenShaped, LINK_TOKEN_PREFIX } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { type Confirmation, type ConfirmNeeds, confirmOwnAccount } from "../actions/confirm-own-account.server.ts";
import { noteAccountActivity } from "../actions/note-account-activity.server.ts";
import { getOwnAccount, type SignedInAccount } from "../actions/own-account.server.ts";
import { addressChangedMail } from "../mail/mail-texts.ts";
import { type MailNeeds, tellAccount } from "../mail/tell-account.server.ts";
import { findAccountBySeq, updateAccount } from "../rows/account-rows.server.ts";
import { deleteLinksOf, findLink } from "../rows/link-rows.server.ts";
import { mailLink } from "./mail-link.server.ts";

type Needs = MailNeeds & ConfirmNeeds;

/** The same sentence for every reason: made up, expired, replaced or used. */
const NOT_GOOD = "This link is no longer valid. Ask for a new one on your account page.";

export const NO_MAIL = "This site cannot send mail to you.";

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Sends a link to the address; once it is confirmed, it becomes the account's. Until then the old one stays. An earlier
 * link to confirm an address no longer works.
 * @throws AppError Conflict where the site cannot send mail; Invalid for a wrong password or code, and for the address
 * that the account has; TooManyRequests after too many links
 */
export async function requestAddress(
  services: Needs,
  own: SignedInAccount,
  { email, ...given }: Confirmation & { email: string },
): Promise<void> {
  const { outbox, throttles } = services;
  await confirmOwnAccount(services, own, given, async (transaction, account) => {
    if (!outbox.canMail) throw new AppError("Conflict", NO_MAIL, { code: "no_mail" });
    if (account.email !== null && sameAddress(account.email, email)) {
      throw invalidField("email", "This is the address that your account has already.");
    }
    const wait = await throttles.links.take(account.seq, "email");
    if (wait > 0) {
      throw new AppError("TooManyRequests", "Too many links were sent. Please try again later.", {
        retryAfterSeconds: wait,
      });
    }
    await deleteLinksOf(transaction, account.seq, "email");
    await mailLink(services, transaction, { account, purpose: "email", to: email });
  });
  outbox.wake();
}

/**
 * Makes an address the account's, by the token from its link; the link works once. The old address is told. Links for a
 * new password that went there no longer work.
 * @throws AppError NotFound when the token matches no valid link
 */
export async function confirmAddress(
  services: MailNeeds & Pick<Services, "db">,
  token: string,
): Promise<{ username: string }> {
  const { db, clock, outbox } = services;
  const username = await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const link = isTokenShaped(LINK_TOKEN_PREFIX, token)
      ? await findLink(transaction, { tokenHash: hashToken(token), purpose: "email", now })
      : undefined;
    const account = link && (await findAccountBySeq(transaction, link.account_seq));
    if (!link || !account || account.disabled_at !== null) throw new AppError("NotFound", NOT_GOOD);
    await deleteLinksOf(transaction, account.seq);
    await tellAccount(services, transaction, {
      account,
      mail: (about) => addressChangedMail(about, { removed: false }),
    });
    await updateAccount(transaction, account.seq, { email: link.email, email_confirmed_at: now.toISOString() });
    await noteAccountActivity(transaction, { by: account.username, action: "set address", account, now });
    return account.username;
  });
  outbox.wake();
  return { username };
}

/**
 * Removes the address of one's own account, and a link that would set another. The address is told.
 * @throws AppError Invalid for a wrong password or code; Conflict where there is nothing to remove
 */
export async function removeAddress(services: Needs, own: SignedInAccount, given: Confirmation): Promise<void> {
  await confirmOwnAccount(services, own, given, async (transaction, account, now) => {
    if (account.email === null) throw new AppError("Conflict", "Your account has no e-mail address.");
    await deleteLinksOf(transaction, account.seq);
    await tellAccount(services, transaction, {
      account,
      mail: (about) => addressChangedMail(about, { removed: true }),
    });
    await updateAccount(transaction, account.seq, { email: null, email_confirmed_at: null, wants_alerts: 0 });
    await noteAccountActivity(transaction, { by: account.username, action: "removed address", account, now });
  });
  services.outbox.wake();
}

/**
 * Whether the owner gets mail when the site needs attention.
 * @throws AppError Conflict without an address to send it to
 */
export async function chooseAlerts(
  { db, clock }: Pick<Services, "db" | "clock">,
  own: SignedInAccount,
  { wanted }: { wanted: boolean },
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const account = await getOwnAccount(transaction, own, clock.now());
    if (wanted && account.email === null) {
      throw new AppError("Conflict", "Confirm an e-mail address first, to which the mail can go.");
    }
    await updateAccount(transaction, account.seq, { wants_alerts: wanted ? 1 : 0 });
  });
}
