import { TOKEN_KEYS } from "../../platform/ui/signed-in.browser.ts";

/** Where a browser stores nothing, the token lives as long as the page. */
let kept: string | null = null;

/** The token of this browser, or null; whether it is still good only the server knows. */
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

/** Keeps the token under both keys, where every tab of this browser finds it. */
export function storeToken(token: string): void {
  try {
    for (const key of TOKEN_KEYS) localStorage.setItem(key, token);
    kept = null;
  } catch {
    kept = token;
  }
}

/** Forgets the token, under both keys. */
export function removeToken(): void {
  kept = null;
  try {
    for (const key of TOKEN_KEYS) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored nothing is to be removed.
  }
}
