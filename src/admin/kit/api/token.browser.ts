import { TOKEN_KEYS } from "../../../ui/kit/signed-in.browser.ts";

/** The token if the browser's storage is unavailable; it then lives as long as the page. */
let kept: string | null = null;

/** Stored for a moment when somebody logs out, so that other tabs hear of it: a token also goes when it has ended. */
export const LOGGED_OUT = "logged-out";

/** This browser's token, or null; only the server knows whether it is still valid. */
export function readToken(): string | null {
  try {
    for (const key of TOKEN_KEYS) {
      const token = localStorage.getItem(key);
      if (token !== null && token !== "") return token;
    }
    return kept;
  } catch {
    return kept;
  }
}

/** Stores the token under both keys, where every tab of this browser finds it. */
export function storeToken(token: string): void {
  try {
    for (const key of TOKEN_KEYS) localStorage.setItem(key, token);
    kept = null;
  } catch {
    kept = token;
  }
}

/** Removes the token under both keys. */
export function removeToken(): void {
  kept = null;
  try {
    for (const key of TOKEN_KEYS) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Tells the other tabs of this browser that somebody logged out. */
export function tellLoggedOut(): void {
  try {
    localStorage.setItem(LOGGED_OUT, "1");
    localStorage.removeItem(LOGGED_OUT);
  } catch {
    // Without storage no other tab shares the sign-in.
  }
}
