import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { API_KEY_PREFIX, hashToken, newToken } from "../../../platform/ids/tokens.server.ts";
import { type Confirmation, type ConfirmNeeds, confirmOwnAccount } from "../actions/confirm-own-account.server.ts";
import { noteAccountActivity } from "../actions/note-account-activity.server.ts";
import { getOwnAccount, type SignedInAccount } from "../actions/own-account.server.ts";
import { checkMay } from "../check-may.ts";
import { apiKeyMail } from "../mail/mail-texts.ts";
import { type MailNeeds, tellAccount } from "../mail/tell-account.server.ts";
import type { KeyScope } from "../roles.ts";
import { findAccountBySeq } from "../rows/account-rows.server.ts";
import type { AccountRow, ApiKeyRow } from "../rows/account-tables.server.ts";
import { deleteApiKey, deleteExpiredApiKeys, insertApiKey, listApiKeys } from "../rows/api-key-rows.server.ts";

type Needs = MailNeeds & ConfirmNeeds;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Far more than the programs of one person. */
const MOST_KEYS = 20;

export type NewApiKey = { name: string; scope: KeyScope; days: number };

/**
 * Makes a key for one's own account. The owner is told by mail.
 * @returns the key itself, which cannot be retrieved again, and what is stored of it
 * @throws AppError Invalid for a wrong password or code; Conflict when the account has many keys
 */
export async function makeApiKey(
  services: Needs,
  own: SignedInAccount,
  { name, scope, days, ...given }: Confirmation & NewApiKey,
): Promise<{ key: string; row: ApiKeyRow }> {
  const key = newToken(API_KEY_PREFIX);
  const row = await confirmOwnAccount(services, own, given, async (transaction, account, now) => {
    await deleteExpiredApiKeys(transaction, now);
    const keys = await listApiKeys(transaction, account.seq);
    if (keys.length >= MOST_KEYS) {
      throw new AppError("Conflict", `An account can have at most ${MOST_KEYS} API keys. Revoke one first.`);
    }
    const made = await insertApiKey(transaction, {
      account_seq: account.seq,
      key_hash: hashToken(key),
      name,
      scope,
      expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
      now,
    });
    const detail = `${name}, ${scope}`;
    await noteAccountActivity(transaction, { by: account.username, action: "made API key", account, detail, now });
    await tellAccount(services, transaction, {
      account,
      mail: (about) => apiKeyMail(about, { at: now, name, change: { scope } }),
    });
    return made;
  });
  services.outbox.wake();
  return { key, row };
}

const NOT_FOUND = "There is no such API key. It may have been revoked already.";

async function noteRevoked(
  services: Needs,
  transaction: WriteTransaction,
  { account, name, by, now }: { account: AccountRow; name: string; by: string; now: Date },
): Promise<void> {
  await noteAccountActivity(transaction, { by, action: "revoked API key", account, detail: name, now });
  await tellAccount(services, transaction, {
    account,
    mail: (about) => apiKeyMail(about, { at: now, name, change: { by } }),
  });
}

/**
 * Revokes a key of one's own account, which needs no password: it can only take access away. The owner is told by mail.
 * @throws AppError NotFound when the account has no such key
 */
export async function revokeOwnApiKey(services: Needs, own: SignedInAccount, id: string): Promise<void> {
  const { db, clock, outbox } = services;
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await getOwnAccount(transaction, own, now);
    const revoked = await deleteApiKey(transaction, { id, accountSeq: account.seq });
    if (!revoked) throw new AppError("NotFound", NOT_FOUND);
    await noteRevoked(services, transaction, { account, name: revoked.name, by: account.username, now });
  });
  outbox.wake();
}

/**
 * Revokes a key of any account, for administrators. Its owner is told by mail.
 * @throws AppError NotFound; Forbidden for somebody who is no administrator any more
 */
export async function revokeApiKey(services: Needs, own: SignedInAccount, id: string): Promise<void> {
  const { db, clock, outbox } = services;
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { role, username } = await getOwnAccount(transaction, own, now);
    checkMay(role, "manage accounts");
    const revoked = await deleteApiKey(transaction, { id });
    const account = revoked && (await findAccountBySeq(transaction, revoked.account_seq));
    if (!account) throw new AppError("NotFound", NOT_FOUND);
    await noteRevoked(services, transaction, { account, name: revoked.name, by: username, now });
  });
  outbox.wake();
}
