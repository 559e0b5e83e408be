import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  /** The label of "/" in breadcrumbs. */
  home: "Home",
  /** Keywords of the whole site; a page's own keywords precede them. */
  keywords: ["Sri Lankan tuskers", "elephants", "Sri Lanka", "conservation"],
  siteCard: (name: string) => `${name}, the directory of Sri Lanka's tuskers by name`,
  feeds: {
    articles: (name: string) => `${name}: articles`,
    directory: (name: string) => `${name}: changes in the directory`,
  },
});
