import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  author: "Sri Lankan Tuskers",
  articles: { subtitle: "The writing behind the directory of Sri Lanka's tuskers." },
  directory: {
    subtitle: "Tuskers that were added to the directory, and records that have changed.",
    added: (name: string) => `Added: ${name}`,
    changed: (name: string) => `Changed: ${name}`,
    record: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
  },
  manifest: {
    name: "Sri Lankan Tuskers",
    shortName: "Tuskers",
    description: "The directory of Sri Lanka's tuskers, each under his own name.",
  },
});
