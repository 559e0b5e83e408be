import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { withReserve } from "../../../platform/storage/disk-room.server.ts";
import { forgetFirstPassword } from "../first-password.server.ts";
import { findAccount, updateAccount } from "../rows/account-rows.server.ts";
import { isTrustedDevice } from "../rows/trusted-device-rows.server.ts";
import { accountKey } from "../username.ts";
import { redeemCode } from "./redeem-code.server.ts";
import { hashOfDevice, type SigningBrowser, type StartedSession, startSession } from "./start-session.server.ts";

/** The same sentence for every reason, so that nobody learns which names exist. */
const LOGIN_FAILED = "Login failed. Please check your credentials and try again.";
const CODE_WANTED = "This account has a second factor. Please enter the code from your authenticator app.";

export type SignInRequest = SigningBrowser & {
  username: string;
  password: string;
  /** The code of a second factor, or a recovery code; blank counts as missing. */
  otp?: string | undefined;
  clientAddress: string;
};

type Needs = Pick<Services, "db" | "passwords" | "throttles" | "clock" | "log" | "config" | "outbox">;

/**
 * Signs an account in by its password and, where it has a second factor, by a code.
 * @throws AppError Unauthorised for a wrong name, password or code or a disabled account, and with the code
 * `otp_required` where only the code is missing; TooManyRequests after too many failures; Unavailable when too many
 * people sign in at once.
 */
export async function signIn(services: Needs, request: SignInRequest): Promise<StartedSession> {
  const { db, passwords, throttles, clock } = services;
  const key = accountKey(request.username);
  const knownDevice = await hashOfDevice(services, request.deviceToken);
  const isTrusted =
    knownDevice !== undefined &&
    (await isTrustedDevice(db.read, { accountKey: key, tokenHash: knownDevice, now: clock.now() }));
  const attempt = await throttles.beginLogin({
    accountKey: key,
    clientAddress: request.clientAddress,
    trustedDevice: isTrusted ? knownDevice : undefined,
  });

  let outcome: Outcome = "refused";
  try {
    const account = await findAccount(db.read, request.username);
    // Always verify one hash, even if the account is missing or disabled, so that timing reveals neither.
    const matches = await passwords.verify(account?.password_hash ?? passwords.makeDecoy(), request.password);
    if (account && matches && account.disabled_at === null) {
      const renewedHash = passwords.isOutdated(account.password_hash)
        ? await passwords.hash(request.password)
        : undefined;
      const session = {
        username: account.username,
        checkedHash: account.password_hash,
        renewedHash,
        code: request.otp?.trim() || undefined,
        browser: request,
        knownDevice,
        now: clock.now(),
      };
      outcome = await withReserve(services, () =>
        db.write.transaction().execute((transaction) => beginSession(services, transaction, session)),
      );
    }
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }

  // A wrong code counts like a wrong password: half of the credentials must not make guessing the other half cheaper.
  if (outcome === "refused") throw new AppError("Unauthorised", LOGIN_FAILED);
  if (outcome === "code wanted") {
    // Neither success nor failure. Earlier failures stay counted: otherwise the password alone would reset the limit
    // for codes.
    await attempt.withdraw();
    throw new AppError("Unauthorised", CODE_WANTED, { code: "otp_required" });
  }
  await attempt.succeeded();
  services.outbox.wake();
  await forgetFirstPassword(services, outcome.username);
  return outcome;
}

type Outcome = StartedSession | "code wanted" | "refused";

type NewSession = {
  username: string;
  checkedHash: string;
  renewedHash: string | undefined;
  code: string | undefined;
  browser: SigningBrowser;
  knownDevice: string | undefined;
  now: Date;
};

/** Also refused if the password was changed or the account disabled while the password was being checked. */
async function beginSession(services: Needs, transaction: WriteTransaction, session: NewSession): Promise<Outcome> {
  const { code, now } = session;
  const account = await findAccount(transaction, session.username);
  if (!account || account.disabled_at !== null || account.password_hash !== session.checkedHash) return "refused";
  if (account.totp_enabled_at !== null) {
    if (code === undefined) return "code wanted";
    if (!(await redeemCode(transaction, account, { code, now }))) return "refused";
  }
  if (session.renewedHash !== undefined) {
    await updateAccount(transaction, account.seq, { password_hash: session.renewedHash });
  }
  const { browser, knownDevice } = session;
  return startSession(services, transaction, { account, browser, knownDevice, now });
}
