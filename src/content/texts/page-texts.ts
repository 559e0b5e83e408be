import { type Field, fieldsOf } from "../fields/fields.ts";
import type { ShownText } from "../kinds/checks/entry-texts.ts";
import { citedInText, replaceCited } from "../rich-text/citations/citations.ts";
import { plainTextOf } from "../rich-text/plain-text-of.ts";
import type { Figure } from "./figure.ts";
import type { PageContents, PageKey } from "./page.ts";
import { PAGE_FIELDS } from "./page-fields.ts";

/** What fields of figures hold: figures, or for a figure that is a field of its own the keys of its sources. */
type Row = Figure | string;

const figuresIn = (value: unknown): Figure[] =>
  (value as Row[]).filter((row): row is Figure => typeof row !== "string");

const keysIn = (value: unknown): string[] =>
  (value as Row[]).flatMap((row) => (typeof row === "string" ? [row] : row.sources));

type Filled = { name: string; field: Field; value: unknown };

/** The fields of a page that hold something, in its order. */
function filledFields<Key extends PageKey>(key: Key, content: PageContents[Key]): Filled[] {
  return fieldsOf(PAGE_FIELDS[key]).flatMap(([name, field]) => {
    const value = (content as Record<string, unknown>)[name];
    return value === null || value === undefined || value === "" ? [] : [{ name, field, value }];
  });
}

/** The rich texts of a page as they are stored. */
export const richTextsOfPage = <Key extends PageKey>(key: Key, content: PageContents[Key]): ShownText[] =>
  filledFields(key, content).flatMap(({ name, field, value }) =>
    field.kind === "richText" ? [{ path: name, text: value as string }] : [],
  );

/** All texts of a page as readers see them, without markup. */
export const textsOfPage = <Key extends PageKey>(key: Key, content: PageContents[Key]): ShownText[] =>
  filledFields(key, content).flatMap(({ name, field, value }): ShownText[] => {
    if (field.kind === "richText") return [{ path: name, text: plainTextOf(value as string) }];
    if (field.kind === "text") return [{ path: name, text: value as string }];
    if (field.kind !== "json") return [];
    return figuresIn(value).flatMap((figure, index) =>
      [figure.value, figure.meaning, figure.note].map((text) => ({ path: `${name}.${index}`, text })),
    );
  });

/** Every citation of a page in its order, with the field that it stands in. */
export const citationsOnPage = <Key extends PageKey>(
  key: Key,
  content: PageContents[Key],
): { path: string; key: string }[] =>
  filledFields(key, content).flatMap(({ name, field, value }) => {
    if (field.kind === "richText") return citedInText(value as string).map((cited) => ({ path: name, key: cited }));
    if (field.kind !== "json") return [];
    return keysIn(value).map((cited) => ({ path: name, key: cited }));
  });

/** The keys of the sources that a page cites, in the order in which it shows them. */
export const citedOnPage = <Key extends PageKey>(key: Key, content: PageContents[Key]): string[] => [
  ...new Set(citationsOnPage(key, content).map((citation) => citation.key)),
];

/**
 * The page with other keys in its citations.
 * @param replace undefined takes a key out; it is told the field as well
 */
export function replaceCitedOnPage<Key extends PageKey>(
  key: Key,
  content: PageContents[Key],
  replace: (cited: string, name: string) => string | undefined,
): PageContents[Key] {
  const replaced = filledFields(key, content).flatMap(({ name, field, value }): [string, unknown][] => {
    const other = (cited: string) => replace(cited, name);
    if (field.kind === "richText") return [[name, replaceCited(value as string, other)]];
    if (field.kind !== "json") return [];
    const replaceAll = (keys: readonly string[]) => [...new Set(keys.flatMap((cited) => other(cited) ?? []))];
    const rows = value as Row[];
    const keys = replaceAll(rows.filter((row) => typeof row === "string"));
    return [[name, [...keys, ...figuresIn(rows).map((row) => ({ ...row, sources: replaceAll(row.sources) }))]]];
  });
  return { ...content, ...Object.fromEntries(replaced) };
}
