import { Zip, ZipDeflate } from "fflate";
import { type Content, inPieces } from "./in-pieces.server.ts";

/** The earliest time of a ZIP, in local time because the format has no zone: the same bytes on every machine. */
const NO_TIME = new Date(1980, 0, 1);

/** What is compressed at once. The compressed bytes depend on it. */
const PIECE_BYTES = 65_536;

export type ZipEntry = readonly [name: string, content: Content];

/** A ZIP of these files in their order, piece by piece. The same files give the same bytes. */
export async function* zipFiles(files: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const takeMade = (): Uint8Array[] => {
    const taken = made;
    made = [];
    return taken;
  };
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, content] of files) {
    const entry = Object.assign(new ZipDeflate(name, { level: 9 }), { mtime: NO_TIME, os: 3 });
    zip.add(entry);
    for await (const piece of inPieces(content, PIECE_BYTES)) {
      entry.push(piece);
      yield* takeMade();
    }
    entry.push(new Uint8Array(), true);
    yield* takeMade();
  }
  zip.end();
  yield* takeMade();
}
