import { describe, expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";

const PAPER = { title: "The Paper: Raja dies", url: "https://paper.example/1", kind: "news" };
const BOOK = { title: "Wild Elephants of Ceylon", kind: "book" };
const FILM = { title: "The Last Tusker", kind: "film" };

type Tusker = { _id: string; sources: { key: string; title: string }[]; claims: object };
type Item = { kind: string; name: string; result: string; changes?: string[]; message?: string };
type Report = { items: Item[]; created: number; changed: number; unchanged: number; failed: number };

async function openSite() {
  const { call, token } = await openTestApi();
  async function send<Reply>(method: string, path: string, json?: unknown, status = 200): Promise<Reply> {
    const answer = await call(method, path, { token, json });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status);
    return (await answer.json()) as Reply;
  }
  const listed = async () =>
    (await send<{ key: string; title: string }[]>("GET", "/api/sources")).map(({ key, title }) => [key, title]);
  const table = async () => (await call("GET", "/api/export?format=csv&kind=tusker", { token })).text();
  const takeTable = async (body: string) => {
    const headers = { "Content-Type": "text/csv" };
    return (await (await call("POST", "/api/import?kind=tusker", { token, headers, body })).json()) as Report;
  };
  return { send, listed, table, takeTable };
}

const born = (...sources: string[]) => ({ born: [{ value: "1953", certainty: "certain", sources }] });
const nothing = { created: 0, changed: 0, failed: 0 };

/** A site whose library has every kind of source: cited, further reading, unused, merged. */
async function openFullSite() {
  const site = await openSite();
  const { _id } = await site.send<Tusker>("POST", "/api/tuskers", someTusker({ sources: [PAPER, BOOK] }), 201);
  await site.send("PUT", `/api/tuskers/${_id}`, someTusker({ claims: born("S2") }));
  await site.send("POST", "/api/sources", { ...FILM, publisher: "A studio", date: "1994", language: "si" }, 201);
  await site.send("POST", "/api/sources", { ...PAPER, url: "https://paper.example/print/1" }, 201);
  await site.send("POST", "/api/sources/S4/merge", { into: "S1" });
  return { ...site, _id };
}

describe("the library of a document", () => {
  test("comes over with its keys, and a second time nothing changes", async () => {
    const [from, to] = [await openFullSite(), await openSite()];
    const document = await from.send<{ sources: object[] }>("GET", "/api/export");
    expect(document.sources).toMatchObject([PAPER, BOOK, { ...FILM, key: "S3", date: "1994" }, { mergedInto: "S1" }]);
    expect(await to.send<Report>("POST", "/api/import?dryRun=1", document)).toMatchObject({ created: 5, failed: 0 });
    expect(await to.listed()).toEqual([]);
    expect(await to.send<Report>("POST", "/api/import", document)).toMatchObject({ created: 5, failed: 0 });
    const again = await to.send<{ sources: object[] }>("GET", "/api/export");
    expect(again.sources).toEqual(document.sources);
    expect(await to.send<Tusker>("GET", `/api/tuskers/${from._id}`)).toMatchObject({
      claims: born("S2"),
      sources: [{ key: "S2" }, { key: "S1" }],
    });
    expect(await to.send<Report>("POST", "/api/import", document)).toMatchObject({ ...nothing, unchanged: 6 });
  });

  test("gets new keys where its own mean other sources, in the entries too", async () => {
    const [from, to] = [await openFullSite(), await openSite()];
    for (const title of ["One of our own", "Another of ours"]) {
      await to.send("POST", "/api/sources", { title, kind: "own" }, 201);
    }
    const { items } = await to.send<Report>("POST", "/api/import", await from.send("GET", "/api/export"));
    expect(items.find(({ name }) => name === BOOK.title)).toMatchObject({
      result: "created",
      message: expect.stringContaining("S2"),
    });
    const tusker = await to.send<Tusker>("GET", `/api/tuskers/${from._id}`);
    const [book, paper] = tusker.sources;
    expect([book?.title, paper?.title]).toEqual([BOOK.title, PAPER.title]);
    expect(["S1", "S2"]).not.toContain(book?.key);
    expect(tusker.claims).toMatchObject(born(book?.key ?? ""));
    expect((await to.listed()).slice(0, 2)).toEqual([
      ["S1", "One of our own"],
      ["S2", "Another of ours"],
    ]);
    const second = await to.send<Report>("POST", "/api/import", await from.send("GET", "/api/export"));
    expect(second.items.filter(({ result }) => result !== "unchanged")).toEqual([]);
  });

  test("corrects the sources that are here, and reports those that cannot be read", async () => {
    const site = await openFullSite();
    const sources = [
      { key: "S1", ...PAPER, title: "The Paper: Raja is dead" },
      { key: "S3", kind: "film" },
    ];
    const document = { format: "sri-lankan-tuskers", version: 1, sources };
    const { items } = await site.send<Report>("POST", "/api/import", document);
    expect(items).toEqual([
      { kind: "source", name: "The Paper: Raja is dead", result: "changed", changes: ["title"] },
      { kind: "source", name: "Source 2", result: "failed", message: expect.stringContaining("title") },
    ]);
    expect((await site.send<Tusker>("GET", `/api/tuskers/${site._id}`)).sources[1]?.title).toBe(
      "The Paper: Raja is dead",
    );
  });
});

describe("an entry", () => {
  test("of a table brings its sources, under new keys where its own mean others here", async () => {
    const [from, to] = [await openFullSite(), await openSite()];
    await to.send("POST", "/api/sources", { title: "One of our own", kind: "own" }, 201);
    await to.send("POST", "/api/sources", { title: "Another of ours", kind: "own" }, 201);
    expect(await to.takeTable(await from.table())).toMatchObject({ created: 1, failed: 0 });
    const tusker = await to.send<Tusker>("GET", `/api/tuskers/${from._id}`);
    expect(tusker.sources.map(({ title }) => title)).toEqual([BOOK.title, PAPER.title]);
    expect(tusker.claims).toMatchObject(born(tusker.sources[0]?.key ?? ""));
    expect(await to.takeTable(await from.table())).toMatchObject({ ...nothing, unchanged: 1 });
  });

  test("of a document without a library finds or adds its sources, and a second time nothing changes", async () => {
    const site = await openSite();
    const tuskers = [{ ...someTusker(), _id: "a".repeat(24), sources: [PAPER, BOOK] }];
    const document = { format: "sri-lankan-tuskers", version: 1, tuskers };
    expect(await site.send("POST", "/api/import", document)).toMatchObject({ created: 1 });
    expect(await site.send("POST", "/api/import", document)).toMatchObject({ ...nothing, unchanged: 1 });
    expect(await site.listed()).toEqual([
      ["S1", PAPER.title],
      ["S2", BOOK.title],
    ]);
  });
});
