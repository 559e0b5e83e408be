import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { InferResponseType } from "hono/client";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../../admin/api/failure.ts";
import type { Confirmation } from "../../../admin/auth/confirm-self-form.tsx";
import { passkeyFailure } from "../../../admin/auth/passkey-failure.browser.ts";

const { passkeys } = adminApi.api.account;

export type OwnPasskeys = InferResponseType<typeof passkeys.$get, 200>;
export type OwnPasskey = OwnPasskeys["passkeys"][number];

// All of these throw the API's `Failure`, or what `fetch` throws.

export const loadPasskeys = (signal: AbortSignal): Promise<OwnPasskeys> =>
  bodyOf(passkeys.$get({}, { init: { signal } }));

/** Has the browser make a passkey, and stores it. */
export async function addPasskey({ name, ...json }: Confirmation & { name: string }): Promise<void> {
  const { options } = await bodyOf(passkeys.challenge.$post({ json }));
  const { startRegistration } = await import("@simplewebauthn/browser");
  const answer = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: unknown) => {
    throw passkeyFailure(error);
  });
  const { id, rawId, type, authenticatorAttachment, response } = answer;
  const { clientDataJSON, attestationObject, transports } = response;
  await succeeded(
    passkeys.$post({
      json: {
        name,
        answer: {
          ...{ id, rawId, type, clientExtensionResults: {} },
          ...(authenticatorAttachment && { authenticatorAttachment }),
          response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
        },
      },
    }),
  );
}

export async function removePasskey(id: string, json: Confirmation): Promise<void> {
  await succeeded(passkeys[":id"].off.$post({ param: { id: encodeURIComponent(id) }, json }));
}
