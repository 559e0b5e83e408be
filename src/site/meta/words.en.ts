import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  /** The label of "/" in breadcrumbs. */
  home: "Home",
  /** Keywords of the whole site; a page's own keywords precede them. */
  keywords: ["Sri Lankan tuskers", "elephants", "Sri Lanka", "conservation"],
  siteCard: "Sri Lankan Tuskers, the directory of Sri Lanka's tuskers by name",
  feeds: { articles: "Sri Lankan Tuskers: articles", directory: "Sri Lankan Tuskers: changes in the directory" },
});
