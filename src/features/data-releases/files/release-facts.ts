import type { Licence, LicenceKey } from "../../../platform/identity/licences.ts";

/** What every file of a release says of it. */
export type ReleaseFacts = {
  number: string;
  /** The day of the release, YYYY-MM-DD. */
  day: string;
  siteUrl: string;
  siteName: string;
  licence: Licence & { key: LicenceKey };
};

export const titleOf = ({ siteName, number }: ReleaseFacts): string => `${siteName}: data release ${number}`;

export const ABOUT =
  "What is recorded of the tuskers of Sri Lanka: facts, events, features and relations, each with its sources. There are no coordinates. Places of tuskers that may live wild are given as a park or a district.";

/** How a release is cited. */
export const citationOf = ({ siteName, number, day, siteUrl }: Omit<ReleaseFacts, "licence">): string =>
  `${siteName} (${day.slice(0, 4)}). Data release ${number}, ${day}. ${siteUrl}/data`;
