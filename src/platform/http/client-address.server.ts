import { isIP } from "node:net";

/** An address as it is compared and counted: without brackets, port or the IPv4-in-IPv6 prefix. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed);
  const address = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/**
 * The visitor's address. Each proxy appends to `X-Forwarded-For` the address that it was called from, so with
 * `trustedProxies` of them it is that entry counted from the right; whatever stands further left was written by the
 * visitor and proves nothing. A header that is missing, too short or no address leaves the address of the connection.
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
