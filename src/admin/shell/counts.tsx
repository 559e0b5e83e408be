import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import type { AdminCounts } from "../kit/admin-counts.ts";
import { adminApi } from "../kit/api/admin-api.browser.ts";
import { COUNTS } from "../kit/api/admin-queries.tsx";
import { bodyOf } from "../kit/api/failure.ts";
import { readToken } from "../kit/api/token.browser.ts";

type Counted = {
  /** Undefined until loaded. The counts are optional, so a failure keeps the previous ones. */
  counts: AdminCounts | undefined;
  /** Reloads the counts after an action that changes them. */
  recount(): void;
};

/** A message may arrive while the admin area is open. */
const EVERY_MS = 60_000;

const CountsContext = createContext<Counted>({ counts: undefined, recount: () => {} });

/** Keeps the counts fresh: on every navigation, every minute while the page is visible, and on request. */
export function CountsProvider({ children }: { children: ReactNode }) {
  const { data: counts, refetch } = useQuery({
    queryKey: COUNTS,
    queryFn: ({ signal }) => bodyOf(adminApi.api.desk.$get({}, { init: { signal } })),
    // Somebody who dismissed the new sign-in must not be asked again every minute.
    refetchInterval: () => readToken() !== null && EVERY_MS,
  });
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is a reason to count.
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  const counted = useMemo(() => ({ counts, recount: () => void refetch() }), [counts, refetch]);
  return <CountsContext value={counted}>{children}</CountsContext>;
}

export const useCounts = (): Counted => use(CountsContext);
