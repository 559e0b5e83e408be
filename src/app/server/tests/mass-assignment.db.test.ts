import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { API_CALLS } from "../../../../tests/support/api-calls.ts";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { apiDocument } from "../api-document.server.ts";

/** Fields that an attacker might try to set, named as in the API, the tables and JavaScript. */
const PRIVILEGED = {
  id: "0123456789abcdef01234567",
  _id: "0123456789abcdef01234567",
  seq: 1,
  slug: "mine",
  kind: "tusker",
  version: 99,
  contentVersion: 99,
  role: "administrator",
  isAdmin: true,
  disabled: false,
  accountSeq: 1,
  username: "somebody else",
  passwordHash: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$x",
  password_hash: "x",
  secondFactor: null,
  token: "tusk_mine",
  createdAt: "2000-01-01T00:00:00.000Z",
  created_at: "2000-01-01T00:00:00.000Z",
  updatedAt: "2000-01-01T00:00:00.000Z",
  deletedAt: null,
  deleted_at: null,
  publishedAt: "2000-01-01T00:00:00.000Z",
  isPublic: true,
  storedName: "../../site.db",
  searchText: "anything",
  search_text: "anything",
  summary: "<script>",
  descriptionHtml: "<script>x</script>",
  contentHtml: "<script>x</script>",
  description_html: "<script>x</script>",
  portraitUrl: "//evil.example/x",
  cardUrl: "//evil.example/x",
  read: true,
  deliveries: [],
  constructor: { prototype: { isAdmin: true } },
  prototype: {},
} as Record<string, unknown>;

type Schema = {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

/** Every write of the API document that takes JSON, with the schema of its body. */
async function jsonWrites() {
  const { api } = await openTestApi();
  const document = apiDocument(api);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const shapesOf = (schema: Schema): Schema[] => {
    if (schema.$ref) return shapesOf(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
    return [schema, ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => parts ?? []).flatMap(shapesOf)];
  };
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      return schema === undefined ? [] : [{ call: `${method.toUpperCase()} ${path}`, schema }];
    }),
  );
  return { calls, shapesOf };
}

/** The import parses its own file entry by entry, and reports for each what it left out. */
const IMPORT_ADDRESS = "/api/import";
const IMPORT = `POST ${IMPORT_ADDRESS}`;

test("every object in every body that can be sent refuses fields that it does not know, at any depth", async () => {
  const { calls, shapesOf } = await jsonWrites();
  const open: string[] = [];
  const look = (schema: Schema, where: string): void => {
    for (const shape of shapesOf(schema)) {
      if (shape.properties !== undefined && shape.additionalProperties !== false) open.push(where);
      for (const [name, part] of Object.entries(shape.properties ?? {})) look(part, `${where}.${name}`);
      if (shape.items) look(shape.items, `${where}[]`);
    }
  };
  for (const { call, schema } of calls) look(schema, call);
  // What an authenticator answers grows with its standard; the library takes from it what it knows.
  const ours = open.filter((where) => !/\/passkeys?\.answer/.test(where));
  expect(ours).toEqual([IMPORT]);
  expect(calls.length).toBeGreaterThan(15);
});

/** A digest of everything in the database except the activity list, which records failed attempts too. */
async function everyRow({ read }: OpenDatabase): Promise<string> {
  const tables = (await read.introspection.getTables())
    .map((table) => table.name)
    .filter((name) => name !== "activities");
  const digest = createHash("sha256");
  for (const name of tables.sort()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    // A changed row may be returned at a different position.
    digest.update(JSON.stringify([name, rows.map((row) => JSON.stringify(row)).sort()]));
  }
  return digest.digest("base64");
}

test("no write takes a field that is not its own, and a refused one changes nothing", async () => {
  const { calls, shapesOf } = await jsonWrites();
  const { call: send, services, token } = await openTestApi();
  const before = await everyRow(services.db);
  let tried = 0;
  for (const { call, schema } of calls.filter(({ call }) => call !== IMPORT)) {
    const row = API_CALLS.find((row) => row.call === call);
    const known = new Set(shapesOf(schema).flatMap(({ properties = {} }) => Object.keys(properties)));
    for (const [field, value] of Object.entries(PRIVILEGED)) {
      if (known.has(field)) continue;
      const json = { ...(row?.json as object), [field]: value };
      const answer = await send(call.split(" ")[0] ?? "", row?.example ?? "", { token, json });
      tried += 1;
      expect([call, field, answer.status]).toEqual([call, field, 422]);
    }
    expect([call, await everyRow(services.db)]).toEqual([call, before]);
  }
  expect(tried).toBeGreaterThan(500);
});

test("a name for the prototype of objects is a field like any other, and is refused", async () => {
  const { call, token } = await openTestApi();
  for (const name of ["__proto__", "constructor"]) {
    const body = `{"${name}":{"isAdmin":true},${JSON.stringify(someTusker()).slice(1)}`;
    const headers = { "Content-Type": "application/json" };
    const answer = await call("POST", "/api/tuskers", { token, headers, body });
    expect([name, answer.status]).toEqual([name, 422]);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("a field that is not known is refused in each part of an entry", async () => {
  const { call, token } = await openTestApi();
  const more = { isPublic: true };
  const parts = {
    sources: [{ title: "A paper", kind: "news", ...more }],
    portrait: more,
    imageDetails: [{ url: "/uploads/public/a.jpg", focus: { x: 0, y: 0, ...more } }],
  };
  for (const [name, part] of Object.entries(parts)) {
    const answer = await call("POST", "/api/tuskers", { token, json: someTusker({ [name]: part }) });
    expect([name, answer.status]).toEqual([name, 422]);
  }
});

test("an imported file sets only what an export contains", async () => {
  const decided = ["_id", "slug", "createdAt"];
  const { call, token, services } = await openTestApi();
  for (const [field, value] of Object.entries(PRIVILEGED).filter(([field]) => !decided.includes(field))) {
    const before = await everyRow(services.db);
    const json = {
      format: "sri-lankan-tuskers",
      version: 1,
      tuskers: [{ ...someTusker({ name: `With ${field}` }), [field]: value }],
    };
    const answer = await call("POST", IMPORT_ADDRESS, { token, json });
    const { items } = (await answer.json()) as { items: { result: string; _id?: string }[] };
    // Fields that the site derives itself are dropped; all others are refused.
    const [{ result, _id } = { result: "none" }] = items;
    expect([field, answer.status, ["created", "failed"].includes(result)]).toEqual([field, 200, true]);
    if (result === "failed") expect([field, await everyRow(services.db)]).toEqual([field, before]);
    else {
      const stored = (await (await call("GET", `/api/tuskers/${_id}`)).json()) as Record<string, unknown>;
      expect([field, stored[field]]).not.toEqual([field, value]);
      expect(JSON.stringify(stored)).not.toContain("evil.example");
    }
  }
});
