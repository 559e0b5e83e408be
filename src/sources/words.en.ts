import type { Source } from "./source.ts";

const kinds: Record<Source["kind"], string> = {
  official: "Official body",
  news: "News report",
  specialist: "Specialist body",
  encyclopedia: "Encyclopaedia",
  directory: "Directory",
  blog: "Blog or community page",
  operator: "Safari operator or hotel",
  film: "Film",
  own: "Own record",
  book: "Book",
  other: "Other source",
};

export const words = {
  title: "Sources",
  /** Sources of the page that none of its statements names. */
  further: "Further reading",
  kinds,
  /** A link from a source to the page of all that rests on it. */
  everything: (key: string) => `All that rests on source ${key}`,
  /** A link from a source to one of the places that name it. */
  backTo: (place: number, source: number) => `Back to place ${place} where source ${source} is named`,
};
