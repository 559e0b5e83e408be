import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { adminHeaders, adminMeta } from "../../kit/ui/admin-head.ts";
import { AdminOpening } from "../../kit/ui/admin-opening.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AuthLayout } from "../../sign-in/auth-layout.tsx";
import type { Route } from "./+types/forgotten-route";

const { auth } = browserApi.api;

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

function AskForm({ onAsked }: { onAsked(): void }) {
  const [username, setUsername] = useState("");
  const sending = useSending(["username"]);
  const submit = () => {
    const missing =
      username.trim() === "" ? [{ path: "username", message: "Enter your username or your e-mail address." }] : [];
    return sending.send(missing, async () => {
      await succeeded(auth["password-reset"].$post({ json: { username: username.trim() } }));
      onAsked();
    });
  };
  return (
    <SendingForm sending={sending} confirm="Send the link" onSubmit={submit}>
      <TextInput
        label="Username or e-mail address"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        error={sending.errorAt("username")}
        onChange={(event) => {
          setUsername(event.target.value);
          sending.forget("username");
        }}
      />
    </SendingForm>
  );
}

/** Where somebody who forgot the password asks for a link. It never tells whether there is such an account. */
export default function ForgottenPasswordScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ["sign-in options"],
    queryFn: ({ signal }) => bodyOf(auth.options.$get({}, { init: { signal } })),
  });
  const [asked, setAsked] = useState(false);
  return (
    <AuthLayout title="Forgot your password?">
      {error !== null ? (
        <AdminFailure title="The site could not be asked" failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <p role="status">Loading...</p>
      ) : asked ? (
        <Note kind="ok">
          If this account has an e-mail address, a link is on its way there. It is valid for 30 minutes. If nothing
          comes, ask an administrator.
        </Note>
      ) : data.passwordReset ? (
        <>
          <p>A link to choose a new password is sent to the e-mail address of your account, if it has one.</p>
          <AskForm onAsked={() => setAsked(true)} />
        </>
      ) : (
        <p>This site cannot send mail to you. Ask an administrator for a new password.</p>
      )}
      <p>
        <Link to="/admin/login">Back to signing in</Link>
      </p>
    </AuthLayout>
  );
}
