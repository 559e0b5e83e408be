import { namedCatalogue } from "../../platform/languages/catalogue.ts";
/** Apart from the page's other words, which browsers do not load before they render the page. */
export const failure = namedCatalogue("key/compare-page/failure", {
  title: "The comparison could not be loaded",
  message: "The comparison could not be loaded. Please try again later.",
});
