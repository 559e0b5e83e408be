import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { AdminCounts } from "../admin-counts.ts";
import { adminApi, SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { ENTRIES_CHANGED } from "../api/bin-calls.browser.ts";
import { readToken } from "../api/token.browser.ts";

type Counted = {
  /** Undefined until loaded. The counts are optional, so a failure keeps the previous ones. */
  counts: AdminCounts | undefined;
  /** Reloads the counts after an action that changes them. */
  recount(): void;
};

/** A message may arrive while the admin area is open. */
const EVERY_MS = 60_000;

const RECOUNTING = [SIGNED_IN_AGAIN, ENTRIES_CHANGED];

const CountsContext = createContext<Counted>({ counts: undefined, recount: () => {} });

async function fetchCounts(signal: AbortSignal): Promise<AdminCounts | undefined> {
  // Somebody who dismissed the new sign-in must not be asked again every minute.
  if (readToken() === null) return undefined;
  try {
    const response = await adminApi.api.desk.$get({}, { init: { signal } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the counts fresh: on every navigation, every minute while the page is visible, and on request. */
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
