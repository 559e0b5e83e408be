import fc from "fast-check";

/** The supported part of JSON Schema. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
};

const NASTY = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "'",
  '"',
  "%",
  "_",
  "--",
  "';drop table tuskers;--",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "1e999",
  "රාජා",
  "கெமுனு",
  "𝒂".repeat(200),
  "a".repeat(5000),
];

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...NASTY), fc.string({ maxLength: 30 }));

/** Values that usually match a schema, with occasional mismatches at any depth. */
export function arbitraryFromSchema(schema: JsonSchema, components: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const fitting = fittingArbitrary(schema, components);
  return fc.oneof(
    { arbitrary: fitting, weight: 12 },
    { arbitrary: anyText as fc.Arbitrary<unknown>, weight: 1 },
    { arbitrary: fc.constant(null) as fc.Arbitrary<unknown>, weight: 1 },
    { arbitrary: fc.anything({ maxDepth: 2 }), weight: 1 },
  );
}

function fittingArbitrary(schema: JsonSchema, components: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const of = (part: JsonSchema) => arbitraryFromSchema(part, components);
  if (schema.$ref) return of(components[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(of));
  if (schema.allOf?.[0]) return of(schema.allOf[0]);
  const types = [schema.type ?? "anything"].flat();
  return fc.oneof(
    ...types.map((type): fc.Arbitrary<unknown> => {
      switch (type) {
        case "object":
          return fc.record(
            Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, of(part)])),
            {
              requiredKeys: schema.required ?? [],
            },
          );
        case "array":
          return fc.array(of(schema.items ?? {}), { maxLength: 4 });
        case "integer":
          return fc.integer({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6 });
        case "number":
          return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
        case "boolean":
          return fc.boolean();
        case "null":
          return fc.constant(null);
        case "string":
          return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : anyText;
        default:
          return fc.jsonValue();
      }
    }),
  );
}
