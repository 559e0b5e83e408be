import { isBlankRichText } from "../../../content/fields/blank-rich-text.ts";
import {
  type Content,
  type Field,
  type Fields,
  type FormShape,
  fieldsOf,
  type OwnNames,
} from "../../../content/fields/fields.ts";
import { showsNothing } from "../../../platform/text/shows-nothing.ts";

import { type Block, type Line, lineBlocks, type NumberOf, textBlocks } from "./blocks/block.ts";
import { richTextBlocks } from "./blocks/rich-text-blocks.ts";

/**
 * How a structured field is handled in the form. Methods rather than properties, because their parameters are checked
 * bivariantly: each field can have its own types.
 */
export type OwnForm<Value = unknown, Form = unknown> = {
  /** @param content the whole entry, for a field that also tells what others do */
  toForm(value: Value, content: Readonly<Record<string, unknown>>): Form;
  toBody(form: Form): unknown;
  /** The value in lines, each in words. Empty if there is nothing. */
  linesOf(form: Form): readonly Line[];
  /**
   * Maps a path in the body to the place in the form that shows its error. Without it, the field has one message for
   * all.
   */
  placeOf?(path: readonly string[], form: Form): readonly string[];
};

/** The form code of structured fields, by name. The compiler checks that none is missing. */
export type OwnForms<Table> = { [Name in OwnNames<Table>]: OwnForm<Content<Table>[Name & keyof Content<Table>]> };

/** The values of the form; numbers are kept as typed. Fields that another one holds have none. */
export type FormValues<Table, Own, Held = never> = {
  -readonly [Name in Exclude<keyof Table, Held>]: Name extends keyof Own
    ? Own[Name] extends { toForm(value: never, content: never): infer Form }
      ? Form
      : never
    : FormShape<Table>[Name];
};

/** What the form needs to know about a field beyond the table: its label, option labels and own code. */
type Named = { label: string; choices: Readonly<Record<string, string>> | undefined; own: OwnForm | undefined };
type Loose = Readonly<Record<string, unknown>>;

/** The form's value of a number that is ticked as not known. */
export const NOT_KNOWN = "unknown";

function ownOf({ label, own }: Pick<Named, "label" | "own">): OwnForm {
  if (own === undefined) throw new Error(`The field “${label}” has no code for the form.`);
  return own;
}

/** Converts a value for the form; undefined means that nothing was entered yet. */
export function toForm(field: Field, value: unknown, named: Named, content: Loose): unknown {
  const text = String(value ?? "");
  switch (field.kind) {
    case "json":
      return ownOf(named).toForm(value ?? field.empty, content);
    case "list":
    case "tags":
      return value ?? field.empty;
    case "choice":
      return value ?? (field.required ? "" : field.empty);
    case "number":
      return field.orUnknown && value === null ? NOT_KNOWN : text;
    default:
      return text;
  }
}

/** Undefined for blank text. Text that is not a number is passed on as it is, so that validation refuses it. */
function numberIn(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Converts a form value for the request body. */
export function toBody(field: Field, form: unknown, named: Named): unknown {
  switch (field.kind) {
    case "json":
      return ownOf(named).toBody(form);
    case "list":
    case "tags":
    case "choice":
      return form;
    case "number":
      if (form === NOT_KNOWN) return null;
      // A required number that is still missing is left out, so that validation asks for it.
      return numberIn(form as string) ?? (field.required ? undefined : null);
    default:
      return (form as string).trim() === "" ? field.empty : form;
  }
}

/** A form value as readers see it, for comparing versions. */
export function blocksOf(field: Field, form: unknown, named: Named, numberOf: NumberOf): Block[] {
  switch (field.kind) {
    case "json":
      return lineBlocks(ownOf(named).linesOf(form), numberOf);
    case "list":
    case "tags":
      return textBlocks((form as string[]).join("\n"));
    case "choice":
      return textBlocks(named.choices?.[form as string] ?? "");
    case "richText":
      return richTextBlocks(form as string, numberOf);
    case "number":
      return textBlocks(form === NOT_KNOWN ? "Not known" : (form as string));
    default:
      return textBlocks(form as string);
  }
}

/** Whether a required field is still empty. */
export const isOpen = (field: Field, form: unknown): boolean =>
  field.required && typeof form === "string" && (field.kind === "richText" ? isBlankRichText : showsNothing)(form);

/** Maps a path in the body, split into field and `rest`, to a place in the form. */
export function placeOf(
  field: Field,
  rest: readonly string[],
  form: unknown,
  own: OwnForm | undefined,
): readonly string[] {
  if (field.kind === "json") return own?.placeOf?.(rest, form) ?? [];
  if (field.kind === "list" || field.kind === "tags") return [];
  return rest;
}

const isShort = ({ kind }: Field): boolean => kind === "number" || kind === "date";

/** The rows of a group: each list, then all numbers and dates in one row, then each text. */
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
