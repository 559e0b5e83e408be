import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { bodyOf, failureOf } from "../../kit/api/failure.ts";
import { adminHeaders, adminMeta } from "../../kit/ui/admin-head.ts";
import { AdminOpening } from "../../kit/ui/admin-opening.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AuthLayout } from "../../sign-in/auth-layout.tsx";
import type { Route } from "./+types/route";
import { AcceptForm } from "./accept-form.tsx";

const call = browserApi.api.invitations[":token"];

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

const NOT_FOUND = 404;

/** Shown for a link that is expired, withdrawn, used or mistyped: the API's sentence covers all four. */
function NotGood({ sentence }: { sentence: string }) {
  return (
    <>
      <p role="alert">{sentence}</p>
      <p>
        If you have accepted it already, <Link to="/admin/login">sign in</Link>.
      </p>
    </>
  );
}

/** The target of an invitation link: a visitor who has it chooses a password and gets an account. */
export default function InvitationScreen() {
  const { token = "" } = useParams();
  const param = { token: encodeURIComponent(token) };
  const navigate = useNavigate();
  const {
    data: invitation,
    error,
    refetch,
  } = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => bodyOf(call.$get({ param }, { init: { signal } })),
  });
  // The invitation may expire, or be used in another tab, while the visitor chooses a password.
  const [ended, setEnded] = useState<string>();

  const accept = async (password: string) => {
    try {
      const { username } = await bodyOf(call.$post({ param, json: { password } }));
      const welcome = `Your account ${username} is ready. Sign in with the password you chose.`;
      await navigate("/admin/login", { replace: true, state: { welcome } });
    } catch (error) {
      const failed = failureOf(error);
      if (failed.status === NOT_FOUND) setEnded(failed.message);
      else throw asAtField(failed);
    }
  };
  const over = ended ?? (error?.status === NOT_FOUND ? error.message : undefined);
  return (
    <AuthLayout title="Invitation">
      {over !== undefined ? (
        <NotGood sentence={over} />
      ) : error !== null ? (
        <AdminFailure title="The invitation could not be read" failure={error} onRetry={refetch} />
      ) : invitation === undefined ? (
        <p role="status">Loading the invitation...</p>
      ) : (
        <>
          <p>
            You have been invited to write for this directory as <b>{invitation.username}</b>. Choose a password. The
            invitation is valid until <Timestamp at={invitation.expiresAt} />.
          </p>
          <AcceptForm username={invitation.username} onAccept={accept} />
        </>
      )}
    </AuthLayout>
  );
}

/** The form names the field differently from the API. */
const asAtField = (failure: ReturnType<typeof failureOf>): ReturnType<typeof failureOf> => ({
  ...failure,
  errors: failure.errors.map((error) => (error.path === "password" ? { ...error, path: "newPassword" } : error)),
});
