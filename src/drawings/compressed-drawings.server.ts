import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** In bytes: some hundred drawings with their titles, each about 20 kB. */
const ROOM = 16_000_000;

/** Level 9 saves a sixth against 5 and takes 15 ms; 11 would save as much again and take a tenth of a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compress = {
  br: (svg: string) => promisify(brotliCompress)(svg, BROTLI),
  gzip: (svg: string) => promisify(gzip)(svg),
};

type Compression = keyof typeof compress;

/** Drawings as they go out, kept in memory: each is drawn and compressed once, however many ask at the same time. */
export type CompressedDrawings = {
  /** @param encoding undefined for the plain text */
  get(key: string, encoding: Compression | undefined, draw: () => Promise<string>): Promise<Buffer<ArrayBuffer>>;
};

export function createCompressedDrawings(): CompressedDrawings {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>, { compression: Compression; draw: () => Promise<string> }>({
    maxSize: ROOM,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _stale, { context: { compression, draw } }) => compress[compression](await draw()),
    // What lost its place while it was made still answers those who wait for it.
    ignoreFetchAbort: true,
  });

  const compressed = (
    key: string,
    compression: Compression,
    draw: () => Promise<string>,
  ): Promise<Buffer<ArrayBuffer>> => kept.forceFetch(`${compression} ${key}`, { context: { compression, draw } });

  return {
    async get(key, encoding, draw) {
      if (encoding !== undefined) return compressed(key, encoding, draw);
      return promisify(brotliDecompress)(await compressed(key, "br", draw));
    },
  };
}
