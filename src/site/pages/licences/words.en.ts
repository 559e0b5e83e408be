import { catalogue } from "../../../platform/languages/catalogue.ts";
import type { Notice } from "./notice.ts";

export const words = catalogue({
  title: "Licences",
  description:
    "The fonts, icons and code of others that this site is made with, and the terms they are licensed under.",
  lead: "The work of others in these pages, and their terms.",
  thanks:
    "This site is built with fonts, icons and code that their makers let everybody use. Their notices follow as the packages give them, each under the names of those that it belongs to.",
  rights:
    "They cover that work and nothing else. All rights in the texts, data and drawings of this site are reserved, and where a photograph has a credit, it stands under it.",
  /** A link to /licences.txt. */
  wholeText: "All notices as one text file, with those of the packages that the server is made of",
  /** Instead of the above, before a link to the licence. */
  licensed: (licence: string) =>
    `They cover that work and nothing else. The texts, data and drawings of this site are licensed under ${licence}. That does not cover photographs: where one has a credit, its licence stands with it.`,
  kinds: {
    font: {
      title: "Fonts",
      text: "The typefaces are licensed under the SIL Open Font License. They are served as subsets, cut down to the characters, weights and features that these pages use.",
    },
    icons: {
      title: "Icons",
      text: "The icons are those of Lucide, which grew out of Feather; the notice names those that came from there.",
    },
    code: {
      title: "Code",
      text: "These packages are included, in whole or in part, in the scripts and styles of the public pages, of the administration, and of the description of the API.",
    },
  } satisfies Record<Notice["kind"], { title: string; text: string }>,
  alsoHolds: (name: string | undefined, packages: string) =>
    `Of the packages that ${name} is made of, this notice names those that its makers list there. It also holds the following; of some of them its makers repeat neither version nor notice, which are to be found with each package: ${packages}.`,
});
