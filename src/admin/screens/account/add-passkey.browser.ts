import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import type { Confirmation } from "../../sign-in/confirm-self-form.tsx";
import { passkeyFailure } from "../../sign-in/passkey-failure.browser.ts";

const { passkeys } = adminApi.api.account;

/** Has the browser make a passkey, and stores it. @throws a `Failure` */
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
