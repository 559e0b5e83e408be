import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import {
  ACCESS_TOKEN_PREFIX,
  DEVICE_TOKEN_PREFIX,
  hashToken,
  isTokenShaped,
  newToken,
} from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { deviceWords } from "../device-words.ts";
import { newSignInMail } from "../mail/mail-texts.ts";
import { type MailNeeds, tellAccount } from "../mail/tell-account.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { deleteExpiredSessions, insertSession } from "../rows/session-rows.server.ts";
import {
  deleteExpiredTrustedDevices,
  isDeviceOfAccount,
  isKnownDevice,
  saveTrustedDevice,
} from "../rows/trusted-device-rows.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";

export type StartedSession = {
  accessToken: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
  username: string;
  /** For the browser's `trusted_device` cookie. */
  deviceToken: string;
};

/** The browser that signs in. */
export type SigningBrowser = {
  /** The `User-Agent` header. */
  userAgent?: string | undefined;
  /** The `trusted_device` cookie, not yet validated. */
  deviceToken: string | undefined;
};

/**
 * The hash of the cookie if this site issued it, to any account: a browser must not be trusted by a token that an attacker
 * planted.
 */
export async function hashOfDevice(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined || !isTokenShaped(DEVICE_TOKEN_PREFIX, token)) return undefined;
  const hash = hashToken(token);
  return (await isKnownDevice(db.read, hash, clock.now())) ? hash : undefined;
}

/**
 * Starts a session for somebody who has proved to be the owner of the account. The owner gets a mail if the account had
 * not been used in this browser before.
 * @param knownDevice the hash of the browser's cookie, from `hashOfDevice`
 */
export async function startSession(
  services: MailNeeds,
  transaction: WriteTransaction,
  start: {
    account: AccountRow;
    browser: SigningBrowser;
    knownDevice: string | undefined;
    /** How the owner signed in, if not by the password. */
    means?: string;
    now: Date;
  },
): Promise<StartedSession> {
  const { account, browser, knownDevice, means, now } = start;
  const accessToken = newToken(ACCESS_TOKEN_PREFIX);
  const deviceToken = (knownDevice === undefined ? undefined : browser.deviceToken) ?? newToken(DEVICE_TOKEN_PREFIX);
  const tokenHash = hashToken(deviceToken);
  const device = deviceWords(browser.userAgent);
  await deleteExpiredSessions(transaction, now);
  await deleteExpiredTrustedDevices(transaction, now);
  const isNew = !(await isDeviceOfAccount(transaction, { accountSeq: account.seq, tokenHash }));
  await saveTrustedDevice(transaction, { accountSeq: account.seq, tokenHash, now });
  const expiresAt = await insertSession(transaction, {
    accountSeq: account.seq,
    tokenHash: hashToken(accessToken),
    device,
    now,
  });
  const detail = [device, means].filter((part) => part != null).join(", ") || undefined;
  await noteAccountActivity(transaction, { by: account.username, action: "signed in", account, detail, now });
  if (isNew) {
    await tellAccount(services, transaction, { account, mail: (about) => newSignInMail(about, { at: now, device }) });
  }
  return { accessToken, expiresAt, username: account.username, deviceToken };
}
