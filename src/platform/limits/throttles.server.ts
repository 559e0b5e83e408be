import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors/app-error.ts";
import { DEVICE_TOKEN_PREFIX, isTokenShaped } from "../identifiers/tokens.server.ts";
import { clientNetwork, coarseNetwork } from "./client-network.server.ts";
import { countInMemory, createLimiter, type Limit, type Limiter, type OpenCounts } from "./limiter.server.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Failed sign-ins: from one network, from one network for one account, and from anywhere for one account. */
const LOGINS_PER_NETWORK: Limit = { name: "logins network", points: 30, seconds: 15 * MINUTE };
/**
 * The same from a wider network: one household may have a /48, and could begin new counts from each of its /64s until
 * there is room for nobody's. A /24 of IPv4 may be the shared addresses of a mobile network.
 */
const LOGINS_PER_IPV6_WIDE: Limit = { name: "logins wide", points: 300, seconds: 15 * MINUTE };
const LOGINS_PER_IPV4_WIDE: Limit = { name: "logins wide ipv4", points: 2000, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT_AND_NETWORK: Limit = { name: "logins account network", points: 10, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT: Limit = { name: "logins account", points: 50, seconds: HOUR };
/** Failed sign-ins of a browser that signed in to this account before; it stands apart from all others. */
const LOGINS_PER_TRUSTED_DEVICE: Limit = { name: "logins device", points: 10, seconds: 15 * MINUTE };
/** Wrong passwords and codes given by somebody who is signed in: a stolen token must not be a way to find them out. */
const GUESSES: Limit[] = [
  { name: "guesses", points: 10, seconds: 15 * MINUTE },
  { name: "guesses day", points: 30, seconds: DAY },
];
const CONTACT_MESSAGES: Limit[] = [
  { name: "contact", points: 5, seconds: 10 * MINUTE },
  { name: "contact day", points: 30, seconds: DAY },
];
/** The same from a wider network, as with sign-ins. */
const CONTACT_MESSAGES_WIDE = {
  ipv6: [
    { name: "contact wide", points: 30, seconds: 10 * MINUTE },
    { name: "contact wide day", points: 150, seconds: DAY },
  ],
  ipv4: [
    { name: "contact wide ipv4", points: 150, seconds: 10 * MINUTE },
    { name: "contact wide ipv4 day", points: 750, seconds: DAY },
  ],
};
/** What strangers send to be read and checked, whatever becomes of it: people write less in a day. */
const ATTEMPTS = { points: 120, seconds: MINUTE };
/** Sign-ins that bring one and the same cookie of a browser that signed in before, good or not. */
const ATTEMPTS_PER_DEVICE: Limit = { name: "attempts device", points: 30, seconds: MINUTE };
/**
 * Whatever is no reading, signed in or not: an editor's admin area sends some a minute, a program that brings data in
 * more.
 */
const WRITES: Limit[] = [{ name: "writes", points: 600, seconds: MINUTE }];

/** So many of those who were refused last are remembered. */
const KNOWN_REFUSED = 10_000;

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

/** A limit on how many sign-ins are read. */
export type SignInThrottle = {
  /**
   * @param deviceToken what the browser sent as its `trusted_device` cookie, whatever that is
   * @throws AppError TooManyRequests, with the time after which another try makes sense.
   */
  consume(clientAddress: string, deviceToken: string | undefined): Promise<void>;
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

/** Who may try how often. */
export type Throttles = {
  /**
   * Counts a sign-in before its password is looked at, so that many at once cannot all be the last one allowed.
   * @throws AppError TooManyRequests; what was counted is given back, unless too many failed to sign in to this account.
   */
  beginLogin(by: LoginAttemptBy): Promise<LoginAttempt>;
  /** Ten wrong guesses in a quarter of an hour and 30 a day within one sign-in, and no other sign-in is kept out. */
  guesses: GuessThrottle;
  /** Messages from visitors: 5 in ten minutes and 30 a day from one network; 30 and 150 from a /48, 150 and 750 from a /24. */
  contact: AddressThrottle;
  /**
   * Sign-ins, messages and accepted invitations of whatever content: 120 a minute of each from one network. Counted
   * before the body is read, and by each process for itself, so that counting costs less than what it spares.
   */
  attempts: { signIn: SignInThrottle; contact: AddressThrottle; invitations: AddressThrottle };
  /** Requests that are no reading, of whatever kind: 600 a minute from one network. */
  writes: AddressThrottle;
};

/** Names come from strangers and may be long: a digest keeps every key small, and no address is written down as it is. */
const digest = (...parts: string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("base64");

const inWords = (seconds: number): string => {
  if (seconds <= 90) return "in about a minute";
  if (seconds <= 90 * MINUTE) return `in about ${Math.ceil(seconds / MINUTE)} minutes`;
  return `in about ${Math.ceil(seconds / HOUR)} hours`;
};

type Counted = { limiter: Limiter; key: string };

const refusal = (what: string, seconds: number): AppError =>
  new AppError("TooManyRequests", `${what} Please try again ${inWords(seconds)}.`, { retryAfterSeconds: seconds });

/**
 * Takes one point of each, or none at all. One after the other: whoever is refused by the first begins no new key in the
 * others, of which there is a limited number for all.
 * @returns 0, or the milliseconds until there are points again
 */
async function takeAll(counted: Counted[]): Promise<number> {
  for (const [index, { limiter, key }] of counted.entries()) {
    const wait = await limiter.take(key);
    if (wait === 0) continue;
    await giveBackAll(counted.slice(0, index));
    return wait;
  }
  return 0;
}

const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

const giveBackAll = async (counted: Counted[]): Promise<void> => {
  await Promise.all(counted.map(({ limiter, key }) => limiter.giveBack(key)));
};

type OpenLimiter = (limit: Limit) => Limiter;

type AddressLimits = {
  what: string;
  limits: Limit[];
  /** Of the wider network that the address belongs to. */
  wide?: { ipv6: Limit[]; ipv4: Limit[] };
};

/** Whether the wider network that the address belongs to is one of IPv4. */
const isWideIpv4 = (clientAddress: string): boolean => coarseNetwork(clientAddress).endsWith("/24");

const wideKey = (clientAddress: string): string => digest("wide", coarseNetwork(clientAddress));

function createAddressThrottle(
  { what, limits, wide = { ipv6: [], ipv4: [] } }: AddressLimits,
  open: OpenLimiter,
): AddressThrottle {
  const limiters = limits.map(open);
  const wideLimiters = { ipv6: wide.ipv6.map(open), ipv4: wide.ipv4.map(open) };
  // Points that were taken here stay taken: who was refused is so until then, and a flood of his need not be counted.
  const refusedUntil = new LRUCache<string, number>({ max: KNOWN_REFUSED });
  function countedFor(clientAddress: string, key: string): Counted[] {
    const ofWide = isWideIpv4(clientAddress) ? wideLimiters.ipv4 : wideLimiters.ipv6;
    // The wider one first: it has the fewer keys.
    return [
      ...ofWide.map((limiter) => ({ limiter, key: wideKey(clientAddress) })),
      ...limiters.map((limiter) => ({ limiter, key })),
    ];
  }
  return {
    async consume(clientAddress) {
      const key = digest(clientNetwork(clientAddress));
      const known = (refusedUntil.get(key) ?? 0) - Date.now();
      const wait = known > 0 ? known : await takeAll(countedFor(clientAddress, key));
      if (wait === 0) return;
      if (known <= 0) refusedUntil.set(key, Date.now() + wait);
      throw refusal(what, inSeconds(wait));
    },
  };
}

/** In this process alone. */
const createAttemptThrottle = (name: string): AddressThrottle =>
  createAddressThrottle(
    { what: "Too many tries came from your connection.", limits: [{ ...ATTEMPTS, name: `attempts ${name}` }] },
    (limit) => createLimiter(limit),
  );

/**
 * A browser that signed in before has a count of its own, so that nobody behind the same router can use it up. Whether
 * its cookie is good is not asked: whoever makes cookies up gains some more sign-ins that are read, of which
 * `beginLogin` lets no more through, and `writes` bounds them all.
 */
function createSignInThrottle(): SignInThrottle {
  const perNetwork = createAttemptThrottle("sign-in");
  const perDevice = createLimiter(ATTEMPTS_PER_DEVICE);
  return {
    async consume(clientAddress, deviceToken) {
      if (deviceToken !== undefined && isTokenShaped(DEVICE_TOKEN_PREFIX, deviceToken)) {
        if ((await perDevice.take(digest(clientNetwork(clientAddress), deviceToken))) === 0) return;
      }
      await perNetwork.consume(clientAddress);
    },
  };
}

function createGuessThrottle(open: OpenLimiter): GuessThrottle {
  const limiters = GUESSES.map(open);
  return {
    async begin(sessionSeq) {
      const counted = limiters.map((limiter) => ({ limiter, key: String(sessionSeq) }));
      const wait = await takeAll(counted);
      if (wait > 0) throw refusal("There were too many wrong passwords or codes.", inSeconds(wait));
      return { withdraw: () => giveBackAll(counted) };
    },
  };
}

/** @param openCounts where tries are counted; in the memory of this process they begin anew with it */
export function createThrottles(openCounts: OpenCounts = countInMemory): Throttles {
  const open: OpenLimiter = (limit) => createLimiter(limit, { openCounts });
  const [perIpv6Wide, perIpv4Wide] = [open(LOGINS_PER_IPV6_WIDE), open(LOGINS_PER_IPV4_WIDE)];
  const perNetwork = open(LOGINS_PER_NETWORK);
  const perAccountAndNetwork = open(LOGINS_PER_ACCOUNT_AND_NETWORK);
  const perAccount = open(LOGINS_PER_ACCOUNT);
  const perTrustedDevice = open(LOGINS_PER_TRUSTED_DEVICE);

  return {
    async beginLogin({ accountKey, clientAddress, trustedDevice }) {
      const network = clientNetwork(clientAddress);
      // A trusted browser is counted by itself alone. If it shared a count with strangers, one of them could use the
      // count up (from anywhere, or from behind the same router or proxy) and so keep the administrator out.
      const own: Counted = trustedDevice
        ? { limiter: perTrustedDevice, key: digest(accountKey, trustedDevice) }
        : { limiter: perAccountAndNetwork, key: digest(accountKey, network) };
      const ofWide: Counted[] = trustedDevice
        ? []
        : [{ limiter: isWideIpv4(clientAddress) ? perIpv4Wide : perIpv6Wide, key: wideKey(clientAddress) }];
      const ofNetwork: Counted[] = trustedDevice ? [] : [{ limiter: perNetwork, key: digest(network) }];
      const ofAccount: Counted[] = trustedDevice ? [] : [{ limiter: perAccount, key: digest(accountKey) }];
      // What the account refuses stays counted before: it may have begun new keys, which nobody could otherwise bound.
      const wait = (await takeAll([...ofWide, ...ofNetwork, own])) || (await takeAll(ofAccount));
      if (wait > 0) throw refusal("There were too many failed sign-ins.", inSeconds(wait));
      return {
        async succeeded() {
          await own.limiter.reset(own.key);
          await giveBackAll([...ofWide, ...ofNetwork, ...ofAccount]);
        },
        // The wider network's point stays: the new keys stay too.
        withdraw: () => giveBackAll([...ofNetwork, own, ...ofAccount]),
      };
    },
    guesses: createGuessThrottle(open),
    contact: createAddressThrottle(
      { what: "Too many messages came from your connection.", limits: CONTACT_MESSAGES, wide: CONTACT_MESSAGES_WIDE },
      open,
    ),
    attempts: {
      signIn: createSignInThrottle(),
      contact: createAttemptThrottle("contact"),
      invitations: createAttemptThrottle("invitations"),
    },
    writes: createAddressThrottle({ what: "Too many requests came from your connection.", limits: WRITES }, open),
  };
}
