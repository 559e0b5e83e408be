import { setImmediate } from "node:timers/promises";
import { listEntriesBySeq, listSeqs } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { containsInAnyCase } from "../../platform/db/contains-text.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import type { Article } from "../article.ts";

/** An article, with the sentence of its text that has the words; none if its title or excerpt has them. */
export type FoundArticle = { article: Article; sentence: string | undefined };

/** No index holds texts, so a search reads them: at most this many, the newest first. */
const MOST_TEXTS = 1000;
/** Texts read in one query; other requests are served in between. */
const PIECE = 50;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The texts among these articles that have the words, in lower case. */
const listTexts = (read: Queryable, seqs: number[], words: string) =>
  read
    .selectFrom("articles")
    .select(["seq", "content"])
    .where("seq", "in", seqs)
    .where(containsInAnyCase("content", words))
    .execute();

const sentenceWith = (content: string, words: string): string | undefined =>
  plainTextOf(content)
    .split(SENTENCE_END)
    .find((sentence) => sentence.toLowerCase().includes(words));

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
  const sentences = new Map<number, string | undefined>([...named.subarray(0, limit)].map((seq) => [seq, undefined]));
  const others = (await listSeqs(db, "article", { publicOn })).filter((seq) => !named.includes(seq));
  for (let start = 0; start < Math.min(others.length, MOST_TEXTS) && sentences.size < limit; start += PIECE) {
    const seqs = [...others.subarray(start, start + PIECE)];
    const texts = new Map((await listTexts(db.read, seqs, search)).map(({ seq, content }) => [seq, content]));
    for (const seq of seqs) {
      const sentence = sentences.size < limit ? sentenceWith(texts.get(seq) ?? "", search) : undefined;
      if (sentence !== undefined) sentences.set(seq, sentence);
    }
    await setImmediate();
  }
  const items: FoundArticle[] = [];
  for (const [seq, sentence] of sentences) {
    const [article] = await listEntriesBySeq(db, "article", { publicOn }, [seq]);
    if (article !== undefined) items.push({ article, sentence });
  }
  return { items, total: named.length };
}
