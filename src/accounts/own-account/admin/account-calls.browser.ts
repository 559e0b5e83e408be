import type { InferResponseType } from "hono/client";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { readFailure } from "../../../admin/api/failure.ts";
import type { Confirmation } from "../../../admin/auth/confirm-self-form.tsx";

const { account } = adminApi.api;

export type OwnAccount = InferResponseType<typeof account.$get, 200>;
export type AccountSession = InferResponseType<typeof account.sessions.$get, 200>[number];
export type OfferedSecondFactor = InferResponseType<(typeof account)["second-factor"]["$post"], 200>;

export type TurnedOn = InferResponseType<(typeof account)["second-factor"]["$put"], 200>;

// All of these throw the API's `Failure`, or what `fetch` throws.

export async function loadAccount(signal: AbortSignal): Promise<OwnAccount> {
  const response = await account.$get({}, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** One's own sessions, newest first. */
export async function loadSessions(signal: AbortSignal): Promise<AccountSession[]> {
  const response = await account.sessions.$get({}, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** @returns how many other sessions ended */
export async function changePassword(json: Confirmation & { newPassword: string }): Promise<number> {
  const response = await account.password.$put({ json });
  if (!response.ok) throw await readFailure(response);
  return (await response.json()).endedSessions;
}

export async function endSession(id: string): Promise<void> {
  const response = await account.sessions[":id"].$delete({ param: { id: encodeURIComponent(id) } });
  if (!response.ok) throw await readFailure(response);
}

/** @returns how many sessions ended */
export async function endOtherSessions(): Promise<number> {
  const response = await account.sessions.$delete();
  if (!response.ok) throw await readFailure(response);
  return (await response.json()).ended;
}

/**
 * A secret for an authenticator app. It takes effect only once `turnOnSecondFactor` is called with a code made from it.
 */
export async function offerSecondFactor(currentPassword: string): Promise<OfferedSecondFactor> {
  const response = await account["second-factor"].$post({ json: { currentPassword } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** @returns the recovery codes, which cannot be retrieved again, and how many other sessions ended */
export async function turnOnSecondFactor(code: string): Promise<TurnedOn> {
  const response = await account["second-factor"].$put({ json: { code } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

export async function turnOffSecondFactor(json: Confirmation): Promise<void> {
  const response = await account["second-factor"].off.$post({ json });
  if (!response.ok) throw await readFailure(response);
}

/** @returns the new codes, which cannot be retrieved again; the old ones stop working */
export async function renewRecoveryCodes(json: Confirmation): Promise<string[]> {
  const response = await account["recovery-codes"].$post({ json });
  if (!response.ok) throw await readFailure(response);
  return (await response.json()).recoveryCodes;
}
