import { useState } from "react";
import { Link } from "react-router";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { Note } from "../../../ui/kit/notice.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import { adminHeaders, adminMeta } from "../../kit/ui/admin-head.ts";
import { AdminOpening } from "../../kit/ui/admin-opening.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { AuthLayout } from "../../sign-in/auth-layout.tsx";
import type { Route } from "./+types/confirm-address-route";
import { useLinkToken } from "./use-link-token.browser.ts";

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

const INCOMPLETE = "This link is incomplete. Open it from the mail again, or copy all of it.";

/**
 * The target of a mailed link that confirms the address of an account. It needs a press, because programs of mail
 * providers open links before people do.
 */
export default function ConfirmAddressScreen() {
  const token = useLinkToken();
  const sending = useSending([]);
  const [username, setUsername] = useState<string>();
  const submit = () =>
    sending.send([], async () => {
      const { username } = await bodyOf(browserApi.api.auth.email.$put({ json: { token } }));
      setUsername(username);
    });
  return (
    <AuthLayout title="Confirm your address">
      {username !== undefined ? (
        <>
          <Note kind="ok">This address now belongs to the account {username}.</Note>
          <p>
            <Link to="/admin/account">Continue to your account</Link>
          </p>
        </>
      ) : token === "" ? (
        <p role="alert">{INCOMPLETE}</p>
      ) : (
        <>
          <p>
            Links for a new password and notices about your account will come to this address. Nobody else sees it, and
            it is used for nothing else.
          </p>
          <SendingForm sending={sending} confirm="Confirm this address" onSubmit={submit}>
            {null}
          </SendingForm>
        </>
      )}
    </AuthLayout>
  );
}
