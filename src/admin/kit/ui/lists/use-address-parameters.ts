import { useMemo } from "react";
import { useLocation } from "react-router";

/**
 * The parameters of the page's address. (React Router's own hook would add code to public pages, which share its
 * bundle.)
 */
export function useAddressParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
