import { siteName } from "../../../platform/identity/site-identity.ts";

/** Whose passkeys these are: browsers bind a passkey to this name, and sign the origin of the page. */
export type RelyingParty = { id: string; name: string; origin: string };

const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");
const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Undefined where browsers offer no passkeys: without https, unless on this machine, and for an address in numbers. */
export function relyingPartyOf(siteUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  if (isAddress(hostname) || (protocol !== "https:" && !isLocal(hostname))) return undefined;
  return { id: hostname, name: siteName(), origin };
}

export const NO_PASSKEYS =
  "Passkeys need an address of the site (SITE_URL) that begins with https:// and has a name, or localhost.";
