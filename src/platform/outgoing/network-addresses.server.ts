import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Network = "public" | "private" | "link-local";

/** The block allocated to the public internet. All other IPv6 ranges have special purposes. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * The kind of network of an address. Link-local includes the metadata services of clouds. Text that is no address
 * counts as link-local, the most restricted kind. IPv4 embedded in IPv6 is private unless it is the plain mapped form
 * of a public address.
 */
export function networkOf(written: string): Network {
  // The library also accepts "1.2.3" and "0x7f.1" as addresses, but connecting would resolve them as host names.
  if (isIP(written) === 0) return "link-local";
  const address = ipaddr.process(written);
  const range = address.range();
  if (range === "linkLocal") return "link-local";
  const inRange = address.kind() === "ipv4" || (address as ipaddr.IPv6).match(PUBLIC_IPV6);
  return range === "unicast" && inRange ? "public" : "private";
}

export const isPublic = (address: string): boolean => networkOf(address) === "public";

/**
 * Whether a host is known to be no public server before its name is looked up: an address that may not be contacted, or a
 * name that every machine has for itself (RFC 6761).
 */
export const isInside = (host: string, mayConnect = isPublic): boolean =>
  isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !mayConnect(host);
