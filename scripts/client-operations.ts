type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** Limits of values, which types cannot express, and words for people. Any other keyword is refused. */
const IGNORED = new Set(
  "description title example default format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems uniqueItems".split(
    " ",
  ),
);
const READ = new Set(
  "$ref type enum const anyOf oneOf allOf items properties required additionalProperties".split(" "),
);
const PLAIN: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";
const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const union = (types: string[]): string => [...new Set(types)].join(" | ");

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${key(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schema)}`,
  );
  const further =
    typeof additionalProperties === "object"
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : additionalProperties === true || members.length === 0
        ? "Record<string, unknown>"
        : undefined;
  if (members.length === 0) return further ?? "Record<string, unknown>";
  const shape = `{ ${members.join("; ")} }`;
  return further === undefined ? shape : `(${shape} & ${further})`;
}

/**
 * The TypeScript type of a JSON Schema.
 * @throws Error for a keyword that it does not know, rather than write a type that may be wrong
 */
export function typeOf(schema: Schema): string {
  const unknown = Object.keys(schema).filter((keyword) => !IGNORED.has(keyword) && !READ.has(keyword));
  if (unknown.length > 0) throw new Error(`The client cannot express ${unknown.join(", ")} of JSON Schema.`);
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ("const" in schema) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return `(${union(choices.map(typeOf))})`;
  if (schema.allOf !== undefined) return `(${schema.allOf.map(typeOf).join(" & ")})`;
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.properties === undefined ? "unknown" : objectType(schema);
  return union(
    types.map((type) => {
      if (type === "object") return objectType(schema);
      if (type === "array") return `Array<${typeOf(schema.items ?? {})}>`;
      const plain = PLAIN[type];
      if (plain === undefined) throw new Error(`The client does not know the type ${type} of JSON Schema.`);
      return plain;
    }),
  );
}

const json = (content: Content = {}): Schema | undefined => content["application/json"]?.schema;

function inputOf({ parameters = [], requestBody }: Operation): string {
  const ofPlace = (place: string): string[] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    const members = own.map(({ name, required, schema }) => `${key(name)}${required ? "" : "?"}: ${typeOf(schema)}`);
    return [`${place}${own.some(({ required }) => required) ? "" : "?"}: { ${members.join("; ")} }`];
  };
  const body = json(requestBody?.content);
  const bodies = requestBody === undefined ? [] : [`body: ${body === undefined ? "RawBody" : typeOf(body)}`];
  const members = [...ofPlace("path"), ...ofPlace("query"), ...ofPlace("header"), ...bodies];
  return members.length === 0 ? "Record<never, never>" : `{ ${members.join("; ")} }`;
}

/** What a call answers when all goes well; unknown where it is no JSON. */
function answerOf({ responses }: Operation): string {
  const good = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content;
  const schema = json(good);
  return schema === undefined ? "unknown" : typeOf(schema);
}

/** The source of `packages/client/operations.ts`. */
export function clientOperations(document: { paths?: object; components?: { schemas?: object } }): string {
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  const calls = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  calls.sort((one, other) => (one.operation.operationId < other.operation.operationId ? -1 : 1));
  return `// Written by "npm run client" from the OpenAPI document. Do not edit it.

${schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`).join("\n\n")}

/** A body that is sent as it is: a form or a file. */
export type RawBody = NonNullable<RequestInit["body"]>;

/** What each call takes, and what it answers when all goes well. */
export type Operations = {
${calls
  .map(
    ({ operation }) =>
      `  /** ${operation.summary ?? ""} */\n  ${operation.operationId}: { input: ${inputOf(operation)}; answer: ${answerOf(operation)} };`,
  )
  .join("\n")}
};

/** The method and the address of each call. */
export const ADDRESSES: Readonly<Record<keyof Operations, readonly [method: string, path: string]>> = {
${calls.map(({ method, path, operation }) => `  ${operation.operationId}: ["${method}", "${path}"],`).join("\n")}
};
`;
}
