import { useCallback } from "react";
import { useNavigate } from "react-router";
import { type ShownPage, useLastPage } from "./use-last-page.browser.ts";

type ListInAddress<State> = Omit<ShownPage, "page" | "addressOf"> & { state: State; addressOf(state: State): string };

/** A list whose search, filters and page are in the address of the screen. `go` changes them. */
export function useListInAddress<State extends { page: number }>({ state, addressOf, ...list }: ListInAddress<State>) {
  const navigate = useNavigate();
  const { page } = state;
  const lastPage = useLastPage({ ...list, page, addressOf: (other) => addressOf({ ...state, page: other }) });
  const go = useCallback(
    (change: Partial<State>) =>
      void navigate(addressOf({ ...state, page: 1, ...change }), { replace: true, preventScrollReset: true }),
    [navigate, state, addressOf],
  );
  return { lastPage, go };
}
