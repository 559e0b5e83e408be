import {
  type Content,
  type Field,
  type Fields,
  type FormShape,
  fieldsOf,
  type OwnNames,
} from "../definition/fields.ts";

/** How a field with parts of its own stands in the form. Methods, so that each field has its own types. */
export type OwnForm<Value = unknown, Form = unknown> = {
  toForm(value: Value): Form;
  toBody(form: Form): unknown;
  /** In words; of several lines where it is a list. Empty where nothing is there. */
  textOf(form: Form): string;
  /** Where the form shows what is wrong at this place of the body. Without it the field shows one message for all. */
  placeOf?(path: readonly string[], form: Form): readonly string[];
};

/** The fields that bring their own, by name; the compiler asks for each. */
export type OwnForms<Table> = { [Name in OwnNames<Table>]: OwnForm<Content<Table>[Name & keyof Content<Table>]> };

/** What stands in the form, numbers as they are typed. */
export type FormValues<Table, Own> = {
  -readonly [Name in keyof Table]: Name extends keyof Own
    ? Own[Name] extends { toForm(value: never): infer Form }
      ? Form
      : never
    : FormShape<Table>[Name];
};

/** A number that nobody may know, as the form holds it. */
export type NumberOrUnknown = { text: string; unknown: boolean };

/** What the form needs to know of a field beside the table: its word, the words of its choices, its own code. */
type Named = { label: string; choices: Readonly<Record<string, string>> | undefined; own: OwnForm | undefined };

const mayBeUnknown = (field: Field): boolean => field.kind === "number" && field.orUnknown === true;

function ownOf({ label, own }: Pick<Named, "label" | "own">): OwnForm {
  if (own === undefined) throw new Error(`The field “${label}” has no code for the form.`);
  return own;
}

/** A value as the form holds it; undefined is what nobody wrote yet. */
export function toForm(field: Field, value: unknown, named: Named): unknown {
  const text = String(value ?? "");
  switch (field.kind) {
    case "json":
      return ownOf(named).toForm(value ?? field.empty);
    case "list":
    case "tags":
      return value ?? field.empty;
    case "choice":
      return value ?? (field.required ? "" : field.empty);
    default:
      return mayBeUnknown(field) ? { text, unknown: value === null } : text;
  }
}

/** Undefined where nothing stands; what is no number is handed on as it is, for the rules to refuse. */
function numberIn(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** What a body sends of it. */
export function toBody(field: Field, form: unknown, named: Named): unknown {
  switch (field.kind) {
    case "json":
      return ownOf(named).toBody(form);
    case "list":
    case "tags":
    case "choice":
      return form;
    case "number": {
      if (!mayBeUnknown(field)) return numberIn(form as string) ?? null;
      const { text, unknown } = form as NumberOrUnknown;
      return unknown ? null : numberIn(text);
    }
    default:
      return (form as string).trim() === "" ? field.empty : form;
  }
}

/** A field of the form in words, to be put beside another version of it. */
export function textOf(field: Field, form: unknown, named: Named): string {
  switch (field.kind) {
    case "json":
      return ownOf(named).textOf(form);
    case "list":
    case "tags":
      return (form as string[]).join("\n");
    case "choice":
      return named.choices?.[form as string] ?? "";
    default: {
      if (!mayBeUnknown(field)) return form as string;
      const { text, unknown } = form as NumberOrUnknown;
      return unknown ? `${named.label} not known` : text;
    }
  }
}

/** Whether a field that must be filled in is still open. */
export function isOpen(field: Field, form: unknown): boolean {
  const text = mayBeUnknown(field) ? (form as NumberOrUnknown).text : form;
  return field.required && typeof text === "string" && text.trim() === "";
}

/** The place in the form of what a body names by its field and `rest`. */
export function placeOf(
  field: Field,
  rest: readonly string[],
  form: unknown,
  own: OwnForm | undefined,
): readonly string[] {
  if (field.kind === "json") return own?.placeOf?.(rest, form) ?? [];
  if (field.kind === "list" || field.kind === "tags") return [];
  return mayBeUnknown(field) ? ["text"] : rest;
}

const isShort = ({ kind }: Field): boolean => kind === "number" || kind === "date";

/** The names of a form's part, row by row: lists first, then what is short side by side, then texts. */
export function rowsOf(fields: Fields, group: string): (readonly string[])[] {
  const members = fieldsOf(fields).filter(([, field]) => field.group === group);
  const names = (is: (field: Field) => boolean) => members.filter(([, field]) => is(field)).map(([name]) => name);
  const alone = (name: string) => [name];
  return [
    ...names(({ kind }) => kind === "list").map(alone),
    names(isShort),
    ...names((field) => field.kind !== "list" && !isShort(field)).map(alone),
  ].filter((row) => row.length > 0);
}
