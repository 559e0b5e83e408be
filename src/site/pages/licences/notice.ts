/** The kinds of third-party work that reach the browser. */
export const NOTICE_KINDS = ["font", "icons", "code"] as const;

/** The licence notice of the packages that share the same text. */
export type Notice = {
  kind: (typeof NOTICE_KINDS)[number];
  packages: { name: string; version: string }[];
  /** SPDX identifier. */
  licence: string;
  /** The licence text from the packages. */
  text: string;
  /** Packages bundled into this one by its authors, some of them without their licence texts. */
  alsoHolds?: string[];
};
