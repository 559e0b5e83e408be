import { createCipheriv, createDecipheriv } from "node:crypto";

const CIPHER = "chacha20-poly1305";
const TAG_BYTES = 16;
/** What is encrypted as one piece. */
const CHUNK_BYTES = 65_536;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;

/**
 * The nonce of a piece, after STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015): its number, and whether it is the last.
 * So pieces can neither change places, nor be left out, nor be cut off at the end, without its being noticed.
 */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The bytes in pieces of the same size, each together with whether it is the last; at least one, which may be empty. */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length <= size) continue;
    const all = Buffer.concat(waiting);
    let start = 0;
    // What fills the last piece exactly waits: nobody knows yet whether something follows.
    for (; all.length - start > size; start += size) yield { piece: all.subarray(start, start + size), isLast: false };
    waiting = [all.subarray(start)];
    length = all.length - start;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

/** Encrypts piece by piece under a key (32 bytes) that is used for nothing else. */
export async function* sealPayload(source: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { piece, isLast } of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * Gives out each piece when it has been proven to be what was encrypted, in its place, and never before.
 * @throws what `altered` makes at the first piece that is not, also where the end is missing
 */
export async function* openPayload(
  source: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  altered: () => Error,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { piece, isLast } of inPieces(source, SEALED_BYTES)) {
    if (piece.length < TAG_BYTES) throw altered();
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const opened = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw altered();
    }
    // The format knows one writing of each content: an empty piece is there only where everything is empty.
    if (opened.length === 0 && index > 0) throw altered();
    yield opened;
    index += 1;
  }
}
