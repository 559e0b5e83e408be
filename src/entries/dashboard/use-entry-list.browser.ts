import { useCallback, useEffect, useState } from "react";
import { adminApi, SIGNED_IN_AGAIN } from "../../admin/api/admin-api.browser.ts";
import { ENTRIES_CHANGED } from "../../admin/api/bin-calls.browser.ts";
import { type Failure, failureOf, readFailure } from "../../admin/api/failure.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { type ListState, listQuery, ROWS_PER_PAGE, type Shown } from "./list-state.ts";
import { type Row, toArticleRow, toTuskerRow } from "./rows.ts";

const RELOADING = [SIGNED_IN_AGAIN, ENTRIES_CHANGED];

type Found = { show: Shown; rows: readonly Row[]; total: number };

export type EntryList = {
  /** Undefined until the requested list has loaded once. */
  found: { rows: readonly Row[]; total: number; lastPage: number } | undefined;
  failure: Failure | undefined;
  /** True while a request is pending; the previous result stays visible. */
  loading: boolean;
  reload(): void;
};

async function fetchList(show: Shown, query: Record<string, string>, signal: AbortSignal): Promise<Found> {
  if (show === "tuskers") {
    const response = await adminApi.api.tuskers.$get({ query }, { init: { signal } });
    if (!response.ok) throw await readFailure(response);
    return { show, rows: (await response.json()).map(toTuskerRow), total: totalOf(response) };
  }
  const response = await adminApi.api.articles.$get({ query }, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  const today = siteDay(new Date());
  const rows = (await response.json()).map((article) => toArticleRow(article, today));
  return { show, rows, total: totalOf(response) };
}

const totalOf = ({ headers }: { headers: Headers }): number => Number(headers.get("X-Total-Count"));

/** Loads the list for the state of the dashboard. A response to an earlier request is ignored. */
export function useEntryList(state: ListState): EntryList {
  const { show } = state;
  const query = JSON.stringify(listQuery(state));
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const [loading, setLoading] = useState(true);
  const [asked, setAsked] = useState(0);

  const reload = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` triggers another request.
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    fetchList(show, JSON.parse(query), abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        setFound(answer);
        setFailure(undefined);
        setLoading(false);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(failureOf(error));
        setLoading(false);
      },
    );
    return () => abort.abort();
  }, [show, query, asked]);
  useEffect(() => {
    for (const event of RELOADING) window.addEventListener(event, reload);
    return () => {
      for (const event of RELOADING) window.removeEventListener(event, reload);
    };
  }, [reload]);

  // Do not show the rows of the other list while this one is loading.
  const own = found?.show === show ? found : undefined;
  return {
    found: own && { ...own, lastPage: Math.max(1, Math.ceil(own.total / ROWS_PER_PAGE)) },
    failure,
    loading,
    reload,
  };
}
