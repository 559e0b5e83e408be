import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { addressKey, titleMatcher } from "../same-source.ts";
import { findSources } from "./source-rows.server.ts";
import type { SourceRow } from "./source-tables.server.ts";

const MOST_DUPLICATES = 10;
/** Compared in one go: other requests are answered between two of them. */
const BATCH = 500;

/** The sources that may be the same as one with this title and address: one page, or nearly the same title. */
export async function listDuplicates(
  db: Queryable,
  { title, url, except }: { title: string; url: string | undefined; except: string | undefined },
): Promise<SourceRow[]> {
  const isNear = title === "" ? () => false : titleMatcher(title);
  const address = url && addressKey(url);
  const found: string[] = [];
  for (let after = 0; found.length < MOST_DUPLICATES; await setImmediate()) {
    const rows = await db
      .selectFrom("sources")
      .select(["key", "number", "title_key", "url"])
      .where("merged_into", "is", null)
      .where("number", ">", after)
      .orderBy("number")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.number;
    const same = rows.filter(
      (row) =>
        row.key !== except &&
        ((address !== undefined && addressKey(row.url ?? "") === address) || isNear(row.title_key)),
    );
    found.push(...same.map(({ key }) => key));
  }
  return findSources(db, { keys: found.slice(0, MOST_DUPLICATES) });
}
