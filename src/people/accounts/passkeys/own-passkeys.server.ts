import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { type Confirmation, type ConfirmNeeds, confirmOwnAccount } from "../actions/confirm-own-account.server.ts";
import { noteAccountActivity } from "../actions/note-account-activity.server.ts";
import { getOwnAccount, type SignedInAccount } from "../actions/own-account.server.ts";
import { passkeyMail } from "../mail/mail-texts.ts";
import { type MailNeeds, tellAccount } from "../mail/tell-account.server.ts";
import type { PasskeyRow } from "../rows/account-tables.server.ts";
import {
  CHALLENGE_MS,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
} from "../rows/passkey-rows.server.ts";
import type { RegistrationAnswer } from "./passkey-answers.ts";
import { NO_PASSKEYS, type RelyingParty, relyingPartyOf } from "./relying-party.server.ts";

type Needs = MailNeeds & ConfirmNeeds;

/** One for each device of somebody who has many. */
const MOST_PASSKEYS = 20;

const NOT_ACCEPTED = "This passkey could not be verified. Please start again.";

/** @throws AppError Conflict where the site's address does not allow passkeys */
export function getRelyingParty({ siteUrl }: Pick<Services["config"], "siteUrl">): RelyingParty {
  const party = relyingPartyOf(siteUrl);
  if (!party) throw new AppError("Conflict", NO_PASSKEYS, { code: "no_passkeys" });
  return party;
}

// Loaded when it is used: it is large, and prints warnings of Node when it is loaded.
export const loadWebAuthn = () => import("@simplewebauthn/server");

const transportsOf = (passkey: PasskeyRow): string[] => JSON.parse(passkey.transports) as string[];

/**
 * What the browser needs to create a passkey. The answer must come within minutes (`addPasskey`).
 * @throws AppError Invalid for a wrong password or code; Conflict where passkeys are impossible, or there are many
 */
export async function offerPasskey(
  services: Needs,
  own: SignedInAccount,
  given: Confirmation,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const offered = await confirmOwnAccount(services, own, given, async (transaction, account) => {
    const party = getRelyingParty(services.config);
    const known = await listPasskeys(transaction, account.seq);
    if (known.length >= MOST_PASSKEYS) {
      throw new AppError("Conflict", `An account can have at most ${MOST_PASSKEYS} passkeys. Remove one first.`);
    }
    return { party, account, known };
  });
  const { party, account, known } = offered;
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: account.username,
    userDisplayName: account.username,
    userID: new TextEncoder().encode(account.id),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    // Without user verification, whoever holds the device could sign in.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id, transports: transportsOf(passkey) })),
  });
  await services.db.write.transaction().execute((transaction) =>
    insertChallenge(transaction, {
      challenge: options.challenge,
      accountSeq: account.seq,
      now: services.clock.now(),
    }),
  );
  return options;
}

/**
 * Stores the passkey that the browser created. The owner is told by mail.
 * @throws AppError Invalid when the answer does not belong to a challenge of this account
 */
export async function addPasskey(
  services: Needs,
  own: SignedInAccount,
  { name, answer }: { name: string; answer: RegistrationAnswer },
): Promise<void> {
  const { db, clock, outbox, config } = services;
  const party = getRelyingParty(config);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let challenge = "";
  const verified = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    // Whether it was ours is decided in the transaction below, which also uses it up.
    expectedChallenge: (given) => {
      challenge = given;
      return true;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw new AppError("Invalid", NOT_ACCEPTED, { cause: error });
  });
  if (!verified.verified) throw new AppError("Invalid", NOT_ACCEPTED);
  const { credential } = verified.registrationInfo;
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await getOwnAccount(transaction, own, now);
    if (!(await takeChallenge(transaction, { challenge, accountSeq: account.seq, now }))) {
      throw new AppError("Invalid", NOT_ACCEPTED);
    }
    try {
      await insertPasskey(transaction, {
        account_seq: account.seq,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(answer.response.transports ?? []),
        name,
        now,
      });
    } catch (error) {
      if (!db.dialect.isUniqueViolation(error)) throw error;
      throw new AppError("Conflict", "This passkey is registered already.", { cause: error });
    }
    await noteAccountActivity(transaction, {
      ...{ by: account.username, action: "added passkey", account, detail: name, now },
    });
    await tellAccount(services, transaction, {
      account,
      mail: (about) => passkeyMail(about, { at: now, name, added: true }),
    });
  });
  outbox.wake();
}

/**
 * Removes a passkey of one's own account. The owner is told by mail.
 * @throws AppError NotFound when the account has no such passkey; Invalid for a wrong password or code
 */
export async function removePasskey(
  services: Needs,
  own: SignedInAccount,
  { id, ...given }: Confirmation & { id: string },
): Promise<void> {
  await confirmOwnAccount(services, own, given, async (transaction, account, now) => {
    const removed = await deletePasskey(transaction, account.seq, id);
    if (!removed) throw new AppError("NotFound", "There is no such passkey. It may have been removed already.");
    const { name } = removed;
    await noteAccountActivity(transaction, {
      ...{ by: account.username, action: "removed passkey", account, detail: name, now },
    });
    await tellAccount(services, transaction, {
      account,
      mail: (about) => passkeyMail(about, { at: now, name, added: false }),
    });
  });
  services.outbox.wake();
}
