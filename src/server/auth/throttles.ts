import { createHash } from "node:crypto";
import { AppError } from "../../domain/errors/app-error.ts";
import { clientNetwork } from "./client-network.ts";
import { createLimiter, type Limit, type Limiter } from "./limiter.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Failed sign-ins: from one network, from one network for one account, and from anywhere for one account. */
const LOGINS_PER_NETWORK: Limit = { points: 30, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT_AND_NETWORK: Limit = { points: 10, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT: Limit = { points: 50, seconds: HOUR };
/** Failed sign-ins of a browser that signed in to this account before; it stands apart from all others. */
const LOGINS_PER_TRUSTED_DEVICE: Limit = { points: 10, seconds: 15 * MINUTE };
/** Wrong passwords and codes given by somebody who is signed in: a stolen token must not be a way to find them out. */
const GUESSES: Limit[] = [
  { points: 10, seconds: 15 * MINUTE },
  { points: 30, seconds: DAY },
];
const CONTACT_MESSAGES: Limit[] = [
  { points: 5, seconds: 10 * MINUTE },
  { points: 30, seconds: DAY },
];

/** A sign-in that has been counted as failed until it is known better. */
export type LoginAttempt = {
  /** It succeeded: its points go back, and the failures of this account from this network are forgotten. */
  succeeded(): Promise<void>;
  /** It was neither right nor wrong (nothing was verified): its points go back. */
  withdraw(): Promise<void>;
};

export type LoginAttemptBy = {
  /** The name's `accountKey`, whether or not there is such an account. */
  accountKey: string;
  clientAddress: string;
  /** Hash of the trusted device's token, where the browser holds one that is good for this very account. */
  trustedDevice: string | undefined;
};

/** A limit on what strangers may do per network. */
export type AddressThrottle = {
  /** @throws AppError TooManyRequests, with the time after which another try makes sense. */
  consume(clientAddress: string): Promise<void>;
};

/** A limit on what may be guessed within one sign-in. */
export type GuessThrottle = {
  /**
   * Counts a guess before it is looked at. Right ones are withdrawn, but forgive no wrong ones: who knows the password
   * could otherwise guess the codes for ever.
   * @throws AppError TooManyRequests, with the time after which another try makes sense.
   */
  begin(sessionSeq: number): Promise<{ withdraw(): Promise<void> }>;
};

/** Who may try how often. Counts live in this process and begin anew with it. */
export type Throttles = {
  /**
   * Counts a sign-in before its password is looked at, so that many at once cannot all be the last one allowed.
   * @throws AppError TooManyRequests; what was counted is given back.
   */
  beginLogin(by: LoginAttemptBy): Promise<LoginAttempt>;
  /** Ten wrong guesses in a quarter of an hour and 30 a day within one sign-in, and no other sign-in is kept out. */
  guesses: GuessThrottle;
  /** Messages from visitors: 5 in ten minutes and 30 a day from one network. */
  contact: AddressThrottle;
};

/** Names come from strangers and may be long: a digest keeps every key small. */
const digest = (...parts: string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("base64");

const inWords = (seconds: number): string => {
  if (seconds <= 90) return "in about a minute";
  if (seconds <= 90 * MINUTE) return `in about ${Math.ceil(seconds / MINUTE)} minutes`;
  return `in about ${Math.ceil(seconds / HOUR)} hours`;
};

type Counted = { limiter: Limiter; key: string };

/** Takes one point of each, or none at all. */
async function takeAll(counted: Counted[], refusal: string): Promise<void> {
  const waits = await Promise.all(counted.map(({ limiter, key }) => limiter.take(key)));
  const seconds = Math.ceil(Math.max(...waits) / 1000);
  if (seconds === 0) return;
  await giveBackAll(counted);
  throw new AppError("TooManyRequests", `${refusal} Please try again ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

const giveBackAll = async (counted: Counted[]): Promise<void> => {
  await Promise.all(counted.map(({ limiter, key }) => limiter.giveBack(key)));
};

function createAddressThrottle(limits: Limit[], refusal: string): AddressThrottle {
  const limiters = limits.map((limit) => createLimiter(limit));
  return {
    consume: (clientAddress) => {
      const key = clientNetwork(clientAddress);
      return takeAll(
        limiters.map((limiter) => ({ limiter, key })),
        refusal,
      );
    },
  };
}

function createGuessThrottle(): GuessThrottle {
  const limiters = GUESSES.map((limit) => createLimiter(limit));
  return {
    async begin(sessionSeq) {
      const counted = limiters.map((limiter) => ({ limiter, key: String(sessionSeq) }));
      await takeAll(counted, "There were too many wrong passwords or codes.");
      return { withdraw: () => giveBackAll(counted) };
    },
  };
}

export function createThrottles(): Throttles {
  const perNetwork = createLimiter(LOGINS_PER_NETWORK);
  const perAccountAndNetwork = createLimiter(LOGINS_PER_ACCOUNT_AND_NETWORK);
  const perAccount = createLimiter(LOGINS_PER_ACCOUNT);
  const perTrustedDevice = createLimiter(LOGINS_PER_TRUSTED_DEVICE);

  return {
    async beginLogin({ accountKey, clientAddress, trustedDevice }) {
      const network = clientNetwork(clientAddress);
      // A trusted browser is counted by itself alone. If it shared a count with strangers, one of them could use the
      // count up (from anywhere, or from behind the same router or proxy) and so keep the administrator out.
      const own: Counted = trustedDevice
        ? { limiter: perTrustedDevice, key: digest(accountKey, trustedDevice) }
        : { limiter: perAccountAndNetwork, key: digest(accountKey, network) };
      const shared: Counted[] = trustedDevice
        ? []
        : [
            { limiter: perNetwork, key: network },
            { limiter: perAccount, key: digest(accountKey) },
          ];
      await takeAll([own, ...shared], "There were too many failed sign-ins.");
      return {
        async succeeded() {
          await own.limiter.reset(own.key);
          await giveBackAll(shared);
        },
        withdraw: () => giveBackAll([own, ...shared]),
      };
    },
    guesses: createGuessThrottle(),
    contact: createAddressThrottle(CONTACT_MESSAGES, "Too many messages came from your connection."),
  };
}
