import { useEffect } from "react";
import { Outlet, redirect, useNavigate } from "react-router";
import "../styles/admin.css";
import "../styles/accounts.css";
import { SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { failureOf } from "../api/failure.ts";
import { readToken } from "../api/token.browser.ts";
import { loginAddress } from "../auth/redirect-target.ts";
import { SignInEnded } from "../auth/sign-in-ended.tsx";
import { adminHeaders, adminMeta } from "../ui/admin-head.ts";
import { AdminOpening } from "../ui/admin-opening.tsx";
import { NoticesProvider } from "../ui/notices.tsx";
import type { Route } from "./+types/admin-layout";
import { AdminFailure } from "./admin-failure.tsx";
import { AdminPage } from "./admin-page.tsx";
import { CountsProvider } from "./counts.tsx";
import { AdminFrame } from "./sidebar.tsx";

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

/** Before anything of a page is loaded: without a token there is only the way to the sign-in. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    if (readToken() === null) throw redirect(loginAddress(pathname + search));
    await next();
  },
];

/** Everything of the admin area happens in the browser: the server answers the same empty page for all of it. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

export default function AdminLayout() {
  return (
    <NoticesProvider>
      <CountsProvider>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
        <SignInEnded />
      </CountsProvider>
    </NoticesProvider>
  );
}

function FailedPage({ error }: { error: unknown }) {
  const navigate = useNavigate();
  useEffect(() => {
    const again = () => void navigate(hereAgain(), { replace: true });
    window.addEventListener(SIGNED_IN_AGAIN, again);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, again);
  }, [navigate]);
  const retry = () => void navigate(hereAgain(), { replace: true });
  return (
    <AdminPage title="Something went wrong">
      <AdminFailure title="This page could not be shown" failure={failureOf(error)} onRetry={retry} />
    </AdminPage>
  );
}

/** Going to where one is loads the page once more. */
const hereAgain = (): string => location.pathname + location.search;

/** A page that could not be loaded or shown; the sidebar stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NoticesProvider>
      <CountsProvider>
        <AdminFrame>
          <FailedPage error={error} />
        </AdminFrame>
        <SignInEnded />
      </CountsProvider>
    </NoticesProvider>
  );
}
