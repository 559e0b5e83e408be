import { useSyncExternalStore } from "react";

/** Signing in stores the token under both; either one counts. */
export const TOKEN_KEYS = ["user-token", "token"] as const;

/** Whether this browser holds a token. It may have ended: only the server knows. */
function holdsToken(): boolean {
  try {
    return TOKEN_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** `holdsToken`, followed as other tabs sign in and out; false on the server and at the first render. */
export const useHoldsToken = (): boolean => useSyncExternalStore(subscribe, holdsToken, () => false);
