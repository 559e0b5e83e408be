import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { Spinner } from "../../ui/kit/loading/spinner.tsx";
import { Note } from "../../ui/kit/notice.tsx";
import { bodyOf, failureOf } from "../kit/api/failure.ts";
import { storeToken } from "../kit/api/token.browser.ts";
import { passkeyFailure } from "./passkey-failure.browser.ts";

const { passkey } = browserApi.api.auth;

/** Asks the browser for a passkey, signs in with it and stores the token. @throws the API's `Failure` */
async function signInByPasskey(): Promise<void> {
  const { options } = await bodyOf(passkey.challenge.$post());
  // Loaded when it is used: most people sign in by a password.
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch((error: unknown) => {
    throw passkeyFailure(error);
  });
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const json = {
    answer: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
  };
  storeToken((await bodyOf(passkey.$post({ json }))).access_token);
}

/** Signs in with a passkey, without a name. Absent where the browser knows no passkeys, such as without https. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn(): void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (typeof PublicKeyCredential === "undefined") return null;
  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      await signInByPasskey();
      onSignedIn();
    } catch (error) {
      setTrouble(failureOf(error).message);
    }
    setBusy(false);
  };
  return (
    <>
      {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
      <div className="acts">
        <button type="button" className="btn quiet" aria-disabled={busy || undefined} onClick={() => void signIn()}>
          {busy && <Spinner />}
          Sign in with a passkey
        </button>
      </div>
    </>
  );
}
