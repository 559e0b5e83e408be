import { useRouteLoaderData } from "react-router";

export const SITE_NAME = "Sri Lankan Tuskers";
export const SITE_TITLE = "Sri Lankan Tuskers: Majestic Elephants, Habitat & Conservation";

/** What the root route knows for all pages. */
export type SiteFacts = {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  year: number;
  /** Of Google Analytics; undefined where the site uses none. */
  gaMeasurementId: string | undefined;
};

/** Undefined where the root itself failed to load. */
export const useSiteFacts = (): SiteFacts | undefined => useRouteLoaderData<SiteFacts>("root");
