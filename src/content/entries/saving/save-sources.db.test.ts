import { expect, test } from "vitest";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";

const PAPER = { title: "A paper", url: "https://paper.example/1", kind: "news" };
const BOOK = { title: "A Book", kind: "book" };

type Entry = { _id: string; version: number; sources: { key: string; title: string }[] };

function clientOf({ call, token }: TestApi) {
  const read = async (answer: Promise<Response>, status: number) => {
    const response = await answer;
    expect(response.status, await response.clone().text()).toBe(status);
    return (await response.json()) as Entry;
  };
  return {
    add: (fields: object, status = 201) =>
      read(call("POST", "/api/tuskers", { token, json: someTusker({ ...fields }) }), status),
    change: ({ _id }: Entry, fields: object, status = 200) =>
      read(call("PUT", `/api/tuskers/${_id}`, { token, json: someTusker({ ...fields }) }), status),
  };
}

const keysOf = ({ sources }: Entry) => sources.map(({ key }) => key);
const born = (...sources: string[]) => ({ born: [{ value: "1953", sources }] });
const usesIn = async ({ services }: TestApi) =>
  (await services.db.read.selectFrom("source_uses").select("source_key").orderBy("source_key").execute()).map(
    ({ source_key }) => source_key,
  );

test("a source without a key is added to the library, and found there by its address or title the next time", async () => {
  const api = await openTestApi();
  const { add } = clientOf(api);
  const first = await add({ sources: [PAPER, BOOK] });
  expect(first.sources).toEqual([
    { key: "S1", ...PAPER },
    { key: "S2", ...BOOK },
  ]);
  const second = await add({
    name: "Raja",
    sources: [
      { title: "a BOOK", kind: "other" },
      { ...PAPER, title: "The paper" },
      { title: "A Book", url: "https://b.example/", kind: "book" },
    ],
  });
  expect(second.sources).toEqual([
    { key: "S2", ...BOOK },
    { key: "S1", ...PAPER },
    { key: "S3", title: "A Book", url: "https://b.example/", kind: "book" },
  ]);
  expect(await usesIn(api)).toEqual(["S1", "S1", "S2", "S2", "S3"]);
});

test("cited sources come first and stay in the list, even if they are not sent", async () => {
  const api = await openTestApi();
  const { add, change } = clientOf(api);
  const tusker = await add({ sources: [PAPER, BOOK] });
  expect(keysOf(await change(tusker, { claims: born("S2") }))).toEqual(["S2", "S1"]);
  expect(keysOf(await change(tusker, { sources: [] }))).toEqual(["S2"]);
  expect(await usesIn(api)).toEqual(["S2"]);
  expect(keysOf(await change(tusker, { sources: null, claims: born("S1") }))).toEqual(["S1"]);
  expect(await usesIn(api)).toEqual(["S1"]);
  expect(keysOf(await change(tusker, { sources: [{ key: "S2" }] }))).toEqual(["S1", "S2"]);
});

test("a key that the library does not have is refused with its field", async () => {
  const api = await openTestApi();
  const { add, change } = clientOf(api);
  const message = "There is no source S7 in the library.";
  expect(await add({ claims: born("S7") }, 422)).toMatchObject({
    message,
    errors: [{ path: "claims.born.0.sources.0", message }],
  });
  expect(await add({ sources: [{ key: "S7" }] }, 422)).toMatchObject({ errors: [{ path: "sources.0.key", message }] });
  const tusker = await add({});
  await change(tusker, { claims: born("S7") }, 422);
});

test("a source with a title may bring its key, and no later one gets the number", async () => {
  const { add } = clientOf(await openTestApi());
  const tusker = await add({ sources: [BOOK, { key: "S56", ...PAPER }], claims: born("S56") });
  expect(keysOf(tusker)).toEqual(["S56", "S57"]);
  expect(keysOf(await add({ name: "Raja", sources: [{ title: "C", kind: "own" }] }))).toEqual(["S58"]);
  expect(keysOf(await add({ name: "Sando", sources: [{ key: "S9999999", title: "D", kind: "own" }] }))).toEqual([
    "S59",
  ]);
});

test("a save that changes no source reads and writes no row of the library", async () => {
  const api = await openTestApi();
  const { add, change } = clientOf(api);
  const tusker = await add({ sources: [PAPER, BOOK], claims: born("S2") });
  const before = await api.services.db.read.selectFrom("sources").selectAll().execute();
  // Would be noticed: the library is emptied of what the entry uses.
  await api.services.db.write.deleteFrom("source_uses").execute();
  await api.services.db.write.deleteFrom("sources").execute();
  expect(keysOf(await change(tusker, { statusNote: "Seen again.", claims: born("S1") }))).toEqual(["S1", "S2"]);
  expect(before).toHaveLength(2);
});
