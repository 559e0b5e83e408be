import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { findLastNumber, findSources, toSource } from "../../sources/rows/source-rows.server.ts";
import type { SentSource } from "../../sources/source.ts";
import { SourceFinder, titleKeyOf } from "./source-finder.ts";

/** Reads from the library what may be meant by these sources, and everything that is cited, in one query. */
export async function openSourceFinder(
  db: Queryable,
  sent: readonly SentSource[],
  cited: readonly string[],
): Promise<SourceFinder> {
  const rows = await findSources(db, {
    keys: [...cited, ...sent.flatMap(({ key }) => key ?? [])],
    urls: sent.flatMap(({ url }) => url ?? []),
    titleKeys: sent.filter(({ title, url }) => title !== undefined && url === undefined).map(titleKeyOf),
  });
  const present = new Set(rows.map(({ key }) => key));
  const successors = rows.flatMap(({ merged_into: into }) => (into === null || present.has(into) ? [] : [into]));
  const all = [...rows, ...(await findSources(db, { keys: successors }))];
  const finder = new SourceFinder(all.map((row) => ({ ...toSource(row), mergedInto: row.merged_into })));
  const unknown = sent.filter((source) => finder.find(source) === undefined);
  if (unknown.length > 0) finder.numberFrom(await findLastNumber(db), unknown);
  return finder;
}
