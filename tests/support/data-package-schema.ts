import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

// The rules of Data Package, Data Resource and Table Schema, version 2 (https://datapackage.org), as far as they concern
// tables in CSV, written from the text of the standard.

const text = { type: "string", minLength: 1 };
const uri = { type: "string", format: "uri" };
const list = (items: object) => ({ type: "array", minItems: 1, items });
const texts = list(text);

const field = {
  type: "object",
  required: ["name"],
  properties: {
    ...{ name: text, title: text, description: text, format: text },
    type: { enum: ["string", "number", "integer", "boolean", "date", "datetime", "year", "any"] },
    constraints: {
      type: "object",
      additionalProperties: false,
      properties: { required: { type: "boolean" }, unique: { type: "boolean" }, enum: { type: "array" } },
    },
  },
};

const foreignKey = {
  type: "object",
  required: ["fields", "reference"],
  properties: {
    fields: texts,
    reference: { type: "object", required: ["fields"], properties: { resource: text, fields: texts } },
  },
};

const resource = {
  type: "object",
  required: ["name", "path", "schema"],
  properties: {
    ...{ name: text, encoding: text, format: text, type: { const: "table" } },
    // Relative, and not above the folder of the description.
    path: { type: "string", pattern: "^(?![./~])(?!.*\\.\\.)(?!.*\\\\)(?!.*:).+$" },
    mediatype: { type: "string", pattern: "^[a-z]+/[a-z0-9.+-]+$" },
    schema: {
      type: "object",
      required: ["fields"],
      properties: {
        ...{ $schema: uri, fields: list(field), primaryKey: texts, foreignKeys: list(foreignKey) },
        missingValues: { type: "array", items: { type: "string" } },
      },
    },
  },
};

const schema = {
  type: "object",
  required: ["resources"],
  properties: {
    ...{ $schema: uri, name: { type: "string", pattern: "^[-a-z0-9._/]+$" }, id: text, title: text, description: text },
    ...{ homepage: uri, version: text, created: { type: "string", format: "date-time" }, resources: list(resource) },
    licenses: list({
      type: "object",
      anyOf: [{ required: ["name"] }, { required: ["path"] }],
      properties: { name: { type: "string", pattern: "^[-a-zA-Z0-9._]+$" }, path: uri, title: text },
    }),
    contributors: list({ type: "object", required: ["title"], properties: { title: text, path: uri, roles: texts } }),
  },
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const isValid = ajv.compile(schema);

type Described = {
  resources?: {
    name: string;
    schema?: { fields: { name: string }[]; primaryKey?: string[]; foreignKeys?: ForeignKey[] };
  }[];
};
type ForeignKey = { fields: string[]; reference: { resource: string; fields: string[] } };

/** What is wrong with the description of a data package, a line for each flaw. */
export function flawsOfDataPackage(description: unknown): string[] {
  if (!isValid(description))
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const { resources = [] } = description as Described;
  const names = resources.map(({ name }) => name);
  const columns = new Map(resources.map(({ name, schema }) => [name, schema?.fields.map((each) => each.name) ?? []]));
  const has = (table: string, fields: readonly string[]) => fields.every((each) => columns.get(table)?.includes(each));
  return [
    ...(new Set(names).size < names.length ? ["Two resources have one name"] : []),
    ...resources.flatMap(({ name, schema: { primaryKey = [], foreignKeys = [] } = { fields: [] } }) => [
      ...(new Set(columns.get(name)).size < (columns.get(name)?.length ?? 0) ? [`${name}: a field comes twice`] : []),
      ...(has(name, primaryKey) ? [] : [`${name}: the primary key is no field`]),
      ...foreignKeys
        .filter(({ fields, reference }) => !has(name, fields) || !has(reference.resource, reference.fields))
        .map(({ fields }) => `${name}: ${fields.join()} refers to nothing`),
    ]),
  ];
}
