import { Link, useLocation, useNavigate } from "react-router";
import { isRecord } from "../../platform/text/is-record.ts";
import { Note } from "../../ui/kit/notice.tsx";
import { adminHeaders, adminMeta } from "../kit/ui/admin-head.ts";
import { AdminOpening } from "../kit/ui/admin-opening.tsx";
import type { Route } from "./+types/sign-in-route";
import { AuthLayout } from "./auth-layout.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { redirectTarget } from "./redirect-target.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useHoldsToken } from "./use-holds-token.browser.ts";

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

/**
 * What the page that redirected here passed in the state: the reason, or a greeting for somebody whose account was just
 * created.
 */
const sentenceIn = (state: unknown, key: "reason" | "welcome"): string | undefined =>
  isRecord(state) && typeof state[key] === "string" ? state[key] : undefined;

const isLeaving = (state: unknown): boolean => isRecord(state) && "loggedOut" in state;

export default function Login() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const leaving = isLeaving(state);
  const reason = sentenceIn(state, "reason");
  const welcome = sentenceIn(state, "welcome");
  const signedIn = useHoldsToken() && !leaving;
  const target = redirectTarget(search, location.origin);
  return (
    <AuthLayout title="Admin Login">
      {reason !== undefined && <Note kind="bad">{reason}</Note>}
      {welcome !== undefined && <Note kind="ok">{welcome}</Note>}
      {leaving && <Note kind="ok">You are logged out.</Note>}
      {signedIn && welcome === undefined && (
        <p>
          You are already signed in. <Link to={target}>Continue to the admin area</Link>
        </p>
      )}
      <SignInForm onSignedIn={() => void navigate(target, { replace: true })} />
      <PasskeySignIn onSignedIn={() => void navigate(target, { replace: true })} />
      <p>
        <Link to="/admin/forgotten">Forgot your password?</Link>
      </p>
    </AuthLayout>
  );
}
