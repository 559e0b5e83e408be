import { useEffect } from "react";
import { Outlet, redirect, useNavigate } from "react-router";
import "../kit/styles/admin.css";
import { SIGNED_IN_AGAIN } from "../kit/api/admin-api.browser.ts";
import { failureOf } from "../kit/api/failure.ts";
import { readToken } from "../kit/api/token.browser.ts";
import { adminHeaders, adminMeta } from "../kit/ui/admin-head.ts";
import { AdminOpening } from "../kit/ui/admin-opening.tsx";
import { NoticesProvider } from "../kit/ui/notices.tsx";
import { loginAddress } from "../sign-in/redirect-target.ts";
import { SignInEnded } from "../sign-in/sign-in-ended.tsx";
import type { Route } from "./+types/admin-layout";
import { AdminFailure } from "./admin-failure.tsx";
import { AdminPage } from "./admin-page.tsx";
import { CountsProvider } from "./counts.tsx";
import { AllowedScreen } from "./not-allowed.tsx";
import { OwnRoleProvider } from "./own-role.tsx";
import { AdminFrame } from "./sidebar.tsx";

export const meta: Route.MetaFunction = () => adminMeta;

export const headers: Route.HeadersFunction = () => adminHeaders;

/** Runs before any data is loaded: without a token, it redirects to the sign-in page. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    if (readToken() === null) throw redirect(loginAddress(pathname + search));
    await next();
  },
];

/** The admin area renders in the browser only: the server sends the same empty page for all its addresses. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { AdminOpening as HydrateFallback };

export default function AdminLayout() {
  return (
    <NoticesProvider>
      <OwnRoleProvider>
        <CountsProvider>
          <AdminFrame>
            <AllowedScreen>
              <Outlet />
            </AllowedScreen>
          </AdminFrame>
        </CountsProvider>
      </OwnRoleProvider>
      <SignInEnded />
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

/** The current address; navigating to it reloads the page's data. */
const hereAgain = (): string => location.pathname + location.search;

/** Shown for a page that could not be loaded or rendered; the sidebar stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NoticesProvider>
      <OwnRoleProvider>
        <CountsProvider>
          <AdminFrame>
            <FailedPage error={error} />
          </AdminFrame>
        </CountsProvider>
      </OwnRoleProvider>
      <SignInEnded />
    </NoticesProvider>
  );
}
