import type { InferResponseType } from "hono/client";
import { bodyOf } from "../../../admin/api/failure.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";

const invitations = browserApi.api.invitations[":token"];

export type Invitation = InferResponseType<typeof invitations.$get, 200>;

const param = (token: string) => ({ token: encodeURIComponent(token) });

// These throw the API's `Failure`, or what `fetch` throws.

export const loadInvitation = (token: string, signal: AbortSignal): Promise<Invitation> =>
  bodyOf(invitations.$get({ param: param(token) }, { init: { signal } }));

/** Creates the account. @returns its name */
export async function acceptInvitation(token: string, password: string): Promise<string> {
  return (await bodyOf(invitations.$post({ param: param(token), json: { password } }))).username;
}
