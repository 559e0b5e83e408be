import { contentLicence, rightsWords, siteFooter } from "../../platform/identity/served-identity.ts";
import { siteIdentity } from "../../platform/identity/site-identity.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { siteCard } from "./site-card.ts";

export type SiteValues = {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** The measurement id of Google Analytics; undefined if the site does not use it. */
  gaMeasurementId: string | undefined;
  now(): Date;
};

/** The year in Sri Lanka. */
export const siteYear = (now: Date): number => Number(siteDay(now).slice(0, 4));

/** What browsers get of the site with each document. */
export const siteFacts = ({ siteUrl, gaMeasurementId, now }: SiteValues): SiteFacts => ({
  siteUrl,
  gaMeasurementId,
  year: siteYear(now()),
  rights: rightsWords(),
  footer: siteFooter(),
  links: siteIdentity().links,
  licence: contentLicence(),
  card: siteCard(),
});
