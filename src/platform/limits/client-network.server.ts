import { isIP } from "node:net";

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser normalises every spelling, even one with a dotted IPv4 tail, to hexadecimal groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [front, back] = [parse(head), tail === undefined ? [] : parse(tail)];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/**
 * The network that identifies a client: its IPv4 address, or the /64 of its IPv6 address, because each household gets a
 * whole /64 and can change the rest at will. An IPv4-mapped IPv6 address counts as the IPv4 address.
 * Anything that is not an address is returned unchanged.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [upper, lower] = [groups[6] ?? 0, groups[7] ?? 0];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [upper >> 8, upper & 0xff, lower >> 8, lower & 0xff].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/**
 * The wider network of an address, which may be logged: the first three numbers of an IPv4 address, or the /48 of an
 * IPv6 address. It shows where a flood comes from without identifying a person.
 */
export function coarseNetwork(address: string): string {
  const network = clientNetwork(address);
  if (isIP(network) === 4) return network.replace(/\.\d+$/, ".0/24");
  return network.endsWith("::/64") ? network.replace(/:[^:]+::\/64$/, "::/48") : "unknown";
}
