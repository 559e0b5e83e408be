import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useMemo } from "react";
import { type Action, may, type Role } from "../../people/accounts/roles.ts";
import { adminApi } from "../kit/api/admin-api.browser.ts";
import { ACCOUNT } from "../kit/api/admin-queries.tsx";
import { bodyOf } from "../kit/api/failure.ts";
import { AdminOpening } from "../kit/ui/admin-opening.tsx";

type OwnRole = {
  /** Undefined if the account could not be loaded. */
  role: Role | undefined;
  username: string | undefined;
  /** What the screens show. The API decides again at every call. */
  may(action: Action): boolean;
};

const OwnRoleContext = createContext<OwnRole>({ role: undefined, username: undefined, may: () => false });

/** The account that is signed in. */
export const OWN_ACCOUNT = queryOptions({
  queryKey: ACCOUNT,
  queryFn: ({ signal }) => bodyOf(adminApi.api.account.$get({}, { init: { signal } })),
});

export type OwnAccount = Awaited<ReturnType<NonNullable<typeof OWN_ACCOUNT.queryFn>>>;

const RETRY_MS = 5_000;

/** Loads the account that is signed in, and shows the screens once its role is known. */
export function OwnRoleProvider({ children }: { children: ReactNode }) {
  const { data: account, isFetched } = useQuery({
    ...OWN_ACCOUNT,
    // After a 401 the layout asks for a new sign-in, which loads the account again.
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined && error !== null && error.status !== 401 && RETRY_MS,
  });
  const role = account?.role;
  const username = account?.username;
  const own = useMemo(
    () => ({ role, username, may: (action: Action) => role !== undefined && may(role, action) }),
    [role, username],
  );
  if (!isFetched) return <AdminOpening />;
  return <OwnRoleContext value={own}>{children}</OwnRoleContext>;
}

export const useOwnRole = (): OwnRole => use(OwnRoleContext);

/** Whether the account may change an entry with this publication: a draft, or any entry if it may publish. */
export function useCanChange(): (entry: { publication: string }) => boolean {
  const { may } = useOwnRole();
  return ({ publication }) => publication === "draft" || may("publish");
}
