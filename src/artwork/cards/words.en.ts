import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  /** Below the name on the site's own card. */
  siteLine: "The directory of Sri Lanka's tuskers, by name",
  /** Above the title of an article. */
  category: (category: string) => category.charAt(0).toUpperCase() + category.slice(1),
});
