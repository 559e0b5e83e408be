import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

type Searched = { search: string; category: string };

/** Describes a search. If both words and category are given, results must match both. */
export const matching = ({ search, category }: Searched): string =>
  [search && `matching "${search}"`, category && `in category "${category}"`].filter(Boolean).join(" ");

export const words = catalogue({
  here: "Search Results",
  title: ({ search, category }: Searched) =>
    `Search results for ${[search && `"${search}"`, category && `category "${category}"`].filter(Boolean).join(" in ")}`,
  description: (total: number, searched: Searched) =>
    `Found ${total} tusker(s) ${matching(searched)} in the directory of Sri Lanka's tuskers.`,
  found: (total: number, searched: Searched) => `Found ${total} tusker(s) ${matching(searched)}`,
  summary: (total: number) => counted(total, "result", "results"),
  /** Leads to the tuskers among what was found. */
  tuskers: "Tuskers",
  results: "Tuskers found",
  featured: "Featured",
  browseAll: "Browse All Tuskers",
  home: "Return Home",
  noResults: {
    title: "No tuskers found",
    message: (searched: Searched) => `The directory has no tusker ${matching(searched)}.`,
    key: "Which tusker did I see?",
    instead: "You might be interested in:",
  },
  /** On the list of tuskers, before what else a search finds. */
  elsewhere: "Elsewhere on this site:",
  failure: {
    title: "Something went wrong",
    message: "Sorry, we encountered an error while searching for tuskers.",
  },
  /** The message of the Not Found page for an empty search. */
  nothingAsked: "No search parameters provided",
});
