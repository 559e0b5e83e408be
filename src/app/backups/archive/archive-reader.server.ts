import { createHash, type Hash } from "node:crypto";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createTarDecoder } from "modern-tar";
import { AppError } from "../../../platform/errors/app-error.ts";
import { quoted } from "../../../platform/text/visible.ts";
import type { BackupFile } from "../places/backup-place.server.ts";
import {
  anyHeaderSchema,
  type BackupHeader,
  type Digest,
  FORMAT_VERSION,
  HEADER_MEMBER,
  headerSchema,
  SUMS_MEMBER,
  sumsLine,
} from "./backup-format.server.ts";
import type { BackupKey } from "./encryption.server.ts";
import { decrypt, isEncrypted } from "./encryption.server.ts";

/** A member of a backup. The caller must read its body to the end before asking for the next one. */
export type Member = { name: string; bytes: number; body: AsyncIterable<Uint8Array> };

/** The digest of every member, by name. */
export type Digests = Map<string, Digest>;

/** Enough to recognise the format. */
const START_BYTES = 512;
const MOST_HEADER_BYTES = 100_000;

const noBackup = (file: string): AppError => new AppError("Invalid", `${file} is not a backup of this site.`);

const damaged = (file: string, what: string, cause?: unknown): AppError =>
  new AppError("Invalid", `${file} is damaged: ${what}.`, { cause });

/** The bytes of the tar archive, decrypted if the file is encrypted. */
async function openBytes(file: BackupFile, key: BackupKey | undefined): Promise<AsyncIterable<Uint8Array>> {
  const start = Buffer.from(await file.start(START_BYTES));
  if (isEncrypted(start)) {
    if (key !== undefined) return decrypt(file.read(), key);
    throw new AppError("Invalid", `${file.name} is encrypted: give its key file with BACKUP_KEY_FILE or --key.`);
  }
  // Checks the signature of a tar archive, and the name of a backup's first member.
  const isArchive = start.toString("latin1", 257, 262) === "ustar";
  if (isArchive && start.toString("latin1", 0, HEADER_MEMBER.length + 1) === `${HEADER_MEMBER}\0`) return file.read();
  throw noBackup(file.name);
}

function readHeader(file: string, json: string): BackupHeader {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw noBackup(file);
  }
  const known = anyHeaderSchema.safeParse(value);
  if (!known.success) throw noBackup(file);
  if (known.data.version > FORMAT_VERSION) {
    const sentence = `${file} was written by a newer release (format ${known.data.version}; this one reads up to ${FORMAT_VERSION}): update the site first.`;
    throw new AppError("Invalid", sentence);
  }
  const header = headerSchema.safeParse(value);
  if (!header.success) throw damaged(file, `${HEADER_MEMBER} cannot be read`);
  return header.data;
}

/** Compares the digests of the members with the recorded hashes, in the same order. */
async function compareSums(file: string, body: AsyncIterable<Uint8Array>, digests: Digests): Promise<void> {
  const read = digests.entries();
  for await (const line of createInterface({ input: Readable.from(body) })) {
    const next = read.next();
    if (next.done) throw damaged(file, "members are missing");
    const [name, digest] = next.value;
    if (`${line}\n` === sumsLine(name, digest)) continue;
    throw damaged(file, line.endsWith(`  ${name}`) ? `${quoted(name)} was altered` : `${quoted(name)} is out of order`);
  }
  const left = read.next();
  if (!left.done) throw damaged(file, `${quoted(left.value[0])} was added`);
}

/**
 * Reads a backup from the first byte to the last. What `read` receives is not verified yet. Only when this function
 * returns has every member been compared with its hash, and the end been found in the right place.
 * @throws AppError `Invalid`, with a message for the user, for a file that is damaged, truncated, no backup, newer, or
 * not for this key
 */
export async function readArchive(
  source: BackupFile,
  key: BackupKey | undefined,
  read: (member: Member) => Promise<void>,
): Promise<{ header: BackupHeader; digests: Digests }> {
  const file = source.name;
  const bytes = Readable.from(await openBytes(source, key), { objectMode: false });
  const members = Readable.toWeb(bytes).pipeThrough(createTarDecoder({ strict: true }));
  const digests: Digests = new Map();
  let header: BackupHeader | undefined;
  let complete = false;
  for await (const { header: entry, body } of explainFailures(file, members)) {
    const { name, size } = entry;
    if (complete || entry.type !== "file" || digests.has(name))
      throw damaged(file, `${quoted(name)} does not belong there`);
    const hash = createHash("sha256");
    const member = { name, bytes: size, body: hashed(explainFailures(file, body), hash) };
    if (header === undefined) {
      if (name !== HEADER_MEMBER || size > MOST_HEADER_BYTES) throw noBackup(file);
      header = readHeader(file, await text(member.body));
    } else if (name === SUMS_MEMBER) {
      await compareSums(file, member.body, digests);
      complete = true;
      continue;
    } else {
      await read(member);
    }
    digests.set(name, { bytes: size, sha256: hash.digest("hex") });
  }
  if (header === undefined || !complete) throw damaged(file, "it was cut off");
  return { header, digests };
}

/** Passes the items through, and reports errors of the archive code as damage of the file. */
async function* explainFailures<Item>(file: string, source: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isCutOff = error instanceof Error && error.message.includes("truncated");
    throw damaged(file, isCutOff ? "it was cut off" : "its structure is broken", error);
  }
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    hash.update(piece);
    yield piece;
  }
}
