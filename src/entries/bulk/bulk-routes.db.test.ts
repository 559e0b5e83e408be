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
    results: ids.map((_id) => ({ _id, done: true })),
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

test("what fails says why in plain words, and stops nothing else", async () => {
  const { call, token, add, bulk, names } = await open();
  const binned = await add("tuskers", someTusker({ name: "Raja" }));
  await call("DELETE", `/api/tuskers/${binned}`, { token });
  const draft = await add("tuskers", someTusker({ name: "Sando", publication: "draft" }));
  expect((await bulk("tuskers", "publish", [binned, NOBODY, draft])).results).toEqual([
    { _id: binned, done: false, message: "This tusker is in the bin." },
    { _id: NOBODY, done: false, message: `There is no tusker with the id ${NOBODY}.` },
    { _id: draft, done: true },
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

test.each([
  { action: "publish", ids: [] },
  { action: "publish", ids: Array(101).fill(NOBODY) },
  { action: "destroy", ids: [NOBODY] },
  { action: "bin", ids: [NOBODY], force: true },
  { action: "bin", ids: ["nobody"] },
])("%j is refused as a whole", async (json) => {
  const { call, token } = await openTestApi();
  expect((await call("POST", "/api/tuskers/bulk", { token, json })).status).toBe(422);
});
