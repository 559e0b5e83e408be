import type { Fields } from "../../../content/fields/fields.ts";
import { fieldsOf } from "../../../content/fields/fields.ts";
import { FIGURE_FIELDS } from "../../../content/texts/figure.ts";
import { PAGE_SCHEMAS, type PageKey } from "../../../content/texts/page.ts";
import { PAGE_FIELDS } from "../../../content/texts/page-fields.ts";
import { PAGE_NAMES, pageLabels } from "../../../content/texts/page-words.ts";
import { defineEntry } from "../../forms/entry/define-entry.ts";
import type { EntryDefinition, SharedValues } from "../../forms/entry/entry-definition.ts";
import { CITED_KEYS, FIGURES } from "./figures-value.ts";

export type PageDefinition = EntryDefinition<SharedValues, object>;

function definePage(key: PageKey): PageDefinition {
  const table: Fields = PAGE_FIELDS[key];
  const name = PAGE_NAMES[key];
  const labels: Record<string, string> = pageLabels[key];
  const names = fieldsOf(table).flatMap(([field]) => (field === "publication" ? [] : [field]));
  const own = Object.fromEntries(
    names.flatMap((field) =>
      table[field]?.kind === "json" ? [[field, field in FIGURE_FIELDS ? FIGURES : CITED_KEYS]] : [],
    ),
  );
  return defineEntry(table, {
    kind: "page",
    words: {
      noun: "page",
      addHeading: name,
      editHeading: name,
      addButton: "Publish",
      updateButton: "Publish",
      loading: "Loading the page...",
      loadFailed: "The page could not be loaded: ",
      addFailed: "Not saved: ",
      updateFailed: "Not saved: ",
      noToken: {
        add: "Sign in to save the page.",
        update: "Sign in to save the page.",
        load: "Sign in to edit pages.",
      },
      notFound: "there is no such page.",
      added: () => "Published. Visitors see it now.",
      updated: () => "Published. Visitors see it now.",
    },
    schema: PAGE_SCHEMAS[key],
    labels: { ...labels, pictures: "" },
    choices: {},
    own: own as never,
    missing: Object.fromEntries(
      names.map((field) => [field, `“${labels[field]}” must not be empty. Write it, or put the shipped text back.`]),
    ),
    facts: [],
    groups: {},
    order: names,
    nameOf: () => name,
  }) as unknown as PageDefinition;
}

/** The forms of all pages. */
export const PAGES: Record<PageKey, PageDefinition> = {
  home: definePage("home"),
  about: definePage("about"),
  privacy: definePage("privacy"),
  terms: definePage("terms"),
};
