export const words = {
  sources: "Sources",
  description: (title: string) => `What rests on this source: ${title}.`,
  key: (key: string) => `Source ${key}`,
  facts: {
    kind: "Kind",
    publisher: "Publisher",
    author: "Author",
    date: "Date",
    language: "Language",
    readOn: "Read on",
    note: "How it can be found",
  },
  read: "Read it",
  archived: "Archived copy",
  usedBy: "What rests on it",
  browseAll: "Browse All Tuskers",
  failure: {
    message: "This source could not be loaded. Please try again in a moment.",
    unknown: {
      title: "Source Not Found",
      pageTitle: "404 - Source Not Found",
      message: (key: string) => `No page of the site rests on a source with the key “${key}”.`,
    },
    removed: {
      title: "Source Removed",
      message: "This source is no longer used here.",
    },
  },
};
