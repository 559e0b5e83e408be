import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import type { EntryDefinition, SharedValues } from "./entry-definition.ts";

/** A preview and a submission have the entry as a part of their bodies. */
const IN_ENTRY = /^entry\./;

/** Maps errors to their places in the form. Keeps the first error of each place and prefers the form's own messages. */
export function formErrors<Values extends SharedValues, Content>(
  definition: EntryDefinition<Values, Content>,
  errors: readonly FieldError[],
  values: Values,
): FieldError[] {
  const found = new Map<string, string>();
  for (const { path: sent, message } of errors) {
    const path = sent.replace(IN_ENTRY, "");
    const place = definition.placeOf(path, values);
    const own = definition.missingAt(path, values);
    const imageNumber = /^(?:images|imageUrl|imageDetails)\.(\d+)/.exec(path)?.[1];
    const text = own ?? (imageNumber === undefined ? message : `Image ${Number(imageNumber) + 1}: ${message}`);
    if (!found.has(place)) found.set(place, text);
  }
  // What a field says that another one holds is said there as well, at the statement itself.
  const isRepeated = (place: string): boolean =>
    Object.values(definition.held).includes(place) && [...found.keys()].some((other) => other.startsWith(`${place}.`));
  return [...found].filter(([place]) => !isRepeated(place)).map(([path, message]) => ({ path, message }));
}

/** Validates the values with the server's own schema. */
export function findErrors<Values extends SharedValues, Content>(
  definition: EntryDefinition<Values, Content>,
  values: Values,
): FieldError[] {
  const { slug } = values;
  const body = { ...definition.bodyOf(values), ...(slug === "" ? {} : { slug }) };
  const issues = definition.schema.safeParse(body).error?.issues ?? [];
  return formErrors(
    definition,
    issues.map(({ path, message }) => ({ path: path.join("."), message })),
    values,
  );
}

/** Validates the form with the server's own schema. */
export const entryResolver =
  <Values extends SharedValues, Content>(definition: EntryDefinition<Values, Content>): Resolver<Values> =>
  (values, _context, options) => {
    const errors = findErrors(definition, values);
    if (errors.length === 0) return { values, errors: {} };
    const flat: FieldErrors = Object.fromEntries(errors.map(({ path, message }) => [path, { type: "rule", message }]));
    return { values: {}, errors: toNestErrors<Values>(flat, options) };
  };

/** All errors of the form in one list, in the order of the form. */
export function listErrors(errors: FieldErrors, order: readonly string[]): FieldError[] {
  const found: FieldError[] = [];
  const collect = (node: unknown, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    if ("message" in node && typeof node.message === "string") {
      found.push({ path, message: node.message });
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== "ref") collect(child, path === "" ? key : `${path}.${key}`);
    }
  };
  collect(errors, "");
  const place = ({ path }: FieldError): number => {
    const index = order.indexOf(path.split(".")[0] ?? "");
    return index < 0 ? order.length : index;
  };
  return found.toSorted((a, b) => place(a) - place(b));
}
