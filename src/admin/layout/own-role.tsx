import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { type Action, may, type Role } from "../../accounts/roles.ts";
import { adminApi, CALL_REFUSED, SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { bodyOf } from "../api/failure.ts";
import { AdminOpening } from "../ui/admin-opening.tsx";
import { useLoaded } from "../ui/use-loaded.browser.ts";

type OwnRole = {
  /** Undefined if the account could not be loaded. */
  role: Role | undefined;
  username: string | undefined;
  /** What the screens show. The API decides again at every call. */
  may(action: Action): boolean;
};

const OwnRoleContext = createContext<OwnRole>({ role: undefined, username: undefined, may: () => false });

const loadAccount = (signal: AbortSignal): Promise<{ role: Role; username: string }> =>
  bodyOf(adminApi.api.account.$get({}, { init: { signal } }));

const RETRY_MS = 5_000;

/**
 * Somebody else may change the role while screens are open. It is read again when the window is returned to, and when a
 * call was refused.
 */
const DOUBTS = [SIGNED_IN_AGAIN, CALL_REFUSED, "focus"];

/** Loads the account that is signed in, and shows the screens once its role is known. */
export function OwnRoleProvider({ children }: { children: ReactNode }) {
  const { content: account, failure, reload } = useLoaded(loadAccount, DOUBTS);
  // After a 401 the layout asks for a new sign-in, which loads the account again.
  const isUnknown = account === undefined && failure !== undefined && failure.status !== 401;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a reason to try once more.
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(reload, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, failure, reload]);
  const role = account?.role;
  const username = account?.username;
  const own = useMemo(
    () => ({ role, username, may: (action: Action) => role !== undefined && may(role, action) }),
    [role, username],
  );
  if (account === undefined && failure === undefined) return <AdminOpening />;
  return <OwnRoleContext value={own}>{children}</OwnRoleContext>;
}

export const useOwnRole = (): OwnRole => use(OwnRoleContext);

/** Whether the account may change an entry with this publication: a draft, or any entry if it may publish. */
export function useCanChange(): (entry: { publication: string }) => boolean {
  const { may } = useOwnRole();
  return ({ publication }) => publication === "draft" || may("publish");
}
