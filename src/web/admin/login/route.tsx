import { Link, useLocation, useNavigate } from "react-router";
import { useHoldsToken } from "../../signed-in.ts";
import { Note } from "../../ui/notice.tsx";
import { deskHeaders, deskMeta } from "../desk/desk-head.ts";
import { DeskOpening } from "../desk/desk-opening.tsx";
import { Gate } from "../desk/gate.tsx";
import { redirectTarget } from "../desk/redirect-target.ts";
import { SignInForm } from "../desk/sign-in-form.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => deskMeta;

export const headers: Route.HeadersFunction = () => deskHeaders;

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { DeskOpening as HydrateFallback };

/** Why a page sent the person here, in words that it gave along. */
const toldIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "told" in state && typeof state.told === "string"
    ? state.told
    : undefined;

/** What is told to somebody whose account was just made. */
const welcomeIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "welcome" in state && typeof state.welcome === "string"
    ? state.welcome
    : undefined;

const isLeaving = (state: unknown): boolean => typeof state === "object" && state !== null && "loggedOut" in state;

export default function Login() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const leaving = isLeaving(state);
  const told = toldIn(state);
  const welcome = welcomeIn(state);
  const signedIn = useHoldsToken() && !leaving;
  const target = redirectTarget(search, location.origin);
  return (
    <Gate title="Admin Login">
      {told !== undefined && <Note kind="bad">{told}</Note>}
      {welcome !== undefined && <Note kind="ok">{welcome}</Note>}
      {leaving && <Note kind="ok">You are logged out.</Note>}
      {signedIn && welcome === undefined && (
        <p>
          You are signed in already. <Link to={target}>Go on to the desk</Link>
        </p>
      )}
      <SignInForm onSignedIn={() => void navigate(target, { replace: true })} />
    </Gate>
  );
}
