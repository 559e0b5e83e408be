import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = catalogue({
  tuskers: "Tuskers",
  near: "Did you mean",
  places: "Places",
  tags: "Tags",
  articles: "Articles",
  all: (tuskers: number) => `All ${tuskers} tuskers`,
  /** Told to those who do not see the list. */
  told: (suggestions: number) => counted(suggestions, "suggestion", "suggestions"),
});
