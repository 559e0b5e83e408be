import { useCallback, useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

const LOGIN = "/admin/login";

/**
 * Asks before the page is left with unsaved changes. Going to the sign-in page needs no question, because the text is
 * restored afterwards.
 */
export function useLeaveGuard(hasUnsaved: () => boolean): Blocker {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasUnsaved]);
  return useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGIN && hasUnsaved(),
      [hasUnsaved],
    ),
  );
}
