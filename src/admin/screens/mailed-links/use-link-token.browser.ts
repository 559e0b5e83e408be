import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The token behind the `#` of a mailed link; empty without one. It is taken out of the address at once, so that neither
 * the history of the browser nor a screenshot keeps it.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    // A second link may be opened in the same tab.
    if (hash.length <= 1) return;
    setToken(hash.slice(1));
    history.replaceState(history.state, "", location.pathname);
  }, [hash]);
  return token;
}
