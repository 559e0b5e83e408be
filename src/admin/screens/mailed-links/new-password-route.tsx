import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { bodyOf, type Failure, failureOf } from "../../kit/api/failure.ts";
import { adminHeaders, adminMeta } from "../../kit/ui/admin-head.ts";
import { AdminOpening } from "../../kit/ui/admin-opening.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { AuthLayout } from "../../sign-in/auth-layout.tsx";
import { NewPasswordFields, wrongWith } from "../../sign-in/new-password.tsx";
import type { Route } from "./+types/new-password-route";
import { useLinkToken } from "./use-link-token.browser.ts";

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

const NOT_FOUND = 404;
const INCOMPLETE = "This link is incomplete. Open it from the mail again, or copy all of it.";

/** The form names the field differently from the API. */
const asAtField = (failure: Failure): Failure => ({
  ...failure,
  errors: failure.errors.map((error) => (error.path === "password" ? { ...error, path: "newPassword" } : error)),
});

function NewPasswordForm({ onChosen }: { onChosen(password: string): Promise<void> }) {
  const [values, setValues] = useState({ newPassword: "", again: "" });
  const sending = useSending(["newPassword", "again"]);
  const submit = () => sending.send(wrongWith(values), () => onChosen(values.newPassword));
  return (
    <SendingForm sending={sending} confirm="Change password" onSubmit={submit}>
      <NewPasswordFields
        label="New password"
        value={values}
        errorAt={sending.errorAt}
        onChange={(chosen) => {
          setValues(chosen);
          sending.forget("newPassword");
          sending.forget("again");
        }}
      />
    </SendingForm>
  );
}

/** The target of a mailed link: whoever has it chooses a new password, and then signs in with it. */
export default function NewPasswordScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  // The link may have ended before it was opened, or while the password is chosen.
  const [ended, setEnded] = useState<string>();
  const choose = async (password: string) => {
    try {
      const call = browserApi.api.auth["password-reset"].$put({ json: { token, password } });
      const { username } = await bodyOf(call);
      const welcome = `The password of ${username} was changed. Sign in with the new one.`;
      await navigate("/admin/login", { replace: true, state: { welcome } });
    } catch (error) {
      const failed = failureOf(error);
      if (failed.status === NOT_FOUND) setEnded(failed.message);
      else throw asAtField(failed);
    }
  };
  const over = ended ?? (token === "" ? INCOMPLETE : undefined);
  return (
    <AuthLayout title="New password">
      {over !== undefined ? (
        <>
          <p role="alert">{over}</p>
          <p>
            <Link to="/admin/forgotten">Ask for a new link</Link>
          </p>
        </>
      ) : (
        <>
          <p>
            Choose a new password. All sign-ins of your account then end. If it has a second factor, you still need it.
          </p>
          <NewPasswordForm onChosen={choose} />
        </>
      )}
    </AuthLayout>
  );
}
