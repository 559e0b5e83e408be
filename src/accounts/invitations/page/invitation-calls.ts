import type { InferResponseType } from "hono/client";
import { readFailure } from "../../../admin/api/failure.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";

const invitations = browserApi.api.invitations[":token"];

export type Invitation = InferResponseType<typeof invitations.$get, 200>;

const param = (token: string) => ({ token: encodeURIComponent(token) });

// These throw the API's `Failure`, or what `fetch` throws.

export async function loadInvitation(token: string, signal: AbortSignal): Promise<Invitation> {
  const response = await invitations.$get({ param: param(token) }, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** Creates the account. @returns its name */
export async function acceptInvitation(token: string, password: string): Promise<string> {
  const response = await invitations.$post({ param: param(token), json: { password } });
  if (!response.ok) throw await readFailure(response);
  return (await response.json()).username;
}
