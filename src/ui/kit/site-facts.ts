import { createContext, use } from "react";
import type { Licence } from "../../platform/identity/licences.ts";
import type { SiteLink, Written } from "../../platform/identity/site-identity.ts";

/** Data of the root route that all pages use. */
export type SiteFacts = {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  year: number;
  /** The measurement id of Google Analytics; undefined if the site does not use it. */
  gaMeasurementId: string | undefined;
  /** What visitors are told of the rights in texts, data and drawings. */
  rights: string;
  /** The sentence at the foot of every page. */
  footer: Written;
  /** Profiles of the site elsewhere. */
  links: readonly SiteLink[];
  /** The licence of texts, data and drawings; undefined if all rights are reserved. */
  licence: Licence | undefined;
  /** The site's own share card, for pages without one of their own. */
  card: { url: string; alt: string };
};

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Undefined if they could not be read. */
export const useSiteFacts = (): SiteFacts | undefined => use(SiteFactsContext);
