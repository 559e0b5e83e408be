import { listCitations } from "../../../content/entries/sources/citations.ts";
import type { SentSource, Source } from "../../../content/sources/source.ts";
import { SOURCE_KIND_LABELS } from "../../../content/sources/source-kind-labels.ts";
import type { Line } from "./blocks/block.ts";
import type { OwnForm } from "./form-values.ts";

/** A source as the form holds it. Without a key it stems from before there was a library, which finds or adds it. */
export type SourceValue = { key: string; title: string; url: string; kind: Source["kind"] };

/** The sources that no statement of the entry cites, in the order of its list. */
function furtherReading(sources: readonly Source[], content: Readonly<Record<string, unknown>>): SourceValue[] {
  const cited = new Set(listCitations(content).map(({ key }) => key));
  return sources
    .filter(({ key }) => !cited.has(key))
    .map(({ key, title, url, kind }) => ({ key: key ?? "", title, url: url ?? "", kind }));
}

/** Blank rows are not sent. */
const isBlankSource = ({ title, url }: SourceValue): boolean => title.trim() === "" && url.trim() === "";

const sourceBody = (sources: readonly SourceValue[]): SentSource[] =>
  sources
    .filter((source) => !isBlankSource(source))
    .map(({ key, title, url, kind }) => ({
      ...(key === "" ? {} : { key }),
      title,
      kind,
      ...(url.trim() === "" ? {} : { url }),
    }));

const sourceLines = (sources: readonly SourceValue[]): Line[] =>
  sources
    .filter((source) => !isBlankSource(source))
    .map(({ title, url, kind }) => ({
      text: [title, url, SOURCE_KIND_LABELS[kind]].filter((text) => text.trim() !== "").join(" · "),
    }));

/**
 * The form code of sources: those for further reading. Those that are cited follow from the statements. Each row shows its
 * own errors.
 */
export const SOURCES = {
  toForm: furtherReading,
  toBody: sourceBody,
  linesOf: sourceLines,
  placeOf([index, ...rest], sources) {
    if (index === undefined) return [];
    // Blank rows were not sent, so the indexes of the errors skip them.
    const sent = sources.flatMap((source, row) => (isBlankSource(source) ? [] : [row]));
    return [String(sent[Number(index)] ?? index), ...rest];
  },
} satisfies OwnForm<Source[], SourceValue[]>;
