import type { EntryPanel } from "../../../parts/entry/entry-panel.ts";
import type { ArticleText } from "./article-text.ts";

/** What features add to the page of an article: panels in its closed block, undefined if there is nothing to show. */
export type ArticlePageSlots = {
  below?: readonly ((article: ArticleText) => EntryPanel | undefined)[];
};
