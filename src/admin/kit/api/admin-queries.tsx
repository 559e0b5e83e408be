import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { CALL_REFUSED, SIGNED_IN_AGAIN } from "./admin-api.browser.ts";
import type { Failure } from "./failure.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** What `bodyOf`, `pageOf` and `succeeded` throw. */
    defaultError: Failure;
  }
}

/** Query keys that several screens share. */
export const ACCOUNT = ["account"];
export const COUNTS = ["counts"];
/** Begins the keys of lists of entries. */
export const ENTRIES = ["entries"];

/** For what is not loaded again once it is there, because a form began with it. */
export const ONCE = {
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data === undefined ? 0 : ("static" as const)),
};

/** What is loaded again after an event at `window`. The empty key stands for all that is shown. */
const RELOADED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  [SIGNED_IN_AGAIN]: [[]],
  // Somebody else may have changed the role.
  [CALL_REFUSED]: [ACCOUNT],
  focus: [ACCOUNT],
};

function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // A failure is shown with "Try Again". Nothing is kept once its screen is left: a form must not begin with an old
      // copy, and another account must not see it.
      queries: {
        retry: false,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        gcTime: 0,
      },
      // Its variables may contain a password.
      mutations: { networkMode: "always", gcTime: 0 },
    },
    // After a change all that is shown is loaded again: no screen has to know what else shows what it changes.
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
  });
  return client;
}

/** Lets screens load by `useQuery` and change by `useMutation`. */
export function AdminQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    const reload = ({ type }: Event) => {
      for (const queryKey of RELOADED[type] ?? []) void client.invalidateQueries({ queryKey });
    };
    for (const event of Object.keys(RELOADED)) window.addEventListener(event, reload);
    return () => {
      for (const event of Object.keys(RELOADED)) window.removeEventListener(event, reload);
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
