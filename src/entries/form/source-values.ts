import type { SentSource, Source } from "../../sources/source.ts";
import { SOURCE_KIND_LABELS } from "../../sources/ui/source-kind-labels.ts";
import type { OwnForm } from "./form-values.ts";

/** A source as the form holds it. The key is empty if the source is new, or was changed into another one. */
export type SourceValue = { key: string; title: string; url: string; kind: Source["kind"] };

const sourceValues = (sources: readonly Source[]): SourceValue[] =>
  sources.map(({ key, title, url, kind }) => ({ key, title, url: url ?? "", kind }));

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

const sourcesText = (sources: readonly SourceValue[]): string =>
  sources
    .filter((source) => !isBlankSource(source))
    .map(({ title, url, kind }) =>
      [title, url, SOURCE_KIND_LABELS[kind]].filter((text) => text.trim() !== "").join(" · "),
    )
    .join("\n");

/** The form code of sources. Each row shows its own errors. */
export const SOURCES = {
  toForm: sourceValues,
  toBody: sourceBody,
  textOf: sourcesText,
  placeOf([index, ...rest], sources) {
    if (index === undefined) return [];
    // Blank rows were not sent, so the indexes of the errors skip them.
    const sent = sources.flatMap((source, row) => (isBlankSource(source) ? [] : [row]));
    return [String(sent[Number(index)] ?? index), ...rest];
  },
} satisfies OwnForm<Source[], SourceValue[]>;
