import { type ApiClient, createApiClient } from "../../platform/api-client/api-client.ts";
import { readToken, removeToken } from "./token.browser.ts";

/** Raised on `window` when the API no longer takes the token; the layout then asks for a new sign-in in place. */
export const SIGN_IN_ENDED = "sign-in-ended";

/** Raised on `window` when somebody has signed in again in place: what could not be loaded may be tried once more. */
export const SIGNED_IN_AGAIN = "signed-in-again";

function endSignIn(sent: string | null): void {
  // Meanwhile somebody may have signed in again, here or in another tab: that sign-in is none of this answer's business.
  if (readToken() !== sent) return;
  if (sent !== null) removeToken();
  window.dispatchEvent(new Event(SIGN_IN_ENDED));
}

/**
 * `fetch` in the name of the person who is signed in. Where the API answers 401 the token is forgotten and
 * `sign-in-ended` raised; the caller gets the answer all the same.
 */
export async function adminFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = readToken();
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers });
  // Without a token some calls answer as to any visitor: in the admin area that is an ended sign-in all the same.
  if (response.status === 401 || token === null) endSignIn(token);
  return response;
}

/** The typed client of the API, in the name of the person who is signed in (see `adminFetch`). */
export const adminApi: ApiClient = createApiClient(adminFetch);
