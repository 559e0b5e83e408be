import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import { findSources, toSource } from "../../sources/rows/source-rows.server.ts";
import { isSameSource } from "../../sources/same-source.ts";
import type { SentSource } from "../../sources/source.ts";
import { replaceCitedKeys } from "./citations.ts";
import { openSourceFinder } from "./find-sources.server.ts";

type Named = SentSource & { title: string; kind: NonNullable<SentSource["kind"]> };

/**
 * An entry from another site, with the keys that its sources have here. A key that means another source here is
 * replaced in the list and in all citations; all others stay.
 */
export async function adoptKeys<Sent extends object & { sources?: SentSource[] | null | undefined }>(
  db: Queryable,
  sent: Sent,
): Promise<Sent> {
  const sources = (sent.sources ?? []).filter((source): source is Named => source.title !== undefined);
  const rows = await findSources(db, { keys: sources.flatMap(({ key }) => key ?? []) });
  const known = new Map(rows.map((row) => [row.key, toSource(row)]));
  const foreign = sources.filter(({ key = "", ...source }) => {
    const here = known.get(key);
    return here !== undefined && !isSameSource(here, source);
  });
  if (foreign.length === 0) return sent;
  const nameless = foreign.map(({ key: _key, ...source }) => source);
  const finder = await openSourceFinder(db, [...nameless, ...sources], []);
  const replacements = new Map<string, string>();
  for (const { key = "", ...source } of foreign) {
    replacements.set(key, (finder.find(source) ?? finder.add(source)).key);
  }
  const replaced = replaceCitedKeys(sent as Content<Fields>, replacements) as Sent;
  const keyOf = (key: string | undefined) => (key === undefined ? undefined : (replacements.get(key) ?? key));
  return { ...replaced, sources: (sent.sources ?? []).map((source) => ({ ...source, key: keyOf(source.key) })) };
}
