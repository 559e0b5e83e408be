import type { SourceKind } from "./source.ts";

export const SOURCE_KIND_LABELS: Record<SourceKind, string> = {
  official: "Official",
  news: "News",
  specialist: "Specialist",
  research: "Research",
  encyclopedia: "Encyclopedia",
  directory: "Directory",
  blog: "Blog",
  operator: "Operator",
  book: "Book",
  film: "Film",
  own: "Own record",
  other: "Other",
};
