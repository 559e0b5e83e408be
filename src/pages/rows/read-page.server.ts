import type { Queryable } from "../../platform/db/queryable.server.ts";
import { renderRichTexts } from "../../rich-text/render-rich-text.ts";
import { findSources, toSource } from "../../sources/rows/source-rows.server.ts";
import type { Source } from "../../sources/source.ts";
import type { PageContents, PageKey } from "../page.ts";
import { citedOnPage, richTextsOfPage } from "../page-texts.ts";

/** The sources that a page cites, in its order. Those that were merged or deleted since are found as far as they can be. */
export async function sourcesOfPage<Key extends PageKey>(
  db: Queryable,
  key: Key,
  content: PageContents[Key],
): Promise<Source[]> {
  const cited = citedOnPage(key, content);
  const rows = await findSources(db, { keys: cited });
  const merged = await findSources(db, { keys: rows.flatMap(({ merged_into }) => merged_into ?? []) });
  const byKey = new Map([...rows, ...merged].map((row) => [row.key, row]));
  return cited.flatMap((one) => {
    const row = byKey.get(one);
    const found = row?.merged_into ? byKey.get(row.merged_into) : row;
    // Under the key that the text names, so that its marks find it.
    return found === undefined ? [] : [{ ...toSource(found), key: one }];
  });
}

/** A page as readers see it: rich text as safe HTML, with numbers for what it cites. */
export async function shownPage<Key extends PageKey>(db: Queryable, key: Key, content: PageContents[Key]) {
  const sources = await sourcesOfPage(db, key, content);
  const texts = richTextsOfPage(key, content);
  const html = renderRichTexts(
    texts.map(({ text }) => text),
    { images: [], sources },
  );
  const rendered = Object.fromEntries(texts.map(({ path }, index) => [path, html[index]]));
  return { fields: { ...content, ...rendered } as Record<string, unknown>, sources };
}
