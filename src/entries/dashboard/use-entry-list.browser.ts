import { useCallback } from "react";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { RELOADING } from "../../admin/api/bin-calls.browser.ts";
import { bodyOf, pageOf } from "../../admin/api/failure.ts";
import { pagesOf } from "../../admin/ui/lists/use-last-page.browser.ts";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
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
  const query = JSON.stringify(listQuery(state));
  const load = useCallback((signal: AbortSignal) => fetchList(show, JSON.parse(query), signal), [show, query]);
  const { content, ...list } = useLoaded(load, RELOADING);
  // Do not show the rows of the other list while this one is loading.
  const own = content?.show === show ? content : undefined;
  return { ...list, found: own && { ...own, lastPage: pagesOf(own.total, ROWS_PER_PAGE) } };
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
  const load = useCallback(
    async (signal: AbortSignal) => (id === undefined ? undefined : fetchRow(show, id, signal)),
    [show, id],
  );
  const { content, failure } = useLoaded(load);
  return failure === undefined && content?.id === id ? content : undefined;
}
