import { expect, test } from "vitest";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { type Fields, fieldsOf } from "../../fields/fields.ts";
import { ENTRY_FIELDS } from "../../kinds/kinds.ts";
import { englishOf } from "./english.server.ts";

/** The fields that may hold words and are not translated. Numbers, dates and closed values hold none. */
function untranslated(kind: EntryKind): string[] {
  const fields: Fields = ENTRY_FIELDS[kind];
  return fieldsOf(fields)
    .filter(([, field]) => ["text", "richText", "list", "json"].includes(field.kind))
    .map(([name]) => name)
    .filter((name) => {
      const source = fields[name]?.kind === "json" ? {} : { [name]: "Some words." };
      return !englishOf(kind, "1", source).some((field) => field.name === name);
    });
}

test("every field of a tusker that holds words is translated, but for those named here", () => {
  expect(untranslated("tusker")).toEqual([
    "aliases", // Names stay as they were recorded.
    "location", // Catalogues have the names of places.
    "wikidata", // It is a number.
    ...["claims", "events", "features", "relations"], // `recordTexts` takes their words.
    "sources", // Titles stay in their own language.
    "portrait", // It is a drawing.
  ]);
});

test("every field of an article that holds words is translated, but for those named here", () => {
  expect(untranslated("article")).toEqual([
    "author", // A name stays as it is written.
    "sources", // Titles stay in their own language.
  ]);
});
