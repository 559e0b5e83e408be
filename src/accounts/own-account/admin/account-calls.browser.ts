import type { InferResponseType } from "hono/client";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../../admin/api/failure.ts";
import type { Confirmation } from "../../../admin/auth/confirm-self-form.tsx";

const { account } = adminApi.api;

export type OwnAccount = InferResponseType<typeof account.$get, 200>;
export type AccountSession = InferResponseType<typeof account.sessions.$get, 200>[number];
export type OfferedSecondFactor = InferResponseType<(typeof account)["second-factor"]["$post"], 200>;

export type TurnedOn = InferResponseType<(typeof account)["second-factor"]["$put"], 200>;

// All of these throw the API's `Failure`, or what `fetch` throws.

export const loadAccount = (signal: AbortSignal): Promise<OwnAccount> => bodyOf(account.$get({}, { init: { signal } }));

/** One's own sessions, newest first. */
export const loadSessions = (signal: AbortSignal): Promise<AccountSession[]> =>
  bodyOf(account.sessions.$get({}, { init: { signal } }));

/** @returns how many other sessions ended */
export async function changePassword(json: Confirmation & { newPassword: string }): Promise<number> {
  return (await bodyOf(account.password.$put({ json }))).endedSessions;
}

export async function endSession(id: string): Promise<void> {
  await succeeded(account.sessions[":id"].$delete({ param: { id: encodeURIComponent(id) } }));
}

/** @returns how many sessions ended */
export async function endOtherSessions(): Promise<number> {
  return (await bodyOf(account.sessions.$delete())).ended;
}

/**
 * A secret for an authenticator app. It takes effect only once `turnOnSecondFactor` is called with a code made from it.
 */
export const offerSecondFactor = (currentPassword: string): Promise<OfferedSecondFactor> =>
  bodyOf(account["second-factor"].$post({ json: { currentPassword } }));

/** @returns the recovery codes, which cannot be retrieved again, and how many other sessions ended */
export const turnOnSecondFactor = (code: string): Promise<TurnedOn> =>
  bodyOf(account["second-factor"].$put({ json: { code } }));

export async function turnOffSecondFactor(json: Confirmation): Promise<void> {
  await succeeded(account["second-factor"].off.$post({ json }));
}

/** @returns the new codes, which cannot be retrieved again; the old ones stop working */
export async function renewRecoveryCodes(json: Confirmation): Promise<string[]> {
  return (await bodyOf(account["recovery-codes"].$post({ json }))).recoveryCodes;
}

/** Sends a link to the address, which counts once the link is opened. */
export async function requestAddress(json: Confirmation & { email: string }): Promise<void> {
  await succeeded(account.email.$put({ json }));
}

export async function removeAddress(json: Confirmation): Promise<void> {
  await succeeded(account.email.off.$post({ json }));
}

/** Whether an administrator gets mail when the site needs attention. */
export async function chooseAlerts(wanted: boolean): Promise<void> {
  await succeeded(account.alerts.$put({ json: { wanted } }));
}
