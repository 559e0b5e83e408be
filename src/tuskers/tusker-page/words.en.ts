import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  tuskers: "Tuskers",
  /** Used if the record has no description. */
  description: (name: string, location: string) => `${name}, ${location}.`,
  /** A card shows the drawn portrait, whatever images there are. */
  cardAlt: (name: string, status: string, caption: string) => `${name}. ${status}. ${caption}`,
  facts: {
    /** For a note where no age is known, such as "Young in 1925". */
    aboutAge: "About his age",
    bornYear: "Born",
    estimated: (height: string) => `${height}, by estimate`,
    /** Beneath the facts: leads to their sources. */
    from: "Where these facts come from",
  },
  video: "(video)",
  drawn: "How it was drawn",
  sendPhotograph: "Have a photograph?",
  moreImages: (name: string) => `More pictures of ${name}`,
  compare: "Compare with another tusker",
  card: "ID card to print",
  follow: (name: string) => `Follow ${name}: a feed of changes`,
  tell: "Know something? Tell us",
  /** The parts of the closed block: their headings, and in the line under its own. */
  how: {
    facts: { title: "The facts and their sources", holds: "the sources of each fact" },
    accounts: (facts: string) => `accounts that differ: ${facts}`,
    notKnown: "what is not yet known",
    drawn: { title: "How the picture was drawn", holds: "how the picture was drawn" },
    use: { title: "Use and follow", holds: "cite, print, compare, follow" },
  },
  back: "Back to Tuskers",
  related: {
    title: "Explore More Magnificent Tuskers",
    read: "Discover Story",
  },
  browseAll: "Browse All Tuskers",
  failure: {
    message: "This tusker could not be loaded. Please try again in a moment.",
    unknown: {
      title: "Tusker Not Found",
      pageTitle: "404 - Tusker Not Found",
      message: (address: string) => `We know of no tusker under the address “${address}”.`,
    },
    removed: {
      title: "Tusker Removed",
      message: "This tusker has been taken out of the directory. His record is no longer shown.",
    },
  },
});
