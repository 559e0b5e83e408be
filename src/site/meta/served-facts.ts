import type { PageContext } from "../../platform/api-client/load-context.ts";
import { contentLicence, rightsWords, siteFooter } from "../../platform/identity/served-identity.ts";
import { siteIdentity } from "../../platform/identity/site-identity.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import type { SiteFacts } from "../../platform/ui/site-facts.ts";
import { siteCard } from "./site-card.ts";

/** What browsers get of the site with each document. */
export const siteFacts = ({ siteUrl, gaMeasurementId, now }: PageContext): SiteFacts => ({
  siteUrl,
  gaMeasurementId,
  year: Number(siteDay(now()).slice(0, 4)),
  rights: rightsWords(),
  footer: siteFooter(),
  links: siteIdentity().links,
  licence: contentLicence(),
  card: siteCard(),
});
