import { randomBytes, randomInt } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { AppError } from "../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import { normalisePassword } from "./password.ts";

declare module "../../platform/services/services.server.ts" {
  interface Services {
    passwords: Passwords;
  }
}

/** The memory (in KiB) and the passes that a hash takes. */
export type PasswordCost = { memoryCost: number; timeCost: number };

/** Argon2id is the library's default; 32 MiB and three passes exceed the OWASP minimum. */
const COST: PasswordCost = { memoryCost: 32 * 1024, timeCost: 3 };
const FORM = { parallelism: 1, outputLen: 32 };
const SALT_BYTES = 16;

// Each hash holds 32 MiB and one of libuv's four threads while it runs. Without this queue, a flood of sign-ins would
// exhaust memory, and file reads (images) would wait behind the hashes.
export const passwordsUnderWay = createBoundedQueue({
  atOnce: 2,
  waiting: 32,
  refusal: () =>
    new AppError("Unavailable", "Too many people are signing in at the moment. Please try again shortly.", {
      retryAfterSeconds: 5,
    }),
});

/** Hashes and checks passwords. */
export type Passwords = {
  /**
   * Hashes a password (in any Unicode form) to an Argon2id PHC string.
   * @throws AppError Unavailable when too many hashes are waiting already.
   */
  hash(password: string): Promise<string>;
  /**
   * True when `password` is the one that `storedHash` was made from.
   * @throws AppError Unavailable when too many hashes are waiting already.
   */
  verify(storedHash: string, password: string): Promise<boolean>;
  /** True if a hash was made at a different cost and should be renewed while the password is available. */
  isOutdated(storedHash: string): boolean;
  /**
   * A hash at the current cost that matches no known password. It is verified when an account does not exist, so that
   * the response takes as long as for one that does.
   */
  makeDecoy(): string;
};

const unpaddedBase64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/** @param cost lower in tests only, most of which need an account and not its safety */
export function createPasswords({ memoryCost, timeCost }: PasswordCost = COST): Passwords {
  const options = { ...FORM, memoryCost, timeCost };
  return {
    hash: (password) => passwordsUnderWay.run(() => hash(normalisePassword(password), options)),
    verify: (storedHash, password) => passwordsUnderWay.run(() => verify(storedHash, normalisePassword(password))),
    isOutdated(storedHash) {
      const stored = parseOptions(storedHash);
      return (
        stored.memoryCost !== memoryCost || stored.timeCost !== timeCost || stored.parallelism !== FORM.parallelism
      );
    },
    makeDecoy() {
      const cost = `m=${memoryCost},t=${timeCost},p=${FORM.parallelism}`;
      const [salt, digest] = [randomBytes(SALT_BYTES), randomBytes(FORM.outputLen)];
      return `$argon2id$v=19$${cost}$${unpaddedBase64(salt)}$${unpaddedBase64(digest)}`;
    },
  };
}

// Without i, l, o, 0 and 1, which are easily confused when a password is copied from paper.
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_CHARACTERS = 4;

/** Random groups of four characters joined by hyphens, about 20 bits per group. */
export function generateGroups(groups: number): string {
  const group = () => Array.from({ length: GROUP_CHARACTERS }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** A random password of five groups of four characters: 99 bits. */
export const generatePassword = (): string => generateGroups(5);
