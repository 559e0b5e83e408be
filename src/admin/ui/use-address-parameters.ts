import { useMemo } from "react";
import { useLocation } from "react-router";

/** The parameters of the page's address. (React Router's own way would weigh on public pages, which share its code.) */
export function useAddressParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
