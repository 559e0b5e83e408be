import type { InferResponseType } from "hono/client";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../admin/api/failure.ts";
import type { Confirmation } from "../../admin/auth/confirm-self-form.tsx";
import type { Role } from "../roles.ts";

const { accounts } = adminApi.api;

export type Account = InferResponseType<typeof accounts.$get, 200>[number];
export type Invitation = InferResponseType<typeof accounts.invitations.$get, 200>[number];
export type NewInvitation = InferResponseType<typeof accounts.invitations.$post, 201>;

const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

/** All accounts by name, including disabled ones. */
export const loadAccounts = (signal: AbortSignal): Promise<Account[]> =>
  bodyOf(accounts.$get({}, { init: { signal } }));

/** The invitations that are still valid, newest first. */
export const loadInvitations = (signal: AbortSignal): Promise<Invitation[]> =>
  bodyOf(accounts.invitations.$get({}, { init: { signal } }));

/** @returns the invitation with its link, which cannot be retrieved again */
export const invite = (who: { username: string; role: Role }, confirmation: Confirmation): Promise<NewInvitation> =>
  bodyOf(accounts.invitations.$post({ json: { ...who, ...confirmation } }));

export async function withdrawInvitation(id: string): Promise<void> {
  await succeeded(accounts.invitations[":id"].$delete({ param: param(id) }));
}

/** Disabling also ends the sessions of the account. */
export async function setDisabled(id: string, disabled: boolean, confirmation: Confirmation): Promise<void> {
  await succeeded(accounts[":id"].$put({ param: param(id), json: { disabled, ...confirmation } }));
}

export async function setRole(id: string, role: Role, confirmation: Confirmation): Promise<void> {
  await succeeded(accounts[":id"].role.$put({ param: param(id), json: { role, ...confirmation } }));
}

/** Removes the second factor of an account. */
export async function resetSecondFactor(id: string, json: Confirmation): Promise<void> {
  await succeeded(accounts[":id"]["second-factor"].off.$post({ param: param(id), json }));
}

/** The API keys of all accounts, newest first. */
export const loadAllApiKeys = (signal: AbortSignal) => bodyOf(accounts["api-keys"].$get({}, { init: { signal } }));

export async function revokeAnyApiKey(id: string): Promise<void> {
  await succeeded(accounts["api-keys"][":id"].$delete({ param: param(id) }));
}
