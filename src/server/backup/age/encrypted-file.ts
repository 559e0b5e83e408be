import { randomBytes } from "node:crypto";
import { AppError } from "../../../domain/errors/app-error.ts";
import { AGE_INTRODUCTION, derive, readHeader, writeHeader } from "./header.ts";
import type { BackupKey } from "./keys.ts";
import { openPayload, sealPayload } from "./payload.ts";

// The format age (C2SP, age-encryption.org/v1) with X25519: a file that is written here opens with `age -d -i key-file`.

const FILE_KEY_BYTES = 16;
const NONCE_BYTES = 16;
/** Many times what a header with one receiver takes. */
const MOST_HEADER_BYTES = 8_192;

const altered = (): AppError =>
  new AppError("Invalid", "The encrypted file was cut off, or altered after it was written.");

/** Encrypts as it comes, in bounded memory. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  { publicKey }: Pick<BackupKey, "publicKey">,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(FILE_KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  yield Buffer.concat([Buffer.from(writeHeader(fileKey, publicKey)), nonce]);
  yield* sealPayload(source, derive(fileKey, nonce, "payload"));
}

/** Whether a file with these first bytes is such a one. */
export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start).subarray(0, AGE_INTRODUCTION.length).equals(Buffer.from(AGE_INTRODUCTION));

/** Where the header ends: behind the line that begins with `---`; 0 where there is none. */
function headerEnd(start: Buffer): number {
  const lastLine = start.indexOf("\n--- ");
  return lastLine === -1 ? 0 : start.indexOf("\n", lastLine + 1) + 1;
}

/**
 * Decrypts as it comes. No byte is given out before it is proven to be what was encrypted.
 * @throws AppError `Invalid` for another key, and for a file that was altered or cut off
 */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  { publicKey, secretKey }: BackupKey,
): AsyncGenerator<Buffer> {
  if (secretKey === undefined) {
    throw new AppError("Invalid", "The key file holds the public key alone: reading the backup takes the secret one.");
  }
  const bytes = source[Symbol.asyncIterator]();
  try {
    const { header, nonce, behind } = await readStart(bytes);
    const fileKey = readHeader(header, { publicKey, secretKey });
    if (fileKey === "altered") throw altered();
    if (fileKey === "other key") {
      throw new AppError("Invalid", "The key does not open this backup: it was written for another one.");
    }
    yield* openPayload(joined(behind, bytes), derive(fileKey, nonce, "payload"), altered);
  } finally {
    await bytes.return?.();
  }
}

/** Reads as far as the nonce; `behind` is what was read beyond it. */
async function readStart(bytes: AsyncIterator<Uint8Array>) {
  let start: Buffer = Buffer.alloc(0);
  while (headerEnd(start) === 0 || start.length < headerEnd(start) + NONCE_BYTES) {
    const { value, done } = await bytes.next();
    if (done || start.length > MOST_HEADER_BYTES) throw altered();
    start = Buffer.concat([start, value]);
  }
  const end = headerEnd(start);
  return {
    header: start.toString("latin1", 0, end),
    nonce: start.subarray(end, end + NONCE_BYTES),
    behind: start.subarray(end + NONCE_BYTES),
  };
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
