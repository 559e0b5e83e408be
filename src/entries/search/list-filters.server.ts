import type { ArticleState } from "../../articles/article-sort.ts";
import type { ArticleCategory } from "../../articles/categories.ts";
import type { TuskerRow } from "../../platform/db/schema.server.ts";
import type { TuskerCategory, TuskerStatus } from "../../tuskers/status.ts";

/** Which tuskers a list holds; what is given is joined by AND. Binned ones are in none. */
export type TuskerFilter = {
  /** Folded text that the name or another name contains. */
  search?: string;
  category?: TuskerCategory;
  status?: TuskerStatus;
  /** True for lists that only administrators see. */
  includeDrafts: boolean;
  /** For such lists: only those that are published, or only drafts. */
  publication?: TuskerRow["publication"];
};

/** Which articles a list holds; what is given is joined by AND. Binned ones are in none. */
export type ArticleFilter = {
  /** Folded text that title or excerpt contains. */
  search?: string;
  category?: ArticleCategory;
  /** Only published articles dated on or before this day (YYYY-MM-DD); undefined for administrators' lists. */
  publicOn?: string;
  /** For administrators' lists: only those in this state. `today` is the day (YYYY-MM-DD) that it is in Sri Lanka. */
  state?: { is: ArticleState; today: string };
};

export type ListRange = { limit: number; offset: number };
