import { BlockList, isIP } from "node:net";

const RANGES: [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["224.0.0.0", 4, "ipv4"],
  ["240.0.0.0", 4, "ipv4"],
  ["::", 127, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["ff00::", 8, "ipv6"],
  // Ways of writing an IPv4 address as an IPv6 one, behind which a private one could hide.
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["2001::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
];

/** Where machines and clouds answer only to their own: nobody's pictures lie there. */
const LINK_LOCAL: [string, number, "ipv4" | "ipv6"][] = [
  ["169.254.0.0", 16, "ipv4"],
  ["fe80::", 10, "ipv6"],
];

function blockList(ranges: typeof RANGES): BlockList {
  const list = new BlockList();
  for (const range of ranges) list.addSubnet(...range);
  return list;
}

const notPublic = blockList(RANGES);
const linkLocal = blockList(LINK_LOCAL);

const holds = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family === 0 || list.check(address, family === 4 ? "ipv4" : "ipv6");
};

/** What is no address at all counts as the worst. */
export function networkOf(address: string): "public" | "private" | "link-local" {
  if (holds(linkLocal, address)) return "link-local";
  return holds(notPublic, address) ? "private" : "public";
}
