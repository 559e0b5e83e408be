import { siteName } from "../../../platform/identity/site-identity.ts";

type Cited = { _id: string; slug: string; updatedAt: string };

/** The address that names an entry for ever, whatever becomes of its slug. */
export const permanentAddress = (siteUrl: string, { _id }: Pick<Cited, "_id">): string => `${siteUrl}/id/${_id}`;

/** How an entry is cited in a text: its title, the site, its version, where it is, and the day on which it was read. */
export const textCitation = (siteUrl: string, title: string, entry: Cited, today: string): string =>
  `“${title}”. ${siteName()}, version of ${entry.updatedAt.slice(0, 10)}. ${permanentAddress(siteUrl, entry)} (read ${today}).`;
