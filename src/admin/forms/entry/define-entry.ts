import type { z } from "zod";
import {
  type Fields,
  fieldsOf,
  type NamesOf,
  type RequiredNames,
  type Sending,
} from "../../../content/fields/fields.ts";
import type { FormKind } from "../../../platform/ids/entry-kind.ts";
import { PUBLICATION_LABELS } from "../../../platform/ids/publication.ts";
import type { ImageValue } from "../../inputs/stored-images/image-value.ts";
import { textBlocks } from "./blocks/block.ts";
import { numbersIn } from "./blocks/citation-numbers.ts";
import type { FormerDraft } from "./draft-store.browser.ts";
import type { ComparedField, EntryDefinition, EntrySheet, EntryWords, SharedValues } from "./entry-definition.ts";
import {
  blocksOf,
  type FormValues,
  isOpen,
  type OwnForm,
  type OwnForms,
  placeOf,
  rowsOf,
  toBody,
  toForm,
} from "./form-values.ts";
import { IMAGE_NAMES, imageBlocks, imageBody, imageValues, type NamedImages } from "./image-values.ts";

/** An entry as stored, or an old version of it as submitted. */
export type FormContent<Table> = Sending<Table> & NamedImages & { slug?: string };

/** The values of the form of one kind of entry: its fields and the shared values. */
export type EntryValues<Table, Own, Held = never> = FormValues<Table, Own, Held> & SharedValues;

/** Fields whose values another field holds: what is sent of them follows from it. */
type HeldFields<Table, Held extends string> = {
  by: keyof Table & string;
  /** Those without a control. */
  names: readonly Held[];
  /** Those with a control of their own, whose value counts where the other field is empty. */
  shown?: readonly (keyof Table & string)[];
  /** What is sent of them. The other field brings them in by its `toForm`. */
  toBody(form: never): Record<Held, unknown> & Partial<Record<keyof Table & string, unknown>>;
};

/** The fields with a hand-written control or section, and those that each kind places itself. */
export type PanelNames<Table> = NamesOf<Table, "richText" | "json"> | "publication";

type Options<Table extends Fields, Own, Held extends string> = {
  kind: FormKind;
  words: EntryWords;
  schema: z.ZodType;
  labels: Record<(keyof Table & string) | "pictures", string>;
  choices: Record<Exclude<NamesOf<Table, "choice">, "publication">, Readonly<Record<string, string>>>;
  own: Own;
  held?: HeldFields<Table, Held>;
  /** What to tell the user when a required field is empty. */
  missing: Record<Exclude<RequiredNames<Table>, Held>, string>;
  facts: readonly (readonly ((keyof Table & string) | "pictures")[])[];
  groups: EntrySheet["groups"];
  formerGroups?: readonly string[];
  order: readonly string[];
  formerDraft?: FormerDraft;
  nameOf(values: EntryValues<Table, Own, Held>): string;
};

const UNITS: Record<string, string> = { m: "metres" };

/** The labels of the form. Those of numbers include the unit. */
const labelsOf = (fields: Fields, labels: Record<string, string>): Record<string, string> => ({
  ...labels,
  ...Object.fromEntries(
    fieldsOf(fields).flatMap(([name, field]) =>
      field.kind === "number" && field.unit !== undefined
        ? [[name, `${labels[name]} in ${UNITS[field.unit] ?? field.unit}`]]
        : [],
    ),
  ),
  slug: "Address",
});

/** Builds the form of one kind of entry from its table. The options hold only what a table cannot express. */
export function defineEntry<
  Table extends Fields,
  Own extends OwnForms<Table>,
  const Held extends keyof Table & string = never,
>(table: Table, options: Options<Table, Own, Held>) {
  type Values = EntryValues<Table, Own, Held>;
  type Loose = Record<string, unknown>;
  const { own, missing, facts, groups, order, nameOf, kind, words, schema }: Options<Table, Own, Held> = options;
  const { held, formerDraft, formerGroups = [] } = options;
  const holders: Record<string, string> = Object.fromEntries((held?.names ?? []).map((name) => [name, held?.by ?? ""]));
  const { shown = [] } = held ?? {};
  const labels = labelsOf(table, options.labels);
  const choices: EntrySheet["choices"] = { ...options.choices, publication: PUBLICATION_LABELS };
  const named = (name: string) => ({
    label: labels[name] ?? name,
    choices: choices[name],
    own: (own as Record<string, OwnForm | undefined>)[name],
  });
  const each = (make: (name: string, field: Fields[string]) => unknown): Loose =>
    Object.fromEntries(
      fieldsOf(table).flatMap(([name, field]) => (name in holders ? [] : [[name, make(name, field)]])),
    );

  const valuesOf = (content: FormContent<Table>): Values =>
    ({
      ...each((name, field) => toForm(field, (content as Loose)[name], named(name), content as Loose)),
      pictures: imageValues(content),
      slug: content.slug ?? "",
    }) as unknown as Values;

  const comparedAs = (name: string): ComparedField<Loose> => {
    const label = labels[name] ?? name;
    const field = table[name];
    if (field !== undefined)
      return { name, label, blocksOf: (values) => blocksOf(field, values[name], named(name), numbersIn(values)) };
    return name === "pictures"
      ? { name, label, blocksOf: (values) => imageBlocks(values[name] as ImageValue[]) }
      : { name, label, blocksOf: (values) => textBlocks(String(values[name])) };
  };
  const namesIn = (part: string): readonly string[] =>
    part === "facts" ? facts.flat() : part in groups ? rowsOf(table, part).flat() : [part];
  const names = [...order.filter((part) => part !== "publication").flatMap(namesIn), "publication", "slug"];

  return {
    kind,
    words,
    schema,
    fields: table,
    labels,
    choices,
    facts,
    groups,
    formerGroups,
    held: holders,
    shown,
    ...(formerDraft && { formerDraft }),
    order,
    nameOf,
    names,
    compared: names
      .filter((name) => !(shown as readonly string[]).includes(name))
      .map(comparedAs) as unknown as ComparedField<Values>[],
    blank: () => valuesOf({} as FormContent<Table>),
    valuesOf,
    bodyOf: (values: Values) => ({
      ...each((name, field) => toBody(field, (values as Loose)[name], named(name))),
      ...held?.toBody((values as Loose)[held.by] as never),
      ...(kind === "page" ? {} : imageBody(values.pictures)),
    }),
    placeOf(path: string, values: Values) {
      const [name = "", ...rest] = path.split(".");
      if (IMAGE_NAMES.has(name)) return "pictures";
      // The path within a field that another one holds means nothing there.
      if (name in holders) return holders[name] ?? name;
      const field = table[name];
      if (field === undefined) return path;
      return [name, ...placeOf(field, rest, (values as Loose)[name], named(name).own)].join(".");
    },
    missingAt(path: string, values: Values) {
      const [name = ""] = path.split(".");
      const field = table[name];
      return field !== undefined && !(name in holders) && isOpen(field, (values as Loose)[name])
        ? (missing as Record<string, string>)[name]
        : undefined;
    },
  } satisfies EntryDefinition<Values, FormContent<Table>>;
}
