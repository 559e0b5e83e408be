import { ARTICLE_CATEGORIES } from "../src/content/articles/categories.ts";
import { insertEntry } from "../src/content/entries/records/complete-entries.server.ts";
import { insertSlug } from "../src/content/entries/saving/slug-rows.server.ts";
import type { OpenDatabase } from "../src/platform/db/open-database.server.ts";
import { newEntryId } from "../src/platform/ids/entry-id.ts";
import { foldForSearch, sortKeyOf } from "../src/platform/text/fold.ts";
import { madeName } from "./make-tuskers.ts";

const BATCH = 1000;

/** Fills the directory with generated articles of typical length, every tenth a draft. For benchmarks only. */
export async function makeArticles(db: OpenDatabase, count: number): Promise<void> {
  const content = `<p>${"A made article for measuring, with a content of a usual length. ".repeat(125)}</p>`;
  for (let start = 0; start < count; start += BATCH) {
    await db.write.transaction().execute(async (transaction) => {
      for (let index = start; index < Math.min(start + BATCH, count); index += 1) {
        // Neither titles nor dates are in the order of the rows.
        const title = madeName((index * 7919) % count);
        const slug = title.toLowerCase().replaceAll(" ", "-");
        const id = newEntryId();
        const day = new Date(1_200_000_000_000 + ((index * 6007) % count) * 43_200_000).toISOString().slice(0, 10);
        const changed = new Date(1_700_000_000_000 + ((index * 4003) % count) * 1000).toISOString();
        await insertEntry(transaction, "article", {
          id,
          slug,
          title,
          sort_key: sortKeyOf(title),
          excerpt: "A made article for measuring.",
          description: null,
          description_html: "",
          content,
          content_html: content,
          category: ARTICLE_CATEGORIES[index % ARTICLE_CATEGORIES.length] ?? "education",
          author: "The editors",
          publish_date: day,
          sources: "[]",
          publication: index % 10 === 0 ? "draft" : "published",
          version: 1,
          search_text: foldForSearch(title),
          html_version: 1,
          created_at: changed,
          updated_at: changed,
        });
        await insertSlug(transaction, { kind: "article", slug, entryId: id });
      }
    });
  }
}
