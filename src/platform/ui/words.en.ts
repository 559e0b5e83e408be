import { catalogue } from "../languages/catalogue.ts";
export const words = catalogue({
  siteTitle: (name: string) => `${name}: Majestic Elephants, Habitat & Conservation`,
  breadcrumb: "Breadcrumb",
  darkMode: "Dark mode",
  required: "(required)",
  tryAgain: "Try Again",
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  /** Over what a page rests on: sources, accounts that differ, citation. */
  howWeKnow: "How we know this",
});
