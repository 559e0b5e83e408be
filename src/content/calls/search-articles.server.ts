import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { containsInAnyCase } from "../../platform/db/contains-text.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { Article } from "../articles/article.ts";
import { listEntriesBySeq, listSeqs } from "../entries/records/list-entries.server.ts";
import { plainTextOf } from "../rich-text/plain-text-of.ts";
import type { IndexedDatabase } from "../search/directory-index.server.ts";

/** An article, with the sentence of its text that has the words; none if its title or excerpt has them. */
export type FoundArticle = { article: Article; sentence: string | undefined };

/** No index holds texts, so a search reads them: at most this many, the newest first. */
const MOST_TEXTS = 1000;
/** Texts read in one query; other requests are served in between. */
const PIECE = 50;
/** Texts that have the words in their markup alone show it only once they are parsed, which takes milliseconds each. */
const MOST_PARSED = 20;
/** Characters of stored and plain text that are kept, so that the texts that searches find are parsed once. */
const MOST_KEPT = 3_000_000;
const SENTENCE_END = /(?<=[.!?])\s+/;
/** Characters before and after the words; cells of a table make one long sentence. */
const AROUND = 120;

/** The texts among these articles that have the words, in lower case. */
const listTexts = (read: Queryable, seqs: number[], words: string) =>
  read
    .selectFrom("articles")
    .select(["seq", "content"])
    .where("seq", "in", seqs)
    .where(containsInAnyCase("content", words))
    .execute();

const plainTexts = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (plain, content) => plain.length + content.length,
});

/** Kept by the stored text itself, so it is never that of a former one. */
function plainOf(content: string): string {
  const plain = plainTexts.get(content) ?? plainTextOf(content);
  plainTexts.set(content, plain);
  return plain;
}

/** The sentence of a text that has the words, cut around them if it is long. */
function sentenceWith(content: string, words: string): string | undefined {
  for (const sentence of plainOf(content).split(SENTENCE_END)) {
    const at = sentence.toLowerCase().indexOf(words);
    if (at === -1) continue;
    const [start, end] = [Math.max(0, at - AROUND), at + words.length];
    const [before, after] = [sentence.slice(start, at), sentence.slice(end, end + AROUND)];
    const shown = [
      start > 0 ? `…${before.replace(/^\S*\s/, "")}` : before,
      sentence.slice(at, end),
      end + AROUND < sentence.length ? `${after.replace(/\s\S*$/, "")}…` : after,
    ];
    return shown.join("").toWellFormed();
  }
  return undefined;
}

/** The sentences of the newest texts that have the words, by article. */
async function findInTexts(db: IndexedDatabase, seqs: Uint32Array, words: string, limit: number) {
  const sentences = new Map<number, string>();
  let parsed = 0;
  for (let start = 0; start < Math.min(seqs.length, MOST_TEXTS); start += PIECE) {
    const piece = [...seqs.subarray(start, start + PIECE)];
    const texts = new Map((await listTexts(db.read, piece, words)).map(({ seq, content }) => [seq, content]));
    for (const seq of piece) {
      const content = texts.get(seq);
      if (content === undefined) continue;
      if (sentences.size === limit || parsed === MOST_PARSED) return sentences;
      parsed += 1;
      const sentence = sentenceWith(content, words);
      if (sentence !== undefined) sentences.set(seq, sentence);
      await setImmediate();
    }
    await setImmediate();
  }
  return sentences;
}

/**
 * The newest public articles whose title, excerpt or text has the words, those with them in title or excerpt first.
 * @param search folded as for searches
 * @returns at most `limit` of them, and how many have the words in title or excerpt
 */
export async function searchArticles(
  db: IndexedDatabase,
  search: string,
  { publicOn, limit }: { publicOn: string; limit: number },
): Promise<{ items: FoundArticle[]; total: number }> {
  const named = await listSeqs(db, "article", { publicOn, search });
  const first = [...named.subarray(0, limit)];
  let sentences = new Map<number, string>();
  if (first.length < limit) {
    const known = new Set(named);
    const others = (await listSeqs(db, "article", { publicOn })).filter((seq) => !known.has(seq));
    sentences = await findInTexts(db, others, search, limit - first.length);
  }
  const items: FoundArticle[] = [];
  for (const seq of [...first, ...sentences.keys()]) {
    const [article] = await listEntriesBySeq(db, "article", { publicOn }, [seq]);
    if (article !== undefined) items.push({ article, sentence: sentences.get(seq) });
  }
  return { items, total: named.length };
}
