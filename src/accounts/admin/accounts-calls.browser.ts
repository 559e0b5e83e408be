import type { InferResponseType } from "hono/client";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { readFailure } from "../../admin/api/failure.ts";
import type { Confirmation } from "../../admin/auth/confirm-self-form.tsx";

const { accounts } = adminApi.api;

export type Account = InferResponseType<typeof accounts.$get, 200>[number];
export type Invitation = InferResponseType<typeof accounts.invitations.$get, 200>[number];
export type NewInvitation = InferResponseType<typeof accounts.invitations.$post, 201>;

const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

/** All accounts by name, including disabled ones. */
export async function loadAccounts(signal: AbortSignal): Promise<Account[]> {
  const response = await accounts.$get({}, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** The invitations that are still valid, newest first. */
export async function loadInvitations(signal: AbortSignal): Promise<Invitation[]> {
  const response = await accounts.invitations.$get({}, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** @returns the invitation with its link, which cannot be retrieved again */
export async function invite(username: string, confirmation: Confirmation): Promise<NewInvitation> {
  const response = await accounts.invitations.$post({ json: { username, ...confirmation } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

export async function withdrawInvitation(id: string): Promise<void> {
  const response = await accounts.invitations[":id"].$delete({ param: param(id) });
  if (!response.ok) throw await readFailure(response);
}

/** Disabling also ends the sessions of the account. */
export async function setDisabled(id: string, disabled: boolean, confirmation: Confirmation): Promise<void> {
  const response = await accounts[":id"].$put({ param: param(id), json: { disabled, ...confirmation } });
  if (!response.ok) throw await readFailure(response);
}

/** Removes the second factor of an account. */
export async function resetSecondFactor(id: string, json: Confirmation): Promise<void> {
  const response = await accounts[":id"]["second-factor"].off.$post({ param: param(id), json });
  if (!response.ok) throw await readFailure(response);
}
