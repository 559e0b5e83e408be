import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = catalogue({
  title: "Tuskers",
  titleOfPage: (page: number) => `Tuskers, page ${page}`,
  description:
    "The tuskers of Sri Lanka by name: where each lives, what has become of him, and when that was last reported.",
  keywords: ["tusker names", "wild tuskers", "domesticated tuskers"],
  lead: "Wild bulls of the dry zone, temple tuskers of the perahera, and the orphans who grew up.",
  filter: {
    label: "Tuskers",
    search: "Name",
    placeholder: "Search by name",
    category: "Category",
    status: "Status",
    all: "All",
    option: (label: string) => label.toLowerCase(),
    submit: "Search",
  },
  key: "Which tusker did I see?",
  found: {
    heading: "Tuskers in the directory",
    counted: (tuskers: number) => counted(tuskers, "tusker", "tuskers"),
    order: ", sorted by name",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  none: {
    title: "No Tuskers Found",
    message: "No tuskers match your current search criteria.",
    /** A link to the whole list. */
    clear: (tuskers: number) => `Show all ${counted(tuskers, "tusker", "tuskers")}`,
  },
  failure: {
    title: "Error Loading Tuskers",
    message: "Failed to load tuskers",
  },
});
