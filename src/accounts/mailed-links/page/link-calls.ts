import { bodyOf, succeeded } from "../../../admin/api/failure.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";

const { auth } = browserApi.api;

// These throw the API's `Failure`, or what `fetch` throws.

/** Whether the site can mail a link for a new password. */
export const loadCanReset = async (signal: AbortSignal): Promise<boolean> =>
  (await bodyOf(auth.options.$get({}, { init: { signal } }))).passwordReset;

export async function askForLink(username: string): Promise<void> {
  await succeeded(auth["password-reset"].$post({ json: { username } }));
}

/** @returns the name of the account */
export const resetPassword = async (token: string, password: string): Promise<string> =>
  (await bodyOf(auth["password-reset"].$put({ json: { token, password } }))).username;

/** @returns the name of the account */
export const confirmAddress = async (token: string): Promise<string> =>
  (await bodyOf(auth.email.$put({ json: { token } }))).username;
