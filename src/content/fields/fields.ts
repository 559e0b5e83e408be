import type { z } from "zod";

/** The types of one field: in an entry, in its row, in the form, and its schema in a body. Compile time only. */
export type FieldTypes = { value: unknown; column: unknown; form: unknown; body: z.ZodType };

/** The behaviour of a field beyond its kind. Code that needs the fields with a trait calls `namesWith`. */
type Traits = {
  /** Searches cover it. */
  searched?: boolean;
  /**
   * Lists, cards, searches or the choice of related entries depend on it, so a change makes more than its own page
   * stale.
   */
  inLists?: boolean;
  /** The optional group of the form that it belongs to. */
  group?: string;
  /** Shown among the facts on the entry's page. Two halves share a line; a half without a partner has its own. */
  fact?: "half" | "wide";
};

type Kinds =
  | { kind: "text"; max: number; lines?: boolean; rule?: "wikidata item" }
  | { kind: "richText"; max: number }
  | { kind: "number"; min: number; max: number; step?: number; unit?: string; orUnknown?: boolean }
  | { kind: "choice"; values: readonly string[] }
  | { kind: "date"; partial: boolean }
  | { kind: "list"; max: number; items: number }
  | { kind: "tags" }
  | { kind: "json" };

/** `required`: must be sent. `empty`: the value in a new entry and of a cleared field. `stored`: has its own column. */
export type Field<Types extends FieldTypes = FieldTypes> = Kinds &
  Traits & { required: boolean; empty: unknown; stored: boolean; readonly types?: Types };

export type Fields = Record<string, Field>;

type Rule<Value> = z.ZodType<Value, Value>;
type Clearable<Value> = z.ZodOptional<z.ZodNullable<Rule<Value>>>;

/** Either required, or optional and then null. */
type Plain<Value, Form, Required> = Required extends true
  ? Field<{ value: Value; column: Value; form: Form; body: Rule<Value> }>
  : Field<{ value: Value | null; column: Value | null; form: Form; body: Clearable<Value> }>;

/** Never null: a cleared field gets its default. */
type Defaulted<Value, Column> = Field<{ value: Value; column: Column; form: Value; body: Clearable<Value> }>;

type Presence<Required> = Traits & { required?: Required };
const presence = (required = false) => ({ required, stored: true, empty: required ? "" : null });

export const text = <const Required extends boolean = false>(
  options: Presence<Required> & { max: number; lines?: boolean; rule?: "wikidata item" },
): Plain<string, string, Required> => ({ kind: "text", ...options, ...presence(options.required) });

type RichText = { kind: "richText" };
export const richText = <const Required extends boolean = false>(
  options: Presence<Required> & { max: number },
): RichText & Plain<string, string, Required> => ({ kind: "richText", ...options, ...presence(options.required) });

/** Rich text that is empty instead of null. */
export const richTextOrEmpty = (options: Traits & { max: number }): RichText & Defaulted<string, string> => ({
  kind: "richText",
  ...options,
  ...presence(),
  empty: "",
});

type Bounds = Traits & { min: number; max: number; step?: number; unit?: string };
export const number = (options: Bounds): Plain<number, string, false> => ({
  kind: "number",
  ...options,
  ...presence(),
});

type NumberOrUnknown = {
  value: number | null;
  column: number | null;
  form: string;
  body: Rule<number | null>;
};
/** Required: a number, or null if nobody knows it. */
export const numberOrUnknown = (options: Bounds): Field<NumberOrUnknown> => ({
  kind: "number",
  ...options,
  ...presence(),
  required: true,
  orUnknown: true,
});

type ChoiceField<Value, Required> = { kind: "choice" } & (Required extends true
  ? Plain<Value, Value | "", true>
  : Defaulted<Value, Value>);
/** One of a closed list. If it is optional, it falls back to the default. */
export const choice = <const Value extends string, const Required extends boolean = false>(
  values: readonly [Value, ...Value[]],
  options: Presence<Required> & { default?: NoInfer<Value> },
): ChoiceField<Value, Required> => ({
  kind: "choice",
  values,
  ...options,
  ...presence(options.required),
  empty: options.default ?? values[0],
});

/** A year, a month or a day. */
export const partialDate = (options: Traits = {}): Plain<string, string, false> => ({
  kind: "date",
  partial: true,
  ...options,
  ...presence(),
});

export const fullDate = <const Required extends boolean = false>(
  options: Presence<Required>,
): Plain<string, string, Required> => ({ kind: "date", partial: false, ...options, ...presence(options.required) });

export const textList = (options: Traits & { max: number; items: number }): Defaulted<string[], string> => ({
  kind: "list",
  ...options,
  ...presence(),
  empty: [],
});

/** Stored as rows of a separate table, but otherwise a field like any other. */
export const tags = (options: Traits = {}): Defaulted<string[], never> => ({
  kind: "tags",
  ...options,
  ...presence(),
  empty: [],
  stored: false,
});

type JsonField<Value, SentValue> = { kind: "json" } & Field<{
  value: Value;
  column: null extends Value ? string | null : string;
  form: Value;
  body: Clearable<NonNullable<SentValue>>;
}>;
/**
 * A structured field. Code that needs its own handling for such a field asks for it by name (see `OwnNames`). What a
 * body sends may differ from what is stored.
 */
export const json = <Value, SentValue = Value>(options: Traits & { empty: Value }): JsonField<Value, SentValue> => ({
  kind: "json",
  ...options,
  ...presence(),
  empty: options.empty,
});

/** Defines the fields of one kind of entry. Files and history use this order. */
export const defineFields = <const Table extends Fields>(table: Table): Table => table;

type Types<Of> = Of extends { readonly types?: infer T extends FieldTypes } ? T : never;
/** All editable fields as they are stored: what history and files keep, and what a save compares. */
export type Content<Table> = { -readonly [Name in keyof Table]: Types<Table[Name]>["value"] };
/** Any fields as they are stored: a missing one is unknown or unchanged, null is empty. */
export type Sending<Table> = { -readonly [Name in keyof Table]?: Types<Table[Name]>["value"] | null | undefined };
/** A request body: a missing key leaves the field unchanged, null clears it. */
export type SentFields<Table> = {
  -readonly [Name in keyof Table]?: z.output<Types<Table[Name]>["body"]> | null | undefined;
};
/** The value of each field in the form. An unanswered field is an empty string. */
export type FormShape<Table> = { -readonly [Name in keyof Table]: Types<Table[Name]>["form"] };
export type BodyShape<Table> = { -readonly [Name in keyof Table]: Types<Table[Name]>["body"] };
export type ReplyShape<Table> = { -readonly [Name in keyof Table]: z.ZodType<Types<Table[Name]>["value"]> };

type Snake<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : "";
/** The columns of the fields; fields that are stored elsewhere have none. */
export type Columns<Table> = {
  -readonly [Name in keyof Table as [Types<Table[Name]>["column"]] extends [never] ? never : Snake<Name>]: Types<
    Table[Name]
  >["column"];
};
/** The names of the fields of one kind, if its builder exposes the kind to the compiler. */
export type NamesOf<Table, Kind extends "json" | "richText" | "choice"> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never;
}[keyof Table];
/** The names of the fields that need their own code. */
export type OwnNames<Table> = NamesOf<Table, "json">;
/** The names of the required fields. */
export type RequiredNames<Table> = {
  [Name in keyof Table]: Types<Table[Name]>["body"] extends z.ZodOptional ? never : Name;
}[keyof Table];

/** The entries of the table, with the names as literal types. */
export const fieldsOf = <Table extends Fields>(table: Table): [keyof Table & string, Field][] => Object.entries(table);

/** The names of the fields with a trait: `namesWith(tuskerFields, "searched")`. */
export const namesWith = <Table extends Fields>(table: Table, trait: keyof Traits): (keyof Table & string)[] =>
  fieldsOf(table)
    .filter(([, field]) => field[trait])
    .map(([name]) => name);

export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
