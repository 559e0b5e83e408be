import { randomBytes, randomInt } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { AppError } from "../platform/errors/app-error.ts";
import { createBoundedQueue } from "../platform/limits/bounded-queue.server.ts";
import { normalisePassword } from "./password.ts";

/** Argon2id is the library's default; 32 MiB and three passes exceed the OWASP minimum. */
const COST = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };
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

/**
 * Hashes a password (in any Unicode form) to an Argon2id PHC string.
 * @throws AppError Unavailable when too many hashes are waiting already.
 */
export const hashPassword = (password: string): Promise<string> =>
  passwordsUnderWay.run(() => hash(normalisePassword(password), COST));

/**
 * True when `password` is the one that `storedHash` was made from.
 * @throws AppError Unavailable when too many hashes are waiting already.
 */
export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  passwordsUnderWay.run(() => verify(storedHash, normalisePassword(password)));

/** True if a hash was made at a different cost and should be renewed while the password is available. */
export function isOutdatedHash(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(storedHash);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

const unpaddedBase64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/**
 * A hash at the current cost that matches no known password. It is verified when an account does not exist, so that the
 * response takes as long as for one that does.
 */
export function decoyHash(): string {
  const cost = `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`;
  const [salt, digest] = [randomBytes(SALT_BYTES), randomBytes(COST.outputLen)];
  return `$argon2id$v=19$${cost}$${unpaddedBase64(salt)}$${unpaddedBase64(digest)}`;
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
