import { accountKey } from "../../domain/accounts/username.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { removeFirstPassword } from "../auth/first-password.ts";
import { decoyHash, hashPassword, isOutdatedHash, verifyPassword } from "../auth/passwords.ts";
import { ACCESS_TOKEN_PREFIX, DEVICE_TOKEN_PREFIX, hashToken, isTokenShaped, newToken } from "../auth/tokens.ts";
import { findAccount, savePasswordHash } from "../db/accounts.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import { deleteExpiredSessions, insertSession } from "../db/sessions.ts";
import {
  deleteExpiredTrustedDevices,
  isKnownDevice,
  isTrustedDevice,
  saveTrustedDevice,
} from "../db/trusted-devices.ts";
import type { Services } from "../services.ts";

/** One sentence for every reason, so that nobody learns which names exist. */
const LOGIN_FAILED = "Login failed. Please check your credentials and try again.";

export type SignInRequest = {
  username: string;
  password: string;
  clientAddress: string;
  /** What the browser sent as its `trusted_device` cookie, whatever that is. */
  deviceToken: string | undefined;
};

export type StartedSession = {
  accessToken: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
  username: string;
  /** For the browser's `trusted_device` cookie. */
  deviceToken: string;
};

type Needs = Pick<Services, "db" | "throttles" | "clock" | "log" | "config">;
type Verify = typeof verifyPassword;

/**
 * Signs an account in by its password.
 * @param verify stands in for the password check in tests that count how often it is asked.
 * @throws AppError Unauthorised for a wrong name or password or a disabled account; TooManyRequests after too many
 * failures; Unavailable when too many people sign in at once.
 */
export async function signIn(
  services: Needs,
  request: SignInRequest,
  verify: Verify = verifyPassword,
): Promise<StartedSession> {
  const { db, throttles, clock } = services;
  const key = accountKey(request.username);
  const device = await readDevice(services, key, request.deviceToken);
  const attempt = await throttles.beginLogin({
    accountKey: key,
    clientAddress: request.clientAddress,
    trustedDevice: device.trusted ? device.hash : undefined,
  });

  let started: StartedSession | undefined;
  try {
    const account = await findAccount(db.read, request.username);
    // Always one hash, whether or not there is such an account and whether or not it may sign in.
    const matches = await verify(account?.password_hash ?? decoyHash(), request.password);
    if (account && matches && account.disabled_at === null) {
      const renewedHash = isOutdatedHash(account.password_hash) ? await hashPassword(request.password) : undefined;
      const [accessToken, deviceToken] = [newToken(ACCESS_TOKEN_PREFIX), device.token ?? newToken(DEVICE_TOKEN_PREFIX)];
      const expiresAt = await db.write.transaction().execute((transaction) =>
        beginSession(transaction, {
          username: account.username,
          checkedHash: account.password_hash,
          renewedHash,
          accessToken,
          deviceToken,
          now: clock.now(),
        }),
      );
      if (expiresAt !== undefined) started = { accessToken, expiresAt, username: account.username, deviceToken };
    }
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }

  if (!started) throw new AppError("Unauthorised", LOGIN_FAILED);
  await attempt.succeeded();
  await forgetFirstPassword(services, started.username);
  return started;
}

type Device = { token: string | undefined; hash: string | undefined; trusted: boolean };

/** A token that this site did not hand out is no token: a browser must not be known by one that a stranger planted. */
async function readDevice({ db, clock }: Needs, key: string, token: string | undefined): Promise<Device> {
  const unknown = { token: undefined, hash: undefined, trusted: false };
  if (token === undefined || !isTokenShaped(DEVICE_TOKEN_PREFIX, token)) return unknown;
  const [hash, now] = [hashToken(token), clock.now()];
  if (!(await isKnownDevice(db.read, hash, now))) return unknown;
  return { token, hash, trusted: await isTrustedDevice(db.read, { accountKey: key, tokenHash: hash, now }) };
}

type NewSession = {
  username: string;
  checkedHash: string;
  renewedHash: string | undefined;
  accessToken: string;
  deviceToken: string;
  now: Date;
};

/** Undefined when the password was changed or the account disabled while the password was being checked. */
async function beginSession(transaction: WriteTransaction, session: NewSession): Promise<string | undefined> {
  const { now } = session;
  const account = await findAccount(transaction, session.username);
  if (!account || account.disabled_at !== null || account.password_hash !== session.checkedHash) return undefined;
  if (session.renewedHash !== undefined) await savePasswordHash(transaction, account.seq, session.renewedHash);
  await deleteExpiredSessions(transaction, now);
  await deleteExpiredTrustedDevices(transaction, now);
  await saveTrustedDevice(transaction, { accountSeq: account.seq, tokenHash: hashToken(session.deviceToken), now });
  return insertSession(transaction, { accountSeq: account.seq, tokenHash: hashToken(session.accessToken), now });
}

async function forgetFirstPassword({ config, log }: Needs, username: string): Promise<void> {
  try {
    await removeFirstPassword(config.dataDir, username);
  } catch (error) {
    // Whoever signed in is signed in; the operator reads that the file must go by hand.
    log.warn({ err: error }, "The file first-password could not be removed from the data folder: remove it by hand");
  }
}
