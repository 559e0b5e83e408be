import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  title: "Corrections",
  /** In the line over the closed block. */
  holds: "corrections",
  /** In the feed of a tusker. */
  changed: (name: string, day: string) => `${name}: changed on ${day}`,
  how: {
    added: (what: string) => `${what} added`,
    corrected: (what: string) => `${what} corrected`,
    removed: (what: string) => `${what} removed`,
  },
});
