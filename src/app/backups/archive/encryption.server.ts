import { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { AppError } from "../../../platform/errors/app-error.ts";

// Encrypted backups use the age format (age-encryption.org/v1), so `age -d -i key-file` opens them too.

/** The first line of every age file. */
const INTRODUCTION = Buffer.from("age-encryption.org/v1\n");
/** The library's message for a file that was encrypted to other keys only. It has no error class for this case. */
const OTHER_KEY = /no identity matched/;

/** The key that backups are encrypted to and, if the secret half is known, decrypted with. */
export type BackupKey = {
  /** The public key: age1… */
  recipient: string;
  /**
   * The secret key, AGE-SECRET-KEY-1…; undefined if only the public key is known, which can write backups but not read
   * them.
   */
  identity: string | undefined;
};

/** Whether a file with these first bytes is encrypted. */
export const isEncrypted = (start: Uint8Array): boolean =>
  INTRODUCTION.equals(Buffer.from(start).subarray(0, INTRODUCTION.length));

/**
 * Reads a key file as `age-keygen` and `npm run backup -- key` write it. Lines that start with # are skipped, and the
 * first other line is the key: secret (AGE-SECRET-KEY-1…) or public (age1…). Undefined if there is none.
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
    // The library throws for any text that is not a key.
    return undefined;
  }
}

/** A new key, as the text of a key file. */
export async function newKeyText(now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  return `# created: ${now.toISOString()}\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
}

/** Encrypts a stream in bounded memory. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  { recipient }: Pick<BackupKey, "recipient">,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(streamOf(source));
}

/**
 * Decrypts a stream. No byte is yielded before it has been authenticated.
 * @throws AppError `Invalid` for another key, and for a file that was altered or truncated
 */
export async function* decrypt(source: AsyncIterable<Uint8Array>, { identity }: BackupKey): AsyncGenerator<Uint8Array> {
  if (identity === undefined) {
    throw new AppError("Invalid", "The key file contains only the public key: reading a backup needs the secret key.");
  }
  const reading: { failure?: unknown } = {};
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    yield* await decrypter.decrypt(streamOf(notingFailure(source, reading)));
  } catch (error) {
    // A read error of the disk does not mean that the file is damaged.
    if ("failure" in reading) throw reading.failure;
    if (error instanceof Error && OTHER_KEY.test(error.message)) {
      const sentence = "The key does not open this backup: it was encrypted with another one.";
      throw new AppError("Invalid", sentence, { cause: error });
    }
    const sentence = "The encrypted file was cut off or altered.";
    throw new AppError("Invalid", sentence, { cause: error });
  }
}

/** The library expects the browser's stream type, which Node's implements. */
const streamOf = (source: AsyncIterable<Uint8Array>) => NodeStream.from(source) as ReadableStream<Uint8Array>;

/** Records an error of the source, to tell it apart from errors of the library. */
async function* notingFailure(source: AsyncIterable<Uint8Array>, reading: { failure?: unknown }) {
  try {
    yield* source;
  } catch (error) {
    reading.failure = error;
    throw error;
  }
}
