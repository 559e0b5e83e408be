import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { createCandidates, termsOf } from "../../../platform/text/finding/found-words.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import type { FoundHit } from "../found-hit.ts";

/** What is looked for. */
export type Wanted = {
  terms: readonly string[];
  /** Whether stored texts can hold all words. */
  isCandidate(stored: string): boolean;
  /** No more rows are read once there are so many hits. */
  enough: number;
};

/** A part of the search: the hits in the next rows, and where the rest begins; null at the end. */
export type Look = (
  db: Queryable,
  wanted: Wanted,
  after: string,
) => Promise<{ hits: FoundHit[]; after: string | null }>;

export const wantedBy = (search: string, enough: number): Wanted => {
  const terms = termsOf(search);
  return { terms, isCandidate: createCandidates(terms), enough };
};

/** How long the event loop is held at once. */
const SLICE_MS = 10;

type Rows<Row> = {
  rows: readonly Row[];
  /** The limit of the query: fewer rows are the last ones. */
  asked: number;
  keyOf(row: Row): string;
  find(row: Row): FoundHit[];
};

/** Looks through rows until there are enough hits, in slices between which others are served. */
export async function lookThrough<Row>({ enough }: Wanted, { rows, asked, keyOf, find }: Rows<Row>) {
  const hits: FoundHit[] = [];
  let since = performance.now();
  for (const row of rows) {
    hits.push(...find(row));
    if (hits.length >= enough) return { hits, after: keyOf(row) };
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  const last = rows.at(-1);
  return { hits, after: last === undefined || rows.length < asked ? null : keyOf(last) };
}

const BLOCK_ENDS = /<\/(?:p|h[1-6]|li|blockquote|figcaption|div)>|\n[ \t]*\n/gi;
/** No text has this letter: it is for private use, and stands for the end of a block until the markup is gone. */
const BLOCK_END = "\ue000";
const AROUND_ENDS = /\s*\ue000\s*/g;

/** A rich text without markup, each block on a line of its own: a heading is no part of the sentence after it. */
export const linesOf = (richText: string): string =>
  plainTextOf(richText.replace(BLOCK_ENDS, `$&${BLOCK_END}`)).replace(AROUND_ENDS, "\n");

/** What hits without a picture have. */
export const UNILLUSTRATED = { imageDetails: [], drawingUrl: null } satisfies Partial<FoundHit>;

/** The number after which the rows go on. Whatever is no such number begins at the first row. */
export const numberAfter = (after: string): number => (/^\d{1,9}$/.test(after) ? Number(after) : 0);
