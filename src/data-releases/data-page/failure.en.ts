import { namedCatalogue } from "../../platform/languages/catalogue.ts";
/** Apart from the page's other words, which browsers do not load before they render the page. */
export const failure = namedCatalogue("data-releases/data-page/failure", {
  title: "The data could not be loaded",
  message: "The releases could not be loaded. Please try again later.",
});
