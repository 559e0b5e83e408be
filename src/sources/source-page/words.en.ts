import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../platform/text/counted.ts";

export const words = catalogue({
  sources: "Sources",
  description: (title: string) => `The pages of this site that use this source: ${title}.`,
  key: (key: string) => `Source ${key}`,
  facts: {
    kind: "Kind",
    publisher: "Publisher",
    author: "Author",
    date: "Date",
    language: "Language",
    readOn: "Read on",
    find: "How it can be found",
    note: "Note",
  },
  read: "Read it",
  readOriginal: "Address of the original",
  archived: "Archived copy",
  usedBy: "The pages that use it",
  entries: (entries: number, shown: number) => {
    const text = `${counted(entries, "entry", "entries")}.`;
    return shown < entries ? `${text} The first ${writtenNumber(shown)} are shown.` : text;
  },
  pages: { home: "Home", about: "About Us", privacy: "Privacy Policy", terms: "Terms of Service" },
  citedByPage: "A page of this site that cites it.",
  statements: (count: number) => counted(count, "statement", "statements"),
  further: "Listed as further reading.",
  moreStatements: (more: number) => `And ${counted(more, "more statement", "more statements")}`,
  browseAll: "Browse All Sources",
  failure: {
    message: "This source could not be loaded. Please try again in a moment.",
    unknown: {
      title: "Source Not Found",
      pageTitle: "404 - Source Not Found",
      message: (key: string) => `No page of this site uses a source with the key “${key}”.`,
    },
    removed: {
      title: "Source Removed",
      message: "This source is no longer used here.",
    },
  },
});
