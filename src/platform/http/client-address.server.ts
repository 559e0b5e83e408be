import { isIP } from "node:net";

/** Normalises an address for comparing and counting: without brackets, port or the IPv4-mapped prefix. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed);
  const address = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/**
 * The visitor's address. Each proxy appends the address of its caller to `X-Forwarded-For`, so with `trustedProxies`
 * proxies it is that entry counted from the right. Anything further left came from the visitor and cannot be trusted.
 * If the header is missing, too short or not an address, the address of the connection is used.
 */
export function clientAddressOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = (forwardedFor ?? "").split(",");
  const forwarded = trustedProxies > 0 ? entries[entries.length - trustedProxies] : undefined;
  return plainAddress(forwarded ?? "") ?? plainAddress(socketAddress ?? "") ?? "unknown";
}
