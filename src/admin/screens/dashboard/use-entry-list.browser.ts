import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ENTRIES } from "../../kit/api/admin-queries.tsx";
import { bodyOf, pageOf } from "../../kit/api/failure.ts";
import { pagesOf } from "../../kit/ui/lists/use-last-page.browser.ts";
import { type ListState, listQuery, ROWS_PER_PAGE, type Shown } from "./list-state.ts";
import { type Row, toArticleRow, toTuskerRow } from "./rows.ts";

type Found = { show: Shown; rows: readonly Row[]; total: number };

async function fetchList(show: Shown, query: Record<string, string>, signal: AbortSignal): Promise<Found> {
  const today = siteDay(new Date());
  if (show === "tuskers") {
    const { items, total } = await pageOf(adminApi.api.tuskers.$get({ query }, { init: { signal } }));
    return { show, rows: items.map((tusker) => toTuskerRow(tusker, today)), total };
  }
  const { items, total } = await pageOf(adminApi.api.articles.$get({ query }, { init: { signal } }));
  return { show, rows: items.map((article) => toArticleRow(article, today)), total };
}

/** Loads the list for the state of the dashboard; the previous result stays visible meanwhile. */
export function useEntryList(state: ListState) {
  const { show } = state;
  const query = listQuery(state);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...ENTRIES, show, query],
    queryFn: ({ signal }) => fetchList(show, query, signal),
    placeholderData: keepPreviousData,
  });
  // Do not show the rows of the other list while this one is loading.
  const own = data?.show === show ? data : undefined;
  return {
    found: own && { ...own, lastPage: pagesOf(own.total, ROWS_PER_PAGE) },
    failure: error ?? undefined,
    loading: isFetching,
    reload: refetch,
  };
}

async function fetchRow(show: Shown, id: string, signal: AbortSignal): Promise<Row> {
  const today = siteDay(new Date());
  const call = [{ param: { id: encodeURIComponent(id) } }, { init: { signal } }] as const;
  return show === "tuskers"
    ? toTuskerRow(await bodyOf(adminApi.api.tuskers[":id"].$get(...call)), today)
    : toArticleRow(await bodyOf(adminApi.api.articles[":id"].$get(...call)), today);
}

/** The row of one entry. Undefined without an id, and while it cannot be had. */
export function useRow(show: Shown, id: string | undefined): Row | undefined {
  const { data, error } = useQuery({
    queryKey: [...ENTRIES, show, "row", id],
    queryFn: ({ signal }) => fetchRow(show, id ?? "", signal),
    enabled: id !== undefined,
  });
  return error === null ? data : undefined;
}
