import type { SourceKind } from "../source.ts";

export const SOURCE_KIND_LABELS: Record<SourceKind, string> = {
  official: "Official",
  news: "News",
  specialist: "Specialist",
  encyclopedia: "Encyclopedia",
  directory: "Directory",
  blog: "Blog",
  operator: "Operator",
  book: "Book",
  film: "Film",
  own: "Own record",
  other: "Other",
};
