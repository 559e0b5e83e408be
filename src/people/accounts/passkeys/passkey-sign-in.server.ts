import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { withReserve } from "../../../platform/storage/disk-room.server.ts";
import {
  hashOfDevice,
  type SigningBrowser,
  type StartedSession,
  startSession,
} from "../actions/start-session.server.ts";
import { forgetFirstPassword } from "../first-password.server.ts";
import type { MailNeeds } from "../mail/tell-account.server.ts";
import { findAccountBySeq } from "../rows/account-rows.server.ts";
import type { PasskeyRow } from "../rows/account-tables.server.ts";
import {
  CHALLENGE_MS,
  findPasskey,
  insertChallenge,
  takeChallenge,
  updatePasskeyUse,
} from "../rows/passkey-rows.server.ts";
import { getRelyingParty, loadWebAuthn } from "./own-passkeys.server.ts";
import type { AuthenticationAnswer } from "./passkey-answers.ts";

type Needs = MailNeeds & Pick<Services, "db" | "throttles" | "log">;

/** The same sentence for every reason, so that nobody learns which passkeys exist. */
const REFUSED = "This passkey does not sign in here. Sign in with your password, or try another passkey.";

const MAX_UNWRITTEN = 1000;
/**
 * Challenges for which the disk had no room, with the time at which they expire. Anybody may ask for one, so that they do
 * not get the reserve. Only SQLite shares a disk with the site, and then there is no other process that could be asked.
 */
const unwritten = new Map<string, number>();

function keepUnwritten(challenge: string, now: Date): void {
  const [oldest] = unwritten.keys();
  if (oldest !== undefined && unwritten.size >= MAX_UNWRITTEN) unwritten.delete(oldest);
  unwritten.set(challenge, now.getTime() + CHALLENGE_MS);
}

/** Uses such a challenge up. @returns false if it is none of them, or has expired */
function takeUnwritten(challenge: string, now: Date): boolean {
  const expires = unwritten.get(challenge) ?? 0;
  unwritten.delete(challenge);
  return now.getTime() < expires;
}

/** What the browser needs to find a passkey of this site. It says nothing about any account. */
export async function offerPasskeySignIn(
  services: Pick<Services, "db" | "clock" | "config">,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { db, clock, config } = services;
  const party = getRelyingParty(config);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
  const offered = { challenge: options.challenge, accountSeq: null, now: clock.now() };
  try {
    await db.write.transaction().execute((transaction) => insertChallenge(transaction, offered));
  } catch (error) {
    if (db.dialect.isServer || !db.dialect.isDiskFull(error)) throw error;
    keepUnwritten(options.challenge, offered.now);
  }
  return options;
}

/**
 * Signs in by a passkey. It counts as both factors: the device that is held, and the finger, face or PIN that it asks
 * for.
 * @throws AppError Unauthorised for every passkey that does not sign in; TooManyRequests after too many failures
 */
export async function signInByPasskey(
  services: Needs,
  { answer, clientAddress, ...browser }: SigningBrowser & { answer: AuthenticationAnswer; clientAddress: string },
): Promise<StartedSession> {
  const { db, clock, outbox, throttles } = services;
  const attempt = await throttles.beginLogin({
    accountKey: `passkey ${answer.id}`,
    clientAddress,
    trustedDevice: undefined,
  });
  let started: StartedSession | undefined;
  try {
    const passkey = await findPasskey(db.read, answer.id);
    const verified = passkey && (await verify(services, passkey, answer));
    const isUnwritten = verified !== undefined && takeUnwritten(verified.challenge, clock.now());
    const knownDevice = await hashOfDevice(services, browser.deviceToken);
    started =
      verified &&
      (await withReserve(services, () =>
        db.write.transaction().execute(async (transaction) => {
          const now = clock.now();
          const { challenge } = verified;
          const isOurs = isUnwritten || (await takeChallenge(transaction, { challenge, accountSeq: null, now }));
          // The passkey may have been removed, or used with this counter, a moment ago.
          const current = await findPasskey(transaction, answer.id);
          const account = current && (await findAccountBySeq(transaction, current.account_seq));
          if (!isOurs || !current || current.counter !== passkey.counter) return undefined;
          if (!account || account.disabled_at !== null) return undefined;
          await updatePasskeyUse(transaction, { id: current.id, counter: verified.counter, now });
          const means = `by the passkey "${current.name}"`;
          return startSession(services, transaction, { account, browser, knownDevice, means, now });
        }),
      ));
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
  if (!started) throw new AppError("Unauthorised", REFUSED);
  await attempt.succeeded();
  outbox.wake();
  await forgetFirstPassword(services, started.username);
  return started;
}

/** The challenge that was signed, and the authenticator's new counter; undefined if the signature is not the passkey's. */
async function verify(
  { config }: Pick<Services, "config">,
  passkey: PasskeyRow,
  answer: AuthenticationAnswer,
): Promise<{ challenge: string; counter: number } | undefined> {
  const party = getRelyingParty(config);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let challenge = "";
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      // Whether it was ours is decided in the transaction of the caller, which also uses it up.
      expectedChallenge: (given) => {
        challenge = given;
        return true;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        // A counter that does not grow, unless it always is 0, tells of a copied authenticator, and is refused.
        counter: Number(passkey.counter),
      },
    });
    return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws for every answer that is not as expected.
    return undefined;
  }
}
