import { catalogue } from "../platform/languages/catalogue.ts";
import type { SourceKind } from "./source.ts";

/** Apart from the other words of sources, which the filter of their list can do without. */
export const kinds: Record<SourceKind, string> = catalogue({
  official: "Official body",
  news: "News report",
  specialist: "Specialist body",
  research: "Research paper",
  encyclopedia: "Encyclopaedia",
  directory: "Directory",
  blog: "Blog or community page",
  operator: "Safari operator or hotel",
  film: "Film",
  own: "Own record",
  book: "Book",
  other: "Other source",
});
