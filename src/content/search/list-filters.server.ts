import type { ArticleState } from "../articles/article-sort.ts";
import type { ArticleCategory } from "../articles/categories.ts";
import type { TuskerCategory, TuskerStatus } from "../tuskers/status.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";

/** Which tuskers a list contains. Conditions are combined with AND. Binned ones are in none. */
export type TuskerFilter = {
  /** Folded text that a name, the location, a place, a district or a tag contains. */
  search?: string;
  /** Folded text that the name or another name contains. */
  named?: string;
  category?: TuskerCategory;
  status?: TuskerStatus;
  /** True for administrators' lists. */
  includeDrafts: boolean;
  /** For administrators' lists: only published entries, or only drafts. */
  publication?: TuskerRow["publication"];
};

/** Which articles a list contains. Conditions are combined with AND. Binned ones are in none. */
export type ArticleFilter = {
  /** Folded text that the title or excerpt contains. */
  search?: string;
  category?: ArticleCategory;
  /** Only published articles dated on or before this day (YYYY-MM-DD); undefined for administrators' lists. */
  publicOn?: string;
  /** For administrators' lists: only articles in this state. `today` is the date in Sri Lanka (YYYY-MM-DD). */
  state?: { is: ArticleState; today: string };
};

export type ListRange = { limit: number; offset: number };
