import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  articles: { subtitle: "The writing behind the directory of Sri Lanka's tuskers." },
  directory: {
    subtitle: "Tuskers that were added to the directory, and records that have changed.",
    added: (name: string) => `Added: ${name}`,
    changed: (name: string) => `Changed: ${name}`,
    record: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
  },
  title: (of: string, site: string) => `${of}, ${site}`,
  tusker: {
    subtitle: (name: string) => `The record of ${name}, and the days on which it was changed.`,
  },
  place: { subtitle: (name: string) => `Tuskers recorded at ${name}, the last changed first.` },
  /** Under the icon on a home screen, where the whole name has no room. */
  shortName: "Tuskers",
});
