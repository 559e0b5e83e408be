import { useCallback, useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

const LOGIN = "/admin/login";

/**
 * Asks before the page is left with unsaved changes. On the way to the sign-in nobody is asked: whoever has to go there
 * finds the text again.
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
