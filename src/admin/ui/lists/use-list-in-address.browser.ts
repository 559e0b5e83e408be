import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { useLoaded } from "../use-loaded.browser.ts";

type ListInAddress<State, Found> = {
  state: State;
  /** The query of the API's list call. */
  query: Record<string, string>;
  addressOf(state: State): string;
  /** Must be the same function from render to render. */
  load(query: Record<string, string>, signal: AbortSignal): Promise<Found>;
};

/**
 * A list whose search, filters and page are in the address of the screen. While the next state loads, the entries of
 * the last one stay.
 */
export function useListInAddress<State extends { page: number }, Found extends { totalPages: number }>({
  state,
  query,
  addressOf,
  load,
}: ListInAddress<State, Found>) {
  const navigate = useNavigate();
  const asked = JSON.stringify(query);
  const loadAsked = useCallback(
    async (signal: AbortSignal) => ({ asked, ...(await load(JSON.parse(asked), signal)) }),
    [asked, load],
  );
  const { content: found, failure, reload } = useLoaded(loadAsked);
  const isLoading = found?.asked !== asked && failure === undefined;
  const lastPage = Math.max(1, found?.totalPages ?? state.page);
  const go = useCallback(
    (change: Partial<State>) =>
      void navigate(addressOf({ ...state, page: 1, ...change }), { replace: true, preventScrollReset: true }),
    [navigate, state, addressOf],
  );
  const { page } = state;
  useEffect(() => {
    // The last entries of the last page may have gone.
    if (!isLoading && page > lastPage) go({ page: lastPage } as Partial<State>);
  }, [isLoading, page, lastPage, go]);
  return { found, failure, reload, isLoading, lastPage, go };
}
