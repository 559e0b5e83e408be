import { type ApiClient, createApiClient } from "../../../platform/api-client/api-client.ts";
import { readToken, removeToken } from "./token.browser.ts";

/** Dispatched on `window` when the API rejects the token; the layout then asks for a new sign-in on the same page. */
export const SIGN_IN_ENDED = "sign-in-ended";

/** Dispatched on `window` after a new sign-in on the same page: failed loads may be retried. */
export const SIGNED_IN_AGAIN = "signed-in-again";

/** Dispatched on `window` when the API refuses a call: the role of the account may have changed. */
export const CALL_REFUSED = "call-refused";

/** What reads the role again. Its own refusal is no reason to ask once more. */
const OWN_ACCOUNT = "/api/account";

function endSignIn(sent: string | null): void {
  // Somebody may have signed in again meanwhile, here or in another tab: this response must not end that session.
  if (readToken() !== sent) return;
  if (sent !== null) removeToken();
  window.dispatchEvent(new Event(SIGN_IN_ENDED));
}

/**
 * `fetch` with the token of the signed-in administrator. On a 401 the token is removed and `sign-in-ended` dispatched;
 * the caller still receives the response.
 */
export async function adminFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = readToken();
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers });
  // Without a token some calls respond as to any visitor; in the admin area that still means an ended session.
  if (response.status === 401 || token === null) endSignIn(token);
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (response.status === 403 && pathname !== OWN_ACCOUNT) window.dispatchEvent(new Event(CALL_REFUSED));
  return response;
}

/** The typed client of the API, with the administrator's token (see `adminFetch`). */
export const adminApi: ApiClient = createApiClient(adminFetch);
