import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Network = "public" | "private" | "link-local";

/** All that is handed out in the public internet. Whatever else there is of IPv6 serves some other purpose. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Where an address leads to: link-local is where machines and clouds answer only to their own. What is no address at all
 * counts as the worst. IPv4 in the clothing of IPv6 is private unless it is the plain form of a public address.
 */
export function networkOf(written: string): Network {
  // The library also takes "1.2.3" and "0x7f.1" for addresses; whoever connects would look them up as names.
  if (isIP(written) === 0) return "link-local";
  const address = ipaddr.process(written);
  const range = address.range();
  if (range === "linkLocal") return "link-local";
  const inRange = address.kind() === "ipv4" || (address as ipaddr.IPv6).match(PUBLIC_IPV6);
  return range === "unicast" && inRange ? "public" : "private";
}
