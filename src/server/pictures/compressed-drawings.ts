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

type Form = keyof typeof compress;

/** Drawings as they go out, kept in memory: each is drawn and compressed once, however many ask at the same time. */
export type CompressedDrawings = {
  /** @param encoding undefined for the plain text */
  get(key: string, encoding: Form | undefined, draw: () => Promise<string>): Promise<Buffer<ArrayBuffer>>;
};

export function createCompressedDrawings(): CompressedDrawings {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: ROOM,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  async function compressed(key: string, form: Form, draw: () => Promise<string>): Promise<Buffer<ArrayBuffer>> {
    const place = `${form} ${key}`;
    const present = kept.get(place) ?? underway.get(place);
    if (present !== undefined) return present;
    const making = draw().then(compress[form]);
    underway.set(place, making);
    try {
      const made = await making;
      kept.set(place, made);
      return made;
    } finally {
      underway.delete(place);
    }
  }

  return {
    async get(key, encoding, draw) {
      if (encoding !== undefined) return compressed(key, encoding, draw);
      return promisify(brotliDecompress)(await compressed(key, "br", draw));
    },
  };
}
