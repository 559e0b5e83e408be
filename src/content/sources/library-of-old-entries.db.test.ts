import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { up } from "../../platform/db/migrations/0004-sources.ts";

type Entry = { _id: string; sources: object[] };

test("entries that were stored before there was a library show the same sources, which are now its first", async () => {
  const { call, token, services } = await openTestApi();
  const { write } = services.db;
  const add = async (path: string, json: object) => (await (await call("POST", path, { token, json })).json()) as Entry;
  const gemunu = await add("/api/tuskers", someTusker());
  const raja = await add("/api/tuskers", someTusker({ name: "Raja" }));
  const article = await add("/api/articles", someArticle());

  // The database as it was: no library, and sources without keys.
  await write.schema.dropTable("source_uses").execute();
  await write.schema.dropTable("sources").execute();
  await write.deleteFrom("site_state").where("key", "=", "last_source_number").execute();
  const paper = { title: "A paper", url: "https://paper.example/1", kind: "news" };
  const book = { title: "A book", kind: "book" };
  const broken = { title: "Half an address", url: "http:/\\x", kind: "news" };
  const store = (table: "tuskers" | "articles", { _id }: Entry, sources: object[]) =>
    write
      .updateTable(table)
      .set({ sources: JSON.stringify(sources) })
      .where("id", "=", _id)
      .execute();
  await store("tuskers", gemunu, [book, paper, broken]);
  await store("tuskers", raja, [{ ...paper, url: "HTTPS://paper.example/1" }]);
  await store("articles", article, [
    { title: "A  BOOK", kind: "book" },
    { title: "A book", url: "https://b.example/", kind: "book" },
  ]);

  await write.transaction().execute((transaction) => up(transaction as never));
  const sourcesOf = async (path: string, { _id }: Entry) =>
    ((await (await call("GET", `${path}/${_id}`)).json()) as Entry).sources;
  expect(await sourcesOf("/api/tuskers", gemunu)).toEqual([
    { key: "S1", ...book },
    { key: "S2", ...paper },
    { key: "S3", ...broken },
  ]);
  expect(await sourcesOf("/api/tuskers", raja)).toEqual([{ key: "S2", ...paper }]);
  expect(await sourcesOf("/api/articles", article)).toEqual([
    { key: "S1", ...book },
    { key: "S4", title: "A book", url: "https://b.example/", kind: "book" },
  ]);
  const listed = (await (await call("GET", "/api/sources")).json()) as { key: string; uses: number }[];
  expect(listed.map(({ key, uses }) => [key, uses])).toEqual([
    ["S1", 2],
    ["S2", 2],
    ["S3", 1],
    ["S4", 1],
  ]);
  const added = await call("POST", "/api/sources", { token, json: { title: "Another", kind: "own" } });
  expect(await added.json()).toMatchObject({ key: "S5" });
  // Saving an entry changes none of its sources.
  const saved = await call("PUT", `/api/tuskers/${gemunu._id}`, { token, json: someTusker({ statusNote: "Seen." }) });
  expect(((await saved.json()) as Entry).sources).toHaveLength(3);
});
