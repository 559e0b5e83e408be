import { catalogue } from "../languages/catalogue.ts";

/** What else the site says of itself. A separate file, so that it is not sent to browsers: they get it with each page. */
export const words = catalogue({
  description: "The directory of Sri Lanka's tuskers, each under his own name.",
  footer: "Portraits on this site are illustrations; each page says what of its portrait is recorded.",
  allRightsReserved: "All rights reserved.",
  licensed: (licence: string) => `Texts, data and drawings: ${licence}.`,
});
