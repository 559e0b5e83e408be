/** What of others reaches the browser. */
export const NOTICE_KINDS = ["font", "icons", "code"] as const;

/** The terms of packages that say the same in the same words. */
export type Notice = {
  kind: (typeof NOTICE_KINDS)[number];
  packages: { name: string; version: string }[];
  /** As SPDX names it. */
  licence: string;
  /** The packages' own words. */
  text: string;
  /** Packages that were put into this one by its makers, some of them without their terms. */
  alsoHolds?: string[];
};
