import type { Source } from "../../sources/source.ts";

/** A source as the form holds it. */
export type SourceValue = { title: string; url: string; kind: Source["kind"] };

export const SOURCE_KIND_LABELS: Record<Source["kind"], string> = {
  official: "Official",
  news: "News",
  specialist: "Specialist",
  encyclopedia: "Encyclopedia",
  directory: "Directory",
  blog: "Blog",
  book: "Book",
  other: "Other",
};

export const sourceValues = (sources: readonly Source[] | null | undefined): SourceValue[] =>
  (sources ?? []).map(({ title, url, kind }) => ({ title, url: url ?? "", kind }));

/** A row in which nothing stands yet is left out. */
export const isBlankSource = ({ title, url }: SourceValue): boolean => title.trim() === "" && url.trim() === "";

export const sourceBody = (sources: readonly SourceValue[]): Source[] =>
  sources
    .filter((source) => !isBlankSource(source))
    .map(({ title, url, kind }) => ({ title, kind, ...(url.trim() === "" ? {} : { url }) }));

export const sourcesText = (sources: readonly SourceValue[]): string =>
  sources
    .filter((source) => !isBlankSource(source))
    .map(({ title, url, kind }) =>
      [title, url, SOURCE_KIND_LABELS[kind]].filter((text) => text.trim() !== "").join(" · "),
    )
    .join("\n");
