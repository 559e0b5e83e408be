import { type ActingRole, may } from "../../../people/accounts/roles.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { FoundHit, FoundHits } from "../found-hit.ts";
import { type Look, wantedBy } from "./look.server.ts";
import { lookInImages, lookInPages, lookInSources, lookInTags, lookInTranslations } from "./look-elsewhere.server.ts";
import { lookInEntries } from "./look-in-entries.server.ts";

/**
 * After so long a call answers with what it has, so that a large directory is searched in several calls. Visitors wait
 * behind it: only two reads are served at a time.
 */
const LONGEST_MS = 300;

/** What is searched, in this order: only texts that the role may change, or submit changes of. */
const looksFor = (role: ActingRole): [name: string, look: Look][] => [
  ["tuskers", lookInEntries("tusker")],
  ["articles", lookInEntries("article")],
  ["pages", lookInPages(role)],
  ...(may(role, "tag") ? [["tags", lookInTags] satisfies [string, Look]] : []),
  ...(may(role, "change sources") ? [["sources", lookInSources] satisfies [string, Look]] : []),
  ["images", lookInImages],
  ...(may(role, "translate") ? [["translations", lookInTranslations] satisfies [string, Look]] : []),
];

type Asked = { search: string; role: ActingRole; limit: number; after: string | undefined };

/**
 * Finds words in all texts that editors write, by reading them: no index has to be kept for what editors seldom do.
 * @returns at least `limit` hits unless the time or the texts come to an end; all hits of a text that is read
 */
export async function findHits(db: Queryable, { search, role, limit, after = "" }: Asked): Promise<FoundHits> {
  const looks = looksFor(role);
  const wanted = wantedBy(search, limit);
  if (wanted.terms.length === 0) return { hits: [], next: null };
  const [, begun = "", from = "0"] = /^([a-z]+):([^\p{Cc}]+)$/u.exec(after) ?? [];
  const deadline = performance.now() + LONGEST_MS;
  const hits: FoundHit[] = [];
  let place = Math.max(
    0,
    looks.findIndex(([name]) => name === begun),
  );
  for (let at = from; ; ) {
    const [name, look] = looks[place] ?? [];
    if (name === undefined || look === undefined) return { hits, next: null };
    const found = await look(db, { ...wanted, enough: limit - hits.length }, at);
    hits.push(...found.hits);
    if (found.after === null) place += 1;
    at = found.after ?? "0";
    const isLast = place === looks.length;
    if (isLast) return { hits, next: null };
    if (hits.length >= limit || performance.now() > deadline) return { hits, next: `${looks[place]?.[0]}:${at}` };
  }
}
