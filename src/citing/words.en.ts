import { catalogue } from "../platform/languages/catalogue.ts";
export const words = catalogue({
  title: "Cite this",
  /** In the line over the closed block of an article. */
  holds: "how to cite the article",
  bySite: (title: string, site: string, version: number, day: string) =>
    `${site}: “${title}”, version ${version}, ${day}.`,
  byAuthor: (author: string, title: string, site: string, version: number, day: string) =>
    `${author}: “${title}”, ${site}, version ${version}, ${day}.`,
  files: "For reference managers:",
});
