import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { positionMessage } from "../safety/plain-text.ts";

const PAPER = { title: "The Paper: Raja dies", url: "https://paper.example/1", kind: "news" };
const BOOK = { title: "Wild Elephants of Ceylon", kind: "book" };

async function openLibrary() {
  const { call, token, services } = await openTestApi();
  async function send<Reply>(method: string, path: string, json?: unknown, status = 200): Promise<Reply> {
    const answer = await call(method, path, { token, json });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status);
    return (await answer.json()) as Reply;
  }
  const visit = (path: string) => call("GET", path);
  return { send, visit, services };
}

type Source = { key: string; title: string; usedBy: { title: string; state: string }[]; uses: number };
type Entry = {
  _id: string;
  sources: { key: string; title: string }[];
  claims: object;
  events: { sources: string[] }[];
};

const born = (...sources: string[]) => ({ born: [{ value: "1953", certainty: "certain", sources }] });

describe("the library", () => {
  test("is searched by title, publisher, author and address, and filtered by kind", async () => {
    const { send } = await openLibrary();
    await send("POST", "/api/sources", { ...PAPER, publisher: "Wijeya", date: "2022-03" }, 201);
    await send("POST", "/api/sources", { ...BOOK, author: "J. Jayewardene", language: "en" }, 201);
    const found = async (query: string) => (await send<Source[]>("GET", `/api/sources?${query}`)).map(({ key }) => key);
    expect(await found("")).toEqual(["S1", "S2"]);
    expect(await found("search=RAJA")).toEqual(["S1"]);
    expect(await found("search=wijeya")).toEqual(["S1"]);
    expect(await found("search=paper.example")).toEqual(["S1"]);
    expect(await found("search=jayewardene")).toEqual(["S2"]);
    expect(await found("kind=book")).toEqual(["S2"]);
    expect(await found("limit=1&page=2")).toEqual(["S2"]);
    await send("GET", "/api/sources?kind=rumour", undefined, 422);
  });

  test("shows visitors the sources of what they can read, and administrators all", async () => {
    const { send, visit } = await openLibrary();
    await send("POST", "/api/tuskers", someTusker({ sources: [PAPER] }), 201);
    await send("POST", "/api/articles", someArticle({ publishDate: "2030-01-01", sources: [PAPER, BOOK] }), 201);
    const [one, ...others] = (await (await visit("/api/sources")).json()) as Source[];
    expect([one?.key, one?.uses, others]).toEqual(["S1", 1, []]);
    expect(await (await visit("/api/sources/S1")).json()).toMatchObject({
      ...PAPER,
      archiveUrl: null,
      usedBy: [{ kind: "tusker", title: "Gemunu", state: "published" }],
    });
    expect((await visit("/api/sources/S2")).status).toBe(404);
    expect((await visit("/api/sources/x%00")).status).toBe(404);
    const all = await send<Source>("GET", "/api/sources/S2");
    expect(all.usedBy).toMatchObject([{ kind: "article", state: "scheduled" }]);
    expect((await send<Source[]>("GET", "/api/sources")).map(({ uses }) => uses)).toEqual([2, 1]);
  });

  test("suggests sources of the same page or with nearly the same title", async () => {
    const { send } = await openLibrary();
    await send("POST", "/api/sources", PAPER, 201);
    await send("POST", "/api/sources", BOOK, 201);
    const like = async (query: Record<string, string>) =>
      (await send<Source[]>("GET", `/api/sources/duplicates?${new URLSearchParams(query)}`)).map(({ key }) => key);
    expect(await like({ url: "http://www.paper.example/1/#top" })).toEqual(["S1"]);
    expect(await like({ title: "Wild elephant of Ceylon" })).toEqual(["S2"]);
    expect(await like({ title: "Wild elephant of Ceylon", except: "S2" })).toEqual([]);
    expect(await like({ title: "Another", url: "not an address" })).toEqual([]);
  });

  test("refuses positions and wrong dates with the field", async () => {
    const { send } = await openLibrary();
    const refused = (fields: object) => send<object>("POST", "/api/sources", { ...PAPER, ...fields }, 422);
    expect(await refused({ note: "At 6.2712, 81.4012." })).toMatchObject({
      errors: [{ path: "note", message: positionMessage() }],
    });
    expect(await refused({ archiveUrl: "https://www.google.com/maps/@6.27,81.4,12z" })).toMatchObject({
      errors: [{ path: "archiveUrl" }],
    });
    expect(await refused({ date: "March" })).toMatchObject({ errors: [{ path: "date" }] });
    expect(await refused({ language: "English" })).toMatchObject({ errors: [{ path: "language" }] });
  });
});

describe("a source that changes", () => {
  test("is shown by every entry that uses it, with a version in their histories", async () => {
    const { send } = await openLibrary();
    const { _id } = await send<Entry>("POST", "/api/tuskers", someTusker({ sources: [PAPER, BOOK] }), 201);
    const changed = await send<Source>("PUT", "/api/sources/S1", { title: "Raja is dead", publisher: "Wijeya" });
    expect(changed).toMatchObject({ ...PAPER, title: "Raja is dead", publisher: "Wijeya" });
    expect((await send<Entry>("GET", `/api/tuskers/${_id}`)).sources).toEqual([
      { ...PAPER, key: "S1", title: "Raja is dead" },
      { ...BOOK, key: "S2" },
    ]);
    expect(await send("GET", `/api/tuskers/${_id}/revisions`)).toMatchObject([{ version: 2, action: "changed" }, {}]);
    await send("PUT", "/api/sources/S1", { publisher: "Another" });
    expect(await send("GET", `/api/tuskers/${_id}/revisions`)).toHaveLength(2);
    expect((await send<object[]>("GET", "/api/activity")).slice(0, 2)).toMatchObject([
      { action: "changed", subject: { kind: "source", name: "Raja is dead" }, detail: "publisher" },
      { action: "changed", detail: "title, publisher" },
    ]);
  });

  test("must not give a position together with an entry's other texts", async () => {
    const { send } = await openLibrary();
    await send("POST", "/api/tuskers", someTusker({ tusks: "81.4012", sources: [PAPER] }), 201);
    expect(await send("PUT", "/api/sources/S1", { title: "6.2712" }, 422)).toMatchObject({
      errors: [{ path: "title", message: expect.stringContaining("Gemunu") }],
    });
  });

  test("is deleted only if no entry uses it, and its key is not given again", async () => {
    const { send } = await openLibrary();
    const { _id } = await send<Entry>("POST", "/api/tuskers", someTusker({ sources: [PAPER] }), 201);
    expect(await send("DELETE", "/api/sources/S1", undefined, 409)).toMatchObject({
      code: "source_in_use",
      errors: [{ path: `tuskers.${_id}`, message: "Gemunu" }],
    });
    await send("PUT", `/api/tuskers/${_id}`, someTusker({ sources: [] }));
    await send("DELETE", "/api/sources/S1");
    await send("DELETE", "/api/sources/S1", undefined, 404);
    expect(await send<Source>("POST", "/api/sources", BOOK, 201)).toMatchObject({ key: "S2" });
    // Restoring the version that used it brings it back.
    const { entry } = await send<{ entry: Entry }>("POST", `/api/tuskers/${_id}/revisions/1/restore`);
    expect(entry.sources).toEqual([{ key: "S1", ...PAPER }]);
  });
});

describe("a source that is merged into another", () => {
  const OTHER = { title: "The Paper, on Raja's death", url: "https://paper.example/print/1", kind: "news" };

  test("is replaced in lists and citations, and its key leads to the other one", async () => {
    const { send, visit } = await openLibrary();
    const first = await send<Entry>("POST", "/api/tuskers", someTusker({ sources: [PAPER, BOOK, OTHER] }), 201);
    const citing = someTusker({
      claims: born("S3", "S1"),
      events: [{ kind: "died", date: "2022", text: "Died.", sources: ["S3"] }],
      features: [{ character: "tusks", state: "both", sources: ["S2", "S3"] }],
      relations: [{ kind: "rival", name: "Sando", sources: ["S3"] }],
    });
    await send("PUT", `/api/tuskers/${first._id}`, citing);
    const { _id } = await send<Entry>("POST", "/api/articles", someArticle({ sources: [OTHER] }), 201);
    expect(await send<Source>("POST", "/api/sources/S3/merge", { into: "S1" })).toMatchObject({
      key: "S1",
      usedBy: [{ title: "Gemunu" }, { title: "Why tusks are rare" }],
    });
    const tusker = await send<Entry>("GET", `/api/tuskers/${first._id}`);
    expect(tusker.sources.map(({ key }) => key)).toEqual(["S1", "S2"]);
    expect(tusker).toMatchObject({
      claims: born("S1"),
      events: [{ sources: ["S1"] }],
      features: [{ sources: ["S2", "S1"] }],
      relations: [{ sources: ["S1"] }],
    });
    expect((await send<Entry>("GET", `/api/articles/${_id}`)).sources).toEqual([{ key: "S1", ...PAPER }]);
    expect(await send("GET", `/api/articles/${_id}/revisions`)).toHaveLength(2);
    const old = await visit("/api/sources/S3");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/api/sources/S1"]);
    // A client that still has the old key, and an old version, both mean the other source.
    expect((await send<Entry>("PUT", `/api/tuskers/${first._id}`, citing)).claims).toMatchObject(born("S1"));
    const { entry } = await send<{ entry: Entry }>("POST", `/api/articles/${_id}/revisions/1/restore`);
    expect(entry.sources).toEqual([{ key: "S1", ...PAPER }]);
    expect((await send<Source[]>("GET", "/api/sources")).map(({ key }) => key)).toEqual(["S1", "S2"]);
  });

  test("leads there through several merges, and cannot be merged or changed again", async () => {
    const { send, visit } = await openLibrary();
    for (const source of [PAPER, BOOK, OTHER]) await send("POST", "/api/sources", source, 201);
    await send("POST", "/api/sources/S3/merge", { into: "S2" });
    await send("POST", "/api/sources/S2/merge", { into: "S1" });
    expect((await visit("/api/sources/S3")).headers.get("location")).toBe("/api/sources/S1");
    await send("PUT", "/api/sources/S3", { title: "x" }, 409);
    await send("POST", "/api/sources/S1/merge", { into: "S1" }, 422);
    await send("POST", "/api/sources/S1/merge", { into: "S3" }, 422);
    expect(await send("POST", "/api/sources/S1/merge", { into: "S9" }, 422)).toMatchObject({
      errors: [{ path: "into" }],
    });
  });
});
