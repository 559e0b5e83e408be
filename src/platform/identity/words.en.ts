import { catalogue, namedCatalogue } from "../languages/catalogue.ts";

/** The name of the site until administrators give it another. */
export const words = namedCatalogue("platform/identity", { name: "Sri Lankan Tuskers" });

/** What else the site says of itself. A separate object, so that it is not sent to browsers: they get it with each page. */
export const servedWords = catalogue({
  description: "The directory of Sri Lanka's tuskers, each under his own name.",
  footer: "Portraits on this site are illustrations; each page says what of its portrait is recorded.",
  allRightsReserved: "All rights reserved.",
  licensed: (licence: string) => `Texts, data and drawings: ${licence}.`,
});
