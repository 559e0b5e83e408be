import { namedCatalogue } from "../languages/catalogue.ts";

/** What the site says of itself until administrators say something else. */
export const words = namedCatalogue("platform/identity", {
  name: "Sri Lankan Tuskers",
  description: "The directory of Sri Lanka's tuskers, each under his own name.",
  footer: "Portraits on this site are illustrations; each page says what of its portrait is recorded.",
  allRightsReserved: "All rights reserved.",
  licensed: (licence: string) => `Texts, data and drawings: ${licence}.`,
});
