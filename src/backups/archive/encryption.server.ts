import { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { AppError } from "../../platform/errors/app-error.ts";

// Encrypted backups are files of the format age (age-encryption.org/v1): `age -d -i key-file` opens them too.

/** The line that every file of the format begins with. */
const INTRODUCTION = Buffer.from("age-encryption.org/v1\n");
/** What the library says where the file was encrypted to other keys alone. It has no class of error for it. */
const OTHER_KEY = /no identity matched/;

/** What backups are encrypted to, and, where the secret key is known too, what opens them. */
export type BackupKey = {
  /** The public key: age1… */
  recipient: string;
  /** The secret key, AGE-SECRET-KEY-1…; undefined where only the public one is at hand, which can write backups only. */
  identity: string | undefined;
};

/** Whether a file with these first bytes is encrypted. */
export const isEncrypted = (start: Uint8Array): boolean =>
  INTRODUCTION.equals(Buffer.from(start).subarray(0, INTRODUCTION.length));

/**
 * Reads a key file as `age-keygen` and `npm run backup -- key` write it: lines that begin with # are left out, and the
 * first other line is the key, secret (AGE-SECRET-KEY-1…) or public (age1…). Undefined where there is none.
 */
export async function readKeyText(text: string): Promise<BackupKey | undefined> {
  const line = text
    .split("\n")
    .map((each) => each.trim())
    .find((each) => each !== "" && !each.startsWith("#"));
  if (line === undefined) return undefined;
  try {
    if (line.startsWith("age1")) {
      new Encrypter().addRecipient(line);
      return { recipient: line, identity: undefined };
    }
    return { recipient: await identityToRecipient(line), identity: line };
  } catch {
    // The library throws for every text that is no key.
    return undefined;
  }
}

/** A new key, as the text of a key file. */
export async function newKeyText(now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  return `# created: ${now.toISOString()}\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
}

/** Encrypts as it comes, in bounded memory. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  { recipient }: Pick<BackupKey, "recipient">,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(streamOf(source));
}

/**
 * Decrypts as it comes. No byte is given out before it is proven to be what was encrypted.
 * @throws AppError `Invalid` for another key, and for a file that was altered or cut off
 */
export async function* decrypt(source: AsyncIterable<Uint8Array>, { identity }: BackupKey): AsyncGenerator<Uint8Array> {
  if (identity === undefined) {
    throw new AppError("Invalid", "The key file holds the public key alone: reading the backup takes the secret one.");
  }
  const reading: { failure?: unknown } = {};
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    yield* await decrypter.decrypt(streamOf(notingFailure(source, reading)));
  } catch (error) {
    // A disk that fails says nothing about the file.
    if ("failure" in reading) throw reading.failure;
    if (error instanceof Error && OTHER_KEY.test(error.message)) {
      const sentence = "The key does not open this backup: it was written for another one.";
      throw new AppError("Invalid", sentence, { cause: error });
    }
    const sentence = "The encrypted file was cut off, or altered after it was written.";
    throw new AppError("Invalid", sentence, { cause: error });
  }
}

/** The library names the stream by the browser's type, of which Node's is an implementation. */
const streamOf = (source: AsyncIterable<Uint8Array>) => NodeStream.from(source) as ReadableStream<Uint8Array>;

/** Tells a source that failed from what the library makes of it. */
async function* notingFailure(source: AsyncIterable<Uint8Array>, reading: { failure?: unknown }) {
  try {
    yield* source;
  } catch (error) {
    reading.failure = error;
    throw error;
  }
}
