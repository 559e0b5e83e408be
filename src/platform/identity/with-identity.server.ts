import { AsyncLocalStorage } from "node:async_hooks";
import { readIdentityWith, SHIPPED_IDENTITY, type SiteIdentity } from "./site-identity.ts";

const identities = new AsyncLocalStorage<SiteIdentity>();

readIdentityWith(() => identities.getStore() ?? SHIPPED_IDENTITY);

/** Calls `work`, in which, and in all that it waits for, the site has this identity. */
export const withIdentity = <Result>(identity: SiteIdentity, work: () => Result): Result =>
  identities.run(identity, work);
