import { type LookupAddress, lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";

/** Resolves a host name, as `dns.lookup` does. */
export type LookUp = typeof lookUp;

type CheckedLookup = {
  mayConnect(address: string): boolean;
  /** The error for a name of which no address may be contacted. */
  refuse(hostname: string): Error;
  /** Replaces the system's name resolution in tests. */
  lookUpName?: LookUp | undefined;
};

/**
 * Resolves a name for a connection, which is then made to one of the returned addresses. Between the check and the
 * connection nobody asks again, so a name that means another address later (DNS rebinding) cannot lead anywhere else.
 */
export const checkedLookup =
  ({ mayConnect, refuse, lookUpName = lookUp }: CheckedLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookUpName(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      if (error) return callback(error, "");
      const allowed = addresses.filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (!first) return callback(refuse(hostname), "");
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

/** The host of an address as `net.isIP` and name resolution take it. */
export const hostOf = (address: URL): string => address.hostname.replace(/^\[|\]$/g, "").toLowerCase();

/** The statuses that lead on to the address in `Location`. */
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
