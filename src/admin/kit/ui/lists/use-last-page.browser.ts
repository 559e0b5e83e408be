import { useEffect } from "react";
import { useNavigate } from "react-router";

/** How many pages a list has. An empty list has one. */
export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export type ShownPage = {
  page: number;
  perPage: number;
  /** Undefined until the list is loaded. */
  total: number | undefined;
  /** Whether `total` is that of a list that was shown before. */
  isBefore?: boolean;
  addressOf(page: number): string;
};

/**
 * The last page of a list. Beyond it, nothing would be shown: its last entries may have gone, or its address may be old.
 * The screen then changes to the last page.
 */
export function useLastPage({ page, perPage, total, isBefore = false, addressOf }: ShownPage): number {
  const navigate = useNavigate();
  const lastPage = total === undefined ? page : pagesOf(total, perPage);
  const instead = page > lastPage && !isBefore ? addressOf(lastPage) : undefined;
  useEffect(() => {
    if (instead !== undefined) void navigate(instead, { replace: true });
  }, [instead, navigate]);
  return lastPage;
}
