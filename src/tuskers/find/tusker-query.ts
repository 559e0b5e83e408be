import type { TuskerCategory, TuskerStatus } from "../status.ts";

/** What a visitor asks the list of tuskers for. */
export type TuskerQuery = {
  search: string;
  category: TuskerCategory | "";
  status: TuskerStatus | "";
  /** From 1. */
  page: number;
};
