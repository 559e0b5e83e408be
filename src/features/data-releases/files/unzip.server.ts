import { pipeline, Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

/** A file that can be read from any byte on. */
export type StoredBytes = {
  bytes: number;
  /** @param end the first byte that is not read */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

const END_BYTES = 22;
const HEADER_BYTES = 46;
const LOCAL_BYTES = 30;

async function readAll({ read }: StoredBytes, start: number, end: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(read(start, end)));
}

/**
 * One file of a ZIP that `zipFiles` has written, or `zipSync` of fflate before: no comment, and less than 4 GB. The
 * directory at its end is read, because the sizes are only there, and then no more than the file itself.
 * @returns undefined if the ZIP has no such file
 */
export async function unzipFile(zip: StoredBytes, name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const end = await readAll(zip, zip.bytes - END_BYTES, zip.bytes);
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const headers = await readAll(zip, start, start + size);
  for (let at = 0; at < headers.length; ) {
    const header = headers.subarray(at);
    const [nameBytes, extraBytes] = [header.readUInt16LE(28), header.readUInt16LE(30)];
    if (header.toString("utf8", HEADER_BYTES, HEADER_BYTES + nameBytes) === name) {
      const [compressedBytes, local] = [header.readUInt32LE(20), header.readUInt32LE(42)];
      const lengths = await readAll(zip, local + 26, local + LOCAL_BYTES);
      const begin = local + LOCAL_BYTES + lengths.readUInt16LE(0) + lengths.readUInt16LE(2);
      return pipeline(Readable.from(zip.read(begin, begin + compressedBytes)), createInflateRaw(), () => {
        // The consumer of the bytes gets the error.
      });
    }
    at += HEADER_BYTES + nameBytes + extraBytes;
  }
  return undefined;
}
