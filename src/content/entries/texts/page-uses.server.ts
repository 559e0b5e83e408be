import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { PageUse, PageUses } from "../../sources/library-source.ts";
import { PAGE_KEYS } from "../../texts/page.ts";
import { citedOnPage } from "../../texts/page-texts.ts";
import { findNewestPage, findPublishedPage } from "./page-rows.server.ts";

/**
 * Which pages cite each source, on the site or in a draft above it. They are read from the pages themselves: there are
 * four, and a table of their uses would have to follow every release that changes what is shipped.
 * @param onlyPublic leaves out what only a draft cites
 */
export async function listPageUses(db: Queryable, { onlyPublic }: { onlyPublic: boolean }): Promise<PageUses> {
  const uses = new Map<string, PageUse[]>();
  for (const page of PAGE_KEYS) {
    const published = citedOnPage(page, (await findPublishedPage(db, page)).content);
    const drafted = onlyPublic ? [] : citedOnPage(page, (await findNewestPage(db, page)).content);
    for (const source of new Set([...published, ...drafted])) {
      const state = published.includes(source) ? "published" : "draft";
      uses.set(source, [...(uses.get(source) ?? []), { page, state }]);
    }
  }
  return uses;
}
