import { type Field, fieldsOf } from "../entries/definition/fields.ts";
import type { ShownText } from "../entries/safety/entry-texts.ts";
import { citedInText } from "../rich-text/citations/citations.ts";
import { plainTextOf } from "../rich-text/plain-text-of.ts";
import type { Figure } from "./figure.ts";
import type { PageContents, PageKey } from "./page.ts";
import { PAGE_FIELDS } from "./page-fields.ts";

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
    return (value as Figure[]).flatMap((figure, index) =>
      [figure.value, figure.meaning, figure.note].map((text) => ({ path: `${name}.${index}`, text })),
    );
  });

/** The keys of the sources that a page cites, in the order in which it shows them. */
export const citedOnPage = <Key extends PageKey>(key: Key, content: PageContents[Key]): string[] => [
  ...new Set(
    filledFields(key, content).flatMap(({ field, value }) => {
      if (field.kind === "richText") return citedInText(value as string);
      return field.kind === "json" ? (value as Figure[]).flatMap(({ sources }) => sources) : [];
    }),
  ),
];
