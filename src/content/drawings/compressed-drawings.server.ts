import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** In bytes: enough for some hundred drawings with their titles, at about 20 kB each. */
const ROOM = 16_000_000;

/**
 * Level 9 saves half a per cent of the bytes and takes eight times as long. Level 11 would save a sixth, but take a tenth
 * of a second, while a visitor waits.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = {
  br: (svg: string) => promisify(brotliCompress)(svg, BROTLI),
  gzip: (svg: string) => promisify(gzip)(svg),
};

type Compression = keyof typeof compress;

/**
 * An in-memory cache of compressed drawings. Each is drawn and compressed once, however many requests arrive at the
 * same time.
 */
export type CompressedDrawings = {
  /** @param encoding undefined for uncompressed text */
  get(key: string, encoding: Compression | undefined, draw: () => Promise<string>): Promise<Buffer<ArrayBuffer>>;
};

export function createCompressedDrawings(): CompressedDrawings {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>, { compression: Compression; draw: () => Promise<string> }>({
    maxSize: ROOM,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _stale, { context: { compression, draw } }) => compress[compression](await draw()),
    // An item that is evicted while it is being made still answers the requests that wait for it.
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
