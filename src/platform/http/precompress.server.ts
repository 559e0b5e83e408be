import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible, mediaTypeOf } from "./media-types.server.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Responses smaller than this, in bytes, fit into one packet anyway. */
export const COMPRESSION_THRESHOLD = 1024;

/** Writes a `.br` and a `.gz` file beside every compressible file, at the highest level. Runs once, at build time. */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !isCompressible(mediaTypeOf(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.byteLength <= COMPRESSION_THRESHOLD) continue;
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } };
    await writeFile(`${file}.br`, await brotli(content, options));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
