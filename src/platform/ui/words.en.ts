import { catalogue } from "../languages/catalogue.ts";
export const words = catalogue({
  siteTitle: (name: string) => `${name}: Majestic Elephants, Habitat & Conservation`,
  breadcrumb: "Breadcrumb",
  darkMode: "Dark mode",
  required: "(required)",
  tryAgain: "Try Again",
  pages: "Pages",
  /** Opens the choices of a search on a narrow screen. */
  filter: "Filter",
  /** Names short links to parts of a list, for screen readers. */
  shortcuts: "Shortcuts",
  previousPage: "Previous page",
  nextPage: "Next page",
  /** Over what a page rests on: sources, accounts that differ, citation. */
  howWeKnow: "How we know this",
});
