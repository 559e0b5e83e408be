import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { AdminCounts } from "../admin-counts.ts";
import { adminApi, SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { ENTRIES_CHANGED } from "../api/bin-calls.browser.ts";
import { readToken } from "../api/token.browser.ts";

type Counted = {
  /** Undefined until they have come; a comfort, so a failure leaves the former ones. */
  counts: AdminCounts | undefined;
  /** Counts again, after something was done that changes them. */
  recount(): void;
};

/** A message may come in while the admin area is open. */
const EVERY_MS = 60_000;

const RECOUNTING = [SIGNED_IN_AGAIN, ENTRIES_CHANGED];

const CountsContext = createContext<Counted>({ counts: undefined, recount: () => {} });

async function fetchCounts(signal: AbortSignal): Promise<AdminCounts | undefined> {
  // Whoever has put the new sign-in off is not to be asked again every minute.
  if (readToken() === null) return undefined;
  try {
    const response = await adminApi.api.desk.$get({}, { init: { signal } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the counts fresh: at every move, every minute while the page is looked at, and when asked to. */
export function CountsProvider({ children }: { children: ReactNode }) {
  const [counts, setCounts] = useState<AdminCounts>();
  const [asked, setAsked] = useState(0);
  const { pathname } = useLocation();

  const recount = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move and a call to recount are the reasons to count.
  useEffect(() => {
    const abort = new AbortController();
    const count = async () => {
      const fresh = await fetchCounts(abort.signal);
      if (fresh !== undefined && !abort.signal.aborted) setCounts(fresh);
    };
    void count();
    const timer = setInterval(() => document.visibilityState === "visible" && void count(), EVERY_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [pathname, asked]);

  useEffect(() => {
    for (const event of RECOUNTING) window.addEventListener(event, recount);
    return () => {
      for (const event of RECOUNTING) window.removeEventListener(event, recount);
    };
  }, [recount]);

  const counted = useMemo(() => ({ counts, recount }), [counts, recount]);
  return <CountsContext value={counted}>{children}</CountsContext>;
}

export const useCounts = (): Counted => use(CountsContext);
