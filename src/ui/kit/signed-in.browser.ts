/** Sign-in stores the token under both keys; either one counts. */
export const TOKEN_KEYS = ["user-token", "token"] as const;

/** Whether this browser has a token. It may have expired: only the server knows. */
export function holdsToken(): boolean {
  try {
    return TOKEN_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Calls the listener when other tabs sign in or out. @returns ends the subscription */
export function onToken(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
