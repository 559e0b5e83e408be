import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import type { BulkResult } from "./bulk.ts";

const NOBODY = "0123456789abcdef01234567";

async function open() {
  const site = await openTestApi();
  const { call, token } = site;
  const add = async (kind: "tuskers" | "articles", json: unknown) =>
    ((await (await call("POST", `/api/${kind}`, { token, json })).json()) as { _id: string })._id;
  const bulk = async (kind: "tuskers" | "articles", action: string, ids: string[]) => {
    const answer = await call("POST", `/api/${kind}/bulk`, { token, json: { action, ids } });
    return { status: answer.status, results: ((await answer.json()) as { results: BulkResult[] }).results };
  };
  const names = async (query = "") =>
    ((await (await call("GET", `/api/tuskers${query}`, { token })).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  const version = async (path: string) => (await call("GET", path, { token })).headers.get("etag");
  return { ...site, add, bulk, names, version };
}

test("several are published, taken back and binned at once, in the order in which they were named", async () => {
  const { call, token, add, bulk, names } = await open();
  const ids = [
    await add("tuskers", someTusker({ name: "Raja", publication: "draft" })),
    await add("tuskers", someTusker({ name: "Sando", publication: "draft" })),
  ];
  expect(await bulk("tuskers", "publish", ids)).toEqual({
    status: 200,
    results: ids.map((_id) => ({ _id, done: true, version: 2 })),
  });
  expect(await names()).toEqual(["Raja", "Sando"]);
  await bulk("tuskers", "unpublish", ids.slice(0, 1));
  expect([await names(), await names("?drafts=1&publication=draft")]).toEqual([["Sando"], ["Raja"]]);
  await bulk("tuskers", "bin", ids);
  expect(await names("?drafts=1")).toEqual([]);
  const history = (await (await call("GET", `/api/tuskers/${ids[0]}/revisions`, { token })).json()) as {
    action: string;
  }[];
  expect(history.map(({ action }) => action)).toEqual(["binned", "unpublished", "published", "created"]);
});

test("what fails says why, and stops nothing else", async () => {
  const { call, token, add, bulk, names } = await open();
  const binned = await add("tuskers", someTusker({ name: "Raja" }));
  await call("DELETE", `/api/tuskers/${binned}`, { token });
  const draft = await add("tuskers", someTusker({ name: "Sando", publication: "draft" }));
  expect((await bulk("tuskers", "publish", [binned, NOBODY, draft])).results).toEqual([
    { _id: binned, done: false, message: expect.stringContaining("bin") },
    { _id: NOBODY, done: false, message: expect.stringContaining(NOBODY) },
    { _id: draft, done: true, version: 2 },
  ]);
  expect(await names()).toEqual(["Sando"]);
});

test("what is so already is done, and stays as it is", async () => {
  const { add, bulk, version } = await open();
  const id = await add("articles", someArticle());
  expect((await bulk("articles", "publish", [id, id])).results).toEqual([{ _id: id, done: true }]);
  expect(await version(`/api/articles/${id}`)).toMatch(/^"1\./);
  await bulk("articles", "unpublish", [id]);
  expect(await version(`/api/articles/${id}`)).toMatch(/^"2\./);
});

test("an id of the other kind names nothing", async () => {
  const { add, bulk } = await open();
  const article = await add("articles", someArticle());
  const [result] = (await bulk("tuskers", "bin", [article])).results;
  expect(result).toMatchObject({ done: false });
});

type Undoable = { _id: string; version?: number };

async function openWithUndo() {
  const site = await open();
  const { call, token, add } = site;
  const undo = async (entries: Undoable[], as = token) => {
    const json = { entries: entries.map(({ _id, version }) => ({ _id, version })) };
    const answer = await call("POST", "/api/tuskers/bulk/undo", { token: as, json });
    return ((await answer.json()) as { results: BulkResult[] }).results;
  };
  const state = async (id: string) => {
    const { publication, tags } = (await (await call("GET", `/api/tuskers/${id}`, { token })).json()) as {
      publication: string;
      tags: string[];
    };
    return { publication, tags };
  };
  const change = async (action: string, ids: string[], tag?: string) => {
    const answer = await call("POST", "/api/tuskers/bulk", { token, json: { action, ids, ...(tag && { tag }) } });
    return ((await answer.json()) as { results: BulkResult[] }).results;
  };
  const one = await add("tuskers", someTusker({ name: "Raja", publication: "draft", tags: ["yala", "musth"] }));
  const other = await add("tuskers", someTusker({ name: "Sando", tags: ["Kandy"] }));
  return { ...site, undo, state, change, one, other };
}

test.each([
  { action: "publish" },
  { action: "unpublish" },
  { action: "bin" },
  { action: "add tag", tag: "kandy" },
  { action: "remove tag", tag: "YALA" },
])("undoing $action brings back exactly what it changed, and both stand in the history", async ({ action, tag }) => {
  const { call, token, undo, state, change, one, other } = await openWithUndo();
  const before = [await state(one), await state(other)];
  const changed = (await change(action, [one, other], tag)).filter(({ version }) => version !== undefined);
  expect(changed.length).toBe(action === "bin" ? 2 : 1);
  expect((await undo(changed)).every(({ done }) => done)).toBe(true);
  expect([await state(one), await state(other)]).toEqual(before);
  const id = changed[0]?._id;
  const history = (await (await call("GET", `/api/tuskers/${id}/revisions`, { token })).json()) as unknown[];
  expect(history.length).toBe(3);
});

test("a tag is added and taken away once, whatever its case, and the limits of an entry hold", async () => {
  const { call, token, add, state, change, one, other } = await openWithUndo();
  await change("add tag", [one, other], "Yala");
  expect([(await state(one)).tags, (await state(other)).tags]).toEqual([
    ["yala", "musth"],
    ["Kandy", "Yala"],
  ]);
  await change("remove tag", [one, other], "yala");
  expect([(await state(one)).tags, (await state(other)).tags]).toEqual([["musth"], ["Kandy"]]);
  const full = await add(
    "tuskers",
    someTusker({ name: "Full", tags: Array.from({ length: 40 }, (_, at) => `t${at}`) }),
  );
  expect(await change("add tag", [full], "one more")).toEqual([
    { _id: full, done: false, message: expect.stringContaining("40") },
  ]);
  const position = { action: "add tag", ids: [one], tag: "7.957, 80.760" };
  expect((await call("POST", "/api/tuskers/bulk", { token, json: position })).status).toBe(422);
});

test("what somebody changed since is left as it is, and told", async () => {
  const { call, token, undo, state, change, one, other } = await openWithUndo();
  const changed = await change("bin", [one, other]);
  await call("POST", `/api/bin/tusker/${one}/restore`, { token });
  await call("PUT", `/api/tuskers/${one}`, { token, json: { ...someTusker({ name: "Raja" }), tags: ["new"] } });
  const results = await undo(changed);
  expect(results.map(({ done }) => done)).toEqual([false, true]);
  expect(await state(one)).toMatchObject({ tags: ["new"] });
  // A second press finds nothing left to take back.
  expect((await undo(changed)).map(({ done }) => done)).toEqual([false, false]);
  expect(await undo([{ _id: NOBODY, version: 1 }])).toMatchObject([{ done: false }]);
});

test.each([
  { action: "publish", ids: [] },
  { action: "publish", ids: Array(101).fill(NOBODY) },
  { action: "destroy", ids: [NOBODY] },
  { action: "bin", ids: [NOBODY], force: true },
  { action: "bin", ids: ["nobody"] },
  { action: "add tag", ids: [NOBODY] },
  { action: "add tag", ids: [NOBODY], tag: " " },
  { action: "bin", ids: [NOBODY], tag: "yala" },
])("%j is refused as a whole", async (json) => {
  const { call, token } = await openTestApi();
  expect((await call("POST", "/api/tuskers/bulk", { token, json })).status).toBe(422);
});
