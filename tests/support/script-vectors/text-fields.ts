/** The supported part of the schemas in the API document. */
export type BodySchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  anyOf?: BodySchema[];
  oneOf?: BodySchema[];
  allOf?: BodySchema[];
  maxLength?: number;
  pattern?: string;
};

export type Components = Record<string, BodySchema>;

/** Returns the text for a field, named as in `sources[].title`; undefined keeps the example's value. */
export type TextOf = (field: string, maxLength: number | undefined) => string | undefined;

const ITEMS = 3;

const isTextIn = (schema: BodySchema): boolean =>
  [schema.type].flat().includes("string") && schema.enum === undefined && schema.pattern === undefined;

function variantsOf(schema: BodySchema, components: Components): BodySchema[] {
  if (schema.$ref) return variantsOf(components[schema.$ref.split("/").at(-1) ?? ""] ?? {}, components);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap((part) => variantsOf(part, components))];
}

/** A body with a text from `textOf` in every free-text field, and the example's values in all others. */
export function fillTexts(
  schema: BodySchema,
  components: Components,
  example: unknown,
  textOf: TextOf,
  field = "",
): unknown {
  const variants = variantsOf(schema, components);
  const list = variants.find(({ items }) => items !== undefined);
  if (list?.items) {
    const { items } = list;
    const [first] = Array.isArray(example) ? example : [];
    const filled = Array.from({ length: ITEMS }, () => fillTexts(items, components, first, textOf, `${field}[]`));
    return filled.some((item) => item === undefined) ? example : filled;
  }
  const object = variants.filter(({ properties }) => properties !== undefined);
  if (object.length > 0) {
    const given = (example ?? {}) as Record<string, unknown>;
    // Of several object variants, the one that matches the example by its fields and its kind.
    const fits = ({ properties = {} }: BodySchema) =>
      Object.entries(given).every(([key, value]) => {
        const part = properties[key];
        if (part === undefined) return false;
        return part.const === undefined && part.enum === undefined
          ? true
          : [part.const, ...(part.enum ?? [])].includes(value);
      });
    const shape = object.find(fits) ?? object[0];
    const entries = Object.entries(shape?.properties ?? {}).map(([key, part]) => [
      key,
      fillTexts(part, components, given[key], textOf, field === "" ? key : `${field}.${key}`),
    ]);
    const kept = entries.filter(([, value]) => value !== undefined);
    // An object without text, such as a point, is omitted unless the example has it.
    return kept.length === 0 ? example : Object.fromEntries(kept);
  }
  const text = variants.find(isTextIn);
  return text === undefined ? example : (textOf(field, text.maxLength) ?? example);
}

/** The names of all free-text fields of a body. */
export function textFieldsOf(schema: BodySchema, components: Components, example: unknown): string[] {
  const fields = new Set<string>();
  fillTexts(schema, components, example, (field) => {
    fields.add(field);
    return "";
  });
  return [...fields];
}

/**
 * The body without the value at a path such as `sources.0.title`: it is reset to the example's value, or the object
 * around it is removed.
 */
export function withoutRefused(body: unknown, example: unknown, path: string): unknown {
  const [top = "", ...rest] = path.split(".");
  const given = { ...(body as Record<string, unknown>) };
  const standard = (example as Record<string, unknown> | undefined)?.[top];
  const value = given[top];
  if (Array.isArray(value) && /^\d+$/.test(rest[0] ?? "")) {
    given[top] = value.map((item, index) => (index === Number(rest[0]) ? undefined : item));
    return given;
  }
  if (rest.length > 0 && typeof value === "object" && value !== null && !Array.isArray(value)) {
    given[top] = withoutRefused(value, standard, rest.join("."));
    return given;
  }
  if (standard === undefined) delete given[top];
  else given[top] = standard;
  return given;
}

/** Removes the emptied items from lists. */
export const withoutHoles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutHoles);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHoles(part)]));
};
