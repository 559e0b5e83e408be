import type { InferResponseType } from "hono/client";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../../admin/api/failure.ts";
import type { Confirmation } from "../../../admin/auth/confirm-self-form.tsx";
import type { KeyScope } from "../../roles.ts";

const keys = adminApi.api.account["api-keys"];

export type OwnApiKey = InferResponseType<typeof keys.$get, 200>[number];
export type MadeApiKey = InferResponseType<typeof keys.$post, 201>;

// All of these throw the API's `Failure`, or what `fetch` throws.

/** One's own API keys, newest first. */
export const loadApiKeys = (signal: AbortSignal): Promise<OwnApiKey[]> => bodyOf(keys.$get({}, { init: { signal } }));

/** @returns the key, which cannot be retrieved again */
export const makeApiKey = (json: Confirmation & { name: string; scope: KeyScope; days: number }): Promise<MadeApiKey> =>
  bodyOf(keys.$post({ json }));

export async function revokeApiKey(id: string): Promise<void> {
  await succeeded(keys[":id"].$delete({ param: { id: encodeURIComponent(id) } }));
}
