import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors/app-error.ts";
import { DEVICE_TOKEN_PREFIX, isTokenShaped } from "../ids/tokens.server.ts";
import { clientNetwork, coarseNetwork } from "./client-network.server.ts";
import {
  countInMemory,
  createLimiter,
  type Limit,
  type Limiter,
  type OpenCounts,
  type Standing,
} from "./limiter.server.ts";
import { words } from "./words.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Failed sign-ins: per network, per account and network, and per account from anywhere. */
const LOGINS_PER_NETWORK: Limit = { name: "logins network", points: 30, seconds: 15 * MINUTE };
/**
 * The same for the wider network: a household may have a /48, and could start new counts from each of its /64s until
 * the limiter has no room for new keys. An IPv4 /24 may be the shared addresses of a mobile network.
 */
const LOGINS_PER_IPV6_WIDE: Limit = { name: "logins wide", points: 300, seconds: 15 * MINUTE };
const LOGINS_PER_IPV4_WIDE: Limit = { name: "logins wide ipv4", points: 2000, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT_AND_NETWORK: Limit = { name: "logins account network", points: 10, seconds: 15 * MINUTE };
const LOGINS_PER_ACCOUNT: Limit = { name: "logins account", points: 50, seconds: HOUR };
/** Failed sign-ins from a browser that has signed in to this account before; counted separately from all others. */
const LOGINS_PER_TRUSTED_DEVICE: Limit = { name: "logins device", points: 10, seconds: 15 * MINUTE };
/** Wrong passwords and codes from a signed-in session: a stolen token must not allow them to be guessed. */
const GUESSES: Limit[] = [
  { name: "guesses", points: 10, seconds: 15 * MINUTE },
  { name: "guesses day", points: 30, seconds: DAY },
];
/** Unknown, expired and revoked API keys from one network. A valid key is never refused for them. */
const WRONG_KEYS: Limit[] = [{ name: "wrong keys", points: 30, seconds: 15 * MINUTE }];
const CONTACT_MESSAGES: Limit[] = [
  { name: "contact", points: 5, seconds: 10 * MINUTE },
  { name: "contact day", points: 30, seconds: DAY },
];
/** The same for the wider network, as with sign-ins. */
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
/** Letters about tuskers. Their photographs cost far more than a message. */
const LETTERS: Limit[] = [
  { name: "letters", points: 5, seconds: 10 * MINUTE },
  { name: "letters day", points: 20, seconds: DAY },
];
const LETTERS_WIDE = {
  ipv6: [{ name: "letters wide day", points: 60, seconds: DAY }],
  ipv4: [{ name: "letters wide ipv4 day", points: 200, seconds: DAY }],
};
/** From everybody together: more than editors could read, and few enough that they cannot fill the store in a night. */
const LETTERS_IN_ALL: Limit = { name: "letters in all", points: 300, seconds: DAY };
/** Comments by review links. Only who has such a link can send any. */
const REVIEWS: Limit[] = [
  { name: "reviews", points: 60, seconds: 10 * MINUTE },
  { name: "reviews day", points: 300, seconds: DAY },
];
/** Messages of assistants. A talk takes some dozen. */
const ASSISTANTS: Limit[] = [{ name: "assistants", points: 120, seconds: MINUTE }];
/** Requests for a new password from one network. Those for a name that nobody has count, too. */
const RESETS: Limit[] = [
  { name: "resets", points: 5, seconds: 15 * MINUTE },
  { name: "resets day", points: 30, seconds: DAY },
];
const RESETS_WIDE = {
  ipv6: [{ name: "resets wide", points: 50, seconds: HOUR }],
  ipv4: [{ name: "resets wide ipv4", points: 150, seconds: HOUR }],
};
/** Links that are mailed to one account: otherwise strangers could flood its mailbox, or the account a stranger's. */
const LINKS: Limit[] = [
  { name: "links", points: 3, seconds: HOUR },
  { name: "links day", points: 10, seconds: DAY },
];
/** Requests from anonymous visitors whose bodies are read and checked, whatever the outcome. Far above normal use. */
const ATTEMPTS = { points: 120, seconds: MINUTE };
/** Sign-ins with the same trusted-device cookie, whether valid or not. */
const ATTEMPTS_PER_DEVICE: Limit = { name: "attempts device", points: 30, seconds: MINUTE };
/**
 * Every request that is not a read, signed in or not: an editor's admin area sends a few per minute, an import script
 * more.
 */
const WRITES: Limit[] = [{ name: "writes", points: 600, seconds: MINUTE }];

/** How many recently refused networks are remembered. */
const KNOWN_REFUSED = 10_000;

/** A sign-in that counts as failed until its outcome is known. */
export type LoginAttempt = {
  /**
   * The sign-in succeeded: its points are given back, and the failures of this account from this network are cleared.
   */
  succeeded(): Promise<void>;
  /** Nothing was verified, so it neither succeeded nor failed: its points are given back. */
  withdraw(): Promise<void>;
};

export type LoginAttemptBy = {
  /** The `accountKey` of the username, whether or not the account exists. */
  accountKey: string;
  clientAddress: string;
  /** Hash of the trusted device's token, if the browser has one that is valid for this account. */
  trustedDevice: string | undefined;
};

/**
 * Told what the caller's own network has left after a request was counted; of a refused one only the limit that refused
 * it. Counts of wider networks are not told: they say how much others sent.
 */
export type TellStandings = (standings: readonly Standing[]) => void;

/** A limit per network for anonymous visitors. */
export type AddressThrottle = {
  /** @throws AppError TooManyRequests, with the time until a retry makes sense */
  consume(clientAddress: string, tell?: TellStandings): Promise<void>;
};

/** A limit on how many sign-in requests are processed. */
export type SignInThrottle = {
  /**
   * @param deviceToken the unverified value of the browser's `trusted_device` cookie
   * @throws AppError TooManyRequests, with the time until a retry makes sense
   */
  consume(clientAddress: string, deviceToken: string | undefined, tell?: TellStandings): Promise<void>;
};

/** A limit on guesses within one session. */
export type GuessThrottle = {
  /**
   * Counts a guess before it is checked. A correct guess is withdrawn, but does not clear the wrong ones: otherwise
   * someone who knows the password could guess codes for ever.
   * @throws AppError TooManyRequests, with the time until a retry makes sense
   */
  begin(sessionSeq: number): Promise<{ withdraw(): Promise<void> }>;
};

/** A limit on the links that are mailed to one account. */
export type LinkThrottle = {
  /** @returns 0, or the seconds until another link may be sent */
  take(accountSeq: number, purpose: string): Promise<number>;
};

/** All rate limits of the site. */
export type Throttles = {
  /**
   * Counts a sign-in before its password is checked, so that concurrent attempts cannot all pass as the last one
   * allowed.
   * @throws AppError TooManyRequests; the counted points are given back, unless the account's own limit was exceeded
   */
  beginLogin(by: LoginAttemptBy): Promise<LoginAttempt>;
  /** Wrong guesses in one session; other sessions are unaffected. */
  guesses: GuessThrottle;
  /** Unknown, expired and revoked API keys. */
  wrongKeys: AddressThrottle;
  /** Messages from visitors. */
  contact: AddressThrottle;
  /** Letters of each network, and of all together. */
  letters: AddressThrottle;
  /** Comments by review links. */
  reviews: AddressThrottle;
  /** Messages of assistants. */
  assistants: AddressThrottle;
  /** Requests for a new password. */
  resets: AddressThrottle;
  /** Links of one purpose for one account. */
  links: LinkThrottle;
  /**
   * Sign-ins, messages, letters, comments by review links, accepted invitations and mailed links, whatever their
   * content. Counted before the body is read, and in each process separately, so that counting costs less than it saves.
   */
  attempts: {
    signIn: SignInThrottle;
    contact: AddressThrottle;
    letters: AddressThrottle;
    reviews: AddressThrottle;
    invitations: AddressThrottle;
    links: AddressThrottle;
  };
  /** Requests other than reads, of any kind. */
  writes: AddressThrottle;
};

/** A digest keeps every key short, as names from strangers may be long, and avoids storing addresses in plain text. */
const digest = (...parts: string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("base64");

const inWords = (seconds: number): string => {
  if (seconds <= 90) return words.wait.aboutAMinute;
  if (seconds <= 90 * MINUTE) return words.wait.minutes(Math.ceil(seconds / MINUTE));
  return words.wait.hours(Math.ceil(seconds / HOUR));
};

type Counted = { limiter: Limiter; key: string; note?: (standing: Standing) => void };

/** What a limit counts: the word for it is read in the language of the request that is refused. */
type Reason = "tries" | "messages" | "letters" | "comments" | "requests";

const refusal = (what: string, seconds: number): AppError =>
  new AppError("TooManyRequests", words.refusal(what, inWords(seconds)), { retryAfterSeconds: seconds });

/**
 * Takes one point from each limiter, or none at all. They are asked in order: a request refused by the first creates no
 * new keys in the others, whose number is limited.
 * @returns 0, or the milliseconds until points are available again
 */
async function takeAll(counted: Counted[]): Promise<number> {
  for (const [index, { limiter, key, note }] of counted.entries()) {
    const wait = await limiter.take(key, note);
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
  what: Reason;
  limits: Limit[];
  /** For the wider network of the address. */
  wide?: { ipv6: Limit[]; ipv4: Limit[] };
};

/** Whether the wider network of the address is an IPv4 network. */
const isWideIpv4 = (clientAddress: string): boolean => coarseNetwork(clientAddress).endsWith("/24");

const wideKey = (clientAddress: string): string => digest("wide", coarseNetwork(clientAddress));

function createAddressThrottle(
  { what, limits, wide = { ipv6: [], ipv4: [] } }: AddressLimits,
  open: OpenLimiter,
): AddressThrottle {
  const limiters = limits.map(open);
  const wideLimiters = { ipv6: wide.ipv6.map(open), ipv4: wide.ipv4.map(open) };
  // Points expire only with their window, so a refused network stays refused until then and need not be counted again.
  // Made for the first refusal, because it takes its whole memory at once, and most sites refuse nobody.
  let refused: LRUCache<string, { until: number; by: Limit | undefined }> | undefined;
  function countedFor(clientAddress: string, key: string, note: Counted["note"]): Counted[] {
    const ofWide = isWideIpv4(clientAddress) ? wideLimiters.ipv4 : wideLimiters.ipv6;
    // The wider network first, because it has fewer keys.
    return [
      ...ofWide.map((limiter) => ({ limiter, key: wideKey(clientAddress) })),
      ...limiters.map((limiter) => ({ limiter, key, note })),
    ];
  }
  return {
    async consume(clientAddress, tell) {
      const key = digest(clientNetwork(clientAddress));
      let known = refused?.get(key);
      if (known === undefined || known.until <= Date.now()) {
        const standings: Standing[] = [];
        const wait = await takeAll(countedFor(clientAddress, key, (standing) => standings.push(standing)));
        if (wait === 0) return tell?.(standings);
        // The last one asked refused; none of these if the wider network did.
        known = { until: Date.now() + wait, by: standings.at(-1)?.limit };
        refused ??= new LRUCache({ max: KNOWN_REFUSED });
        refused.set(key, known);
      }
      const resetMs = Math.max(known.until - Date.now(), 1);
      if (known.by !== undefined) tell?.([{ limit: known.by, remaining: 0, resetMs }]);
      throw refusal(words[what], inSeconds(resetMs));
    },
  };
}

/** Counted in this process only. */
const createAttemptThrottle = (name: string): AddressThrottle =>
  createAddressThrottle({ what: "tries", limits: [{ ...ATTEMPTS, name: `attempts ${name}` }] }, (limit) =>
    createLimiter(limit),
  );

/**
 * A browser with a trusted-device cookie has its own count, so that nobody behind the same router can use it up. The
 * cookie is not verified here: making cookies up gains a few more processed sign-ins, but `beginLogin` still limits
 * failures, and `writes` bounds them all.
 */
function createSignInThrottle(): SignInThrottle {
  const perNetwork = createAttemptThrottle("sign-in");
  const perDevice = createLimiter(ATTEMPTS_PER_DEVICE);
  return {
    async consume(clientAddress, deviceToken, tell) {
      if (deviceToken !== undefined && isTokenShaped(DEVICE_TOKEN_PREFIX, deviceToken)) {
        const ofDevice: Standing[] = [];
        const key = digest(clientNetwork(clientAddress), deviceToken);
        const wait = await perDevice.take(key, (standing) => ofDevice.push(standing));
        if (wait === 0) return tell?.(ofDevice);
      }
      await perNetwork.consume(clientAddress, tell);
    },
  };
}

function createGuessThrottle(open: OpenLimiter): GuessThrottle {
  const limiters = GUESSES.map(open);
  return {
    async begin(sessionSeq) {
      const counted = limiters.map((limiter) => ({ limiter, key: String(sessionSeq) }));
      const wait = await takeAll(counted);
      if (wait > 0) throw refusal(words.guesses, inSeconds(wait));
      return { withdraw: () => giveBackAll(counted) };
    },
  };
}

/** The limit for all networks together comes last, so that one that is refused takes nothing from the others. */
function createLetterThrottle(open: OpenLimiter): AddressThrottle {
  const perNetwork = createAddressThrottle({ what: "letters", limits: LETTERS, wide: LETTERS_WIDE }, open);
  const inAll = open(LETTERS_IN_ALL);
  return {
    async consume(clientAddress, tell) {
      await perNetwork.consume(clientAddress, tell);
      const wait = await inAll.take("all");
      if (wait > 0) throw refusal(words.lettersInAll, inSeconds(wait));
    },
  };
}

function createLinkThrottle(open: OpenLimiter): LinkThrottle {
  const limiters = LINKS.map(open);
  return {
    async take(accountSeq, purpose) {
      const key = `${purpose} ${accountSeq}`;
      return inSeconds(await takeAll(limiters.map((limiter) => ({ limiter, key }))));
    },
  };
}

/** @param openCounts where attempts are counted; counts in memory are lost when the process restarts */
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
      // A trusted browser only has its own count. If it shared one with strangers, they could use it up (from anywhere,
      // or from behind the same router or proxy) and so lock the administrator out.
      const own: Counted = trustedDevice
        ? { limiter: perTrustedDevice, key: digest(accountKey, trustedDevice) }
        : { limiter: perAccountAndNetwork, key: digest(accountKey, network) };
      const ofWide: Counted[] = trustedDevice
        ? []
        : [{ limiter: isWideIpv4(clientAddress) ? perIpv4Wide : perIpv6Wide, key: wideKey(clientAddress) }];
      const ofNetwork: Counted[] = trustedDevice ? [] : [{ limiter: perNetwork, key: digest(network) }];
      const ofAccount: Counted[] = trustedDevice ? [] : [{ limiter: perAccount, key: digest(accountKey) }];
      // If the account's limit refuses, the points taken before stay: they may have created new keys, which must be
      // bounded.
      const wait = (await takeAll([...ofWide, ...ofNetwork, own])) || (await takeAll(ofAccount));
      if (wait > 0) throw refusal(words.signIns, inSeconds(wait));
      return {
        async succeeded() {
          await own.limiter.reset(own.key);
          await giveBackAll([...ofWide, ...ofNetwork, ...ofAccount]);
        },
        // The wider network's point is kept, because the new keys remain too.
        withdraw: () => giveBackAll([...ofNetwork, own, ...ofAccount]),
      };
    },
    guesses: createGuessThrottle(open),
    wrongKeys: createAddressThrottle({ what: "tries", limits: WRONG_KEYS }, open),
    contact: createAddressThrottle({ what: "messages", limits: CONTACT_MESSAGES, wide: CONTACT_MESSAGES_WIDE }, open),
    letters: createLetterThrottle(open),
    reviews: createAddressThrottle({ what: "comments", limits: REVIEWS }, open),
    assistants: createAddressThrottle({ what: "requests", limits: ASSISTANTS }, open),
    resets: createAddressThrottle({ what: "tries", limits: RESETS, wide: RESETS_WIDE }, open),
    links: createLinkThrottle(open),
    attempts: {
      signIn: createSignInThrottle(),
      contact: createAttemptThrottle("contact"),
      letters: createAttemptThrottle("letters"),
      reviews: createAttemptThrottle("reviews"),
      invitations: createAttemptThrottle("invitations"),
      links: createAttemptThrottle("links"),
    },
    writes: createAddressThrottle({ what: "requests", limits: WRITES }, open),
  };
}
