import type { TuskerCategory, TuskerStatus } from "../../../content/tuskers/status.ts";

/** Applies to the list and to the search page. */
export const TUSKERS_PER_PAGE = 9;

/** The search, filters and page that a visitor requests. */
export type TuskerQuery = {
  search: string;
  category: TuskerCategory | "";
  status: TuskerStatus | "";
  /** Counted from 1. */
  page: number;
};
