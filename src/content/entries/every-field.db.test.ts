import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { samplesOf } from "../../../tests/support/field-samples.ts";
import { type Call, openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { articleWords } from "../articles/words.ts";
import { type Field, fieldsOf } from "../fields/fields.ts";
import { ENTRY_FIELDS } from "../kinds/kinds.ts";
import { tuskerWords } from "../tuskers/words.ts";

type Values = Record<string, unknown>;
type Send = (method: string, path: string, options?: Call) => Promise<Response>;

/** One field under test, with the kind of entry and the client for the API calls. */
type Subject = { send: Send; kind: EntryKind; name: string; field: Field };

const WORDS: Values = { ...tuskerWords, ...articleWords };
const LEAST = { tusker: someTusker(), article: someArticle() };

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** The API's value of an empty field. An article without a description returns its excerpt. */
const emptyOf = ({ kind, name, field }: Subject): unknown =>
  kind === "article" && name === "description" ? LEAST.article.excerpt : field.empty;

/** Without the claims that only repeat a field which every tusker has. */
const withoutTold = ({ name }: Subject, value: unknown): unknown =>
  name === "claims" ? without(without(value as Values, "status"), "age") : value;

async function read(answer: Promise<Response>, status = 200): Promise<Values> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(status);
  return (await response.json()) as Values;
}

const added: string[] = [];

async function add({ send, kind }: Subject, json: Values): Promise<Values> {
  const entry = await read(send("POST", `/api/${kind}s`, { json }), 201);
  added.push(`/api/${kind}s/${entry._id}`);
  return entry;
}

/** Adds an entry with the first sample value of the field, and returns helpers for its calls. */
async function addWith(subject: Subject) {
  const [value, other] = samplesOf(subject.name, subject.field);
  const entry = await add(subject, { ...LEAST[subject.kind], [subject.name]: value });
  const path = `/api/${subject.kind}s/${entry._id}`;
  const change = (json: Values) => read(subject.send("PUT", path, { json: { ...LEAST[subject.kind], ...json } }));
  return { value, other, entry, path, change };
}

type File = { path: string; headers: Record<string, string> };
const FILES: Record<string, (kind: EntryKind) => File> = {
  document: () => ({ path: "/api/export", headers: { "Content-Type": "application/json" } }),
  table: (kind) => ({ path: `/api/export?format=csv&kind=${kind}`, headers: { "Content-Type": "text/csv" } }),
};

async function comesBackFrom(form: string, subject: Subject): Promise<void> {
  const { send, kind, name } = subject;
  const { value, other, path, change } = await addWith(subject);
  const { path: from, headers } = (FILES[form] as (kind: EntryKind) => File)(kind);
  const body = await (await send("GET", from)).text();
  await change({ [name]: other });
  await read(send("POST", `/api/import?kind=${kind}`, { headers, body }));
  expect((await read(send("GET", path)))[name], "comes back from a file").toEqual(value);
}

/** The checks for each field, by feature. */
const PARTS: Record<string, (subject: Subject) => Promise<void>> = {
  async "is saved and read back"(subject) {
    const { send, name, kind, field } = subject;
    const { value, entry, path, change } = await addWith(subject);
    expect(entry[name], "is answered").toEqual(value);
    expect((await read(send("GET", path)))[name], "is read back").toEqual(value);
    const list = (await read(send("GET", `/api/${kind}s?drafts=1`))) as unknown as Values[];
    expect(list.find(({ _id }) => _id === entry._id)?.[name], "stands in the list").toEqual(value);
    if (field.required) {
      const refused = send("POST", `/api/${kind}s`, { json: without(LEAST[kind], name) });
      expect(await read(refused, 422)).toMatchObject({ errors: [{ path: name }] });
      return;
    }
    expect((await change({}))[name], "stays where it is not sent").toEqual(value);
    expect(withoutTold(subject, (await change({ [name]: null }))[name]), "null clears it").toEqual(emptyOf(subject));
    expect(withoutTold(subject, (await add(subject, LEAST[kind]))[name]), "is empty in a new entry").toEqual(
      emptyOf(subject),
    );
  },

  async "is kept in the history, named, and restored"(subject) {
    const { send, name } = subject;
    const { value, other, path, change } = await addWith(subject);
    await change({ [name]: other });
    const { content } = await read(send("GET", `${path}/revisions/1`));
    expect((content as Values)[name], "is kept").toEqual(value);
    if (name !== "publication") {
      const activities = (await read(send("GET", "/api/activity"))) as unknown as { detail: string }[];
      expect(activities[0]?.detail, "is named").toContain(String(WORDS[name]).toLowerCase());
    }
    const { entry } = await read(send("POST", `${path}/revisions/1/restore`));
    expect((entry as Values)[name], "is restored").toEqual(value);
  },

  "comes back from a document": (subject) => comesBackFrom("document", subject),
  "comes back from a table": (subject) => comesBackFrom("table", subject),

  async "is previewed"(subject) {
    const { send, kind, name } = subject;
    const { other, entry } = await addWith(subject);
    const json = { kind, id: entry._id, entry: { ...LEAST[kind], [name]: other } };
    const { url } = await read(send("POST", "/api/previews", { json }), 201);
    const preview = await read(send("GET", `/api/previews/${String(url).split("/").at(-1)}`));
    expect((preview[kind] as Values)[name], "is previewed").toEqual(other);
  },
};

const subjects = ENTRY_KINDS.flatMap((kind) =>
  fieldsOf(ENTRY_FIELDS[kind]).map(([name, field]) => ({ kind, name, field })),
);

/** Calls as an administrator on a fresh directory. */
async function openSite(): Promise<Send> {
  const api = await openTestApi();
  return (method, path, options = {}) => api.call(method, path, { token: api.token, ...options });
}

/** Bins the added entries, so that files and lists stay short for the next field. */
async function clear(send: Send): Promise<void> {
  for (const path of added.splice(0)) await send("DELETE", path);
}

test.each(Object.entries(PARTS))("every field %s", async (_part, holds) => {
  const send = await openSite();
  for (const subject of subjects) {
    await holds({ ...subject, send }).catch((error: Error) => {
      throw new Error(`${subject.kind}: ${subject.name}. ${error.message}`, { cause: error });
    });
    await clear(send);
  }
});

const forgetIn = (text: string, name: string): string =>
  JSON.stringify(JSON.parse(text, (key, value) => (key === name ? undefined : value)));

function forgetColumn(text: string, name: string): string {
  const [header = [], ...rows] = parse(text.replace(/^\ufeff/, "")) as string[][];
  const gone = header.indexOf(name);
  return stringify([header, ...rows].map((cells) => cells.filter((_, index) => index !== gone)));
}

/** Simulates code that forgets a field: the replies of these calls lack it. */
const FORGETFUL: { what: string; part: string; calls: RegExp; forget?: typeof forgetIn }[] = [
  { what: "a save", part: "is saved and read back", calls: /^(POST|PUT) \/api\/(tuskers|articles)(\/\w+)?$/ },
  { what: "a read", part: "is saved and read back", calls: /^GET \/api\/(tuskers|articles)\/\w+$/ },
  { what: "a list", part: "is saved and read back", calls: /^GET \/api\/(tuskers|articles)\?/ },
  { what: "the history", part: "is kept in the history, named, and restored", calls: /\/revisions\/1$/ },
  { what: "a restore", part: "is kept in the history, named, and restored", calls: /\/restore$/ },
  { what: "an exported document", part: "comes back from a document", calls: /^GET \/api\/export$/ },
  { what: "an exported table", part: "comes back from a table", calls: /^GET \/api\/export\?/, forget: forgetColumn },
  { what: "a preview", part: "is previewed", calls: /^GET \/api\/previews\// },
];

/** The same client, but the replies of some calls lose a field. */
const forgetting =
  (send: Send, calls: RegExp, forget: (text: string) => string): Send =>
  async (method, path, options) => {
    const answer = await send(method, path, options);
    return calls.test(`${method} ${path}`) ? new Response(forget(await answer.text()), answer) : answer;
  };

test.each(FORGETFUL)(
  "it is noticed where $what forgets a field",
  { tags: ["deep"] },
  async ({ part, calls, forget = forgetIn }) => {
    const send = await openSite();
    const holds = PARTS[part] as (subject: Subject) => Promise<void>;
    for (const subject of subjects) {
      const { kind, name } = subject;
      // Claims would bring back the fields that they tell.
      const forgetful = forgetting(send, calls, (text) => forget(forget(text, "claims"), name));
      await expect(holds({ ...subject, send: forgetful }), `${kind}: ${name}`).rejects.toThrow();
      await clear(send);
    }
  },
);
