import { useRouteLoaderData } from "react-router";

export const SITE_NAME = "Sri Lankan Tuskers";

/** Data of the root route that all pages use. */
export type SiteFacts = {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  year: number;
  /** The measurement id of Google Analytics; undefined if the site does not use it. */
  gaMeasurementId: string | undefined;
};

/** Undefined if the root route itself failed to load. */
export const useSiteFacts = (): SiteFacts | undefined => useRouteLoaderData<SiteFacts>("root");
