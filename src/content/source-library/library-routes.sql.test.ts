import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";

const PAPER = { title: "The Paper: Raja dies", url: "https://paper.example/1", kind: "news" };
const PRINT = { title: "Raja, in print", url: "http://www.paper.example/1/", kind: "news" };
const BOOK = { title: "An old book", kind: "book" };

async function openLibrary() {
  const { call, token } = await openTestApi();
  async function send<Reply>(method: string, path: string, json?: unknown, status = 200): Promise<Reply> {
    const answer = await call(method, path, { token, json });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status);
    return (await answer.json()) as Reply;
  }
  for (const source of [PAPER, PRINT, BOOK]) await send("POST", "/api/sources", source, 201);
  return { call, token, send };
}

type Source = { key: string; title: string; updatedAt: string; uses: number; publisher: string | null };

test("a list is narrowed and ordered for administrators, and a key finds its source", async () => {
  const { send, call } = await openLibrary();
  await send("POST", "/api/tuskers", someTusker({ sources: [{ key: "S3" }] }), 201);
  const keys = async (query: string) => (await send<Source[]>("GET", `/api/sources?${query}`)).map(({ key }) => key);
  expect(await keys("show=unused")).toEqual(["S1", "S2"]);
  expect(await keys("show=without-address")).toEqual(["S3"]);
  expect(await keys("show=duplicates")).toEqual(["S1", "S2"]);
  expect(await keys("sort=title")).toEqual(["S3", "S2", "S1"]);
  expect(await keys("sort=newest")).toEqual(["S3", "S2", "S1"]);
  expect(await keys("sort=uses")).toEqual(["S3", "S1", "S2"]);
  expect(await keys("search=s2")).toEqual(["S2"]);
  expect((await call("GET", "/api/sources?show=unused")).status).toBe(401);
});

test("the order by uses counts for visitors only what they can read", async () => {
  const { send, call } = await openLibrary();
  const cite = (keys: string[], more: object) =>
    send("POST", "/api/tuskers", someTusker({ sources: keys.map((key) => ({ key })), ...more }), 201);
  await cite(["S1", "S2", "S3"], { name: "Raja" });
  await cite(["S2"], { name: "Sando" });
  await cite(["S3"], { name: "Gemunu", publication: "draft" });
  await cite(["S3"], { name: "Walagamba", publication: "draft" });
  const ofVisitors = (await (await call("GET", "/api/sources?sort=uses")).json()) as Source[];
  expect(ofVisitors.map(({ key, uses }) => [key, uses])).toEqual([
    ["S2", 2],
    ["S1", 1],
    ["S3", 1],
  ]);
  const ofEditors = await send<Source[]>("GET", "/api/sources?sort=uses");
  expect(ofEditors.map(({ key, uses }) => [key, uses])).toEqual([
    ["S3", 3],
    ["S2", 2],
    ["S1", 1],
  ]);
});

test("a change of a source that somebody else has changed since is refused, also within one millisecond", async () => {
  const { call, token, send } = await openLibrary();
  const { updatedAt } = await send<Source>("GET", "/api/sources/S1");
  const change = async (tag: string, json: object) => {
    const answer = await call("PUT", "/api/sources/S1", { token, json, headers: { "If-Match": tag } });
    return answer.status;
  };
  expect(await change(`"${updatedAt}"`, { publisher: "Wijeya" })).toBe(200);
  expect(await change(`"${updatedAt}"`, { publisher: "Another" })).toBe(412);
  expect((await send<Source>("GET", "/api/sources/S1")).publisher).toBe("Wijeya");
});

test("a merge may take over fields of the source that goes", async () => {
  const { send } = await openLibrary();
  const { _id } = await send<{ _id: string }>("POST", "/api/tuskers", someTusker({ sources: [{ key: "S1" }] }), 201);
  const change = { title: PRINT.title, publisher: "Wijeya" };
  await send("POST", "/api/sources/S2/merge", { into: "S1", change: { ...change, title: "At 6.2712, 81.4012" } }, 422);
  expect(await send("POST", "/api/sources/S2/merge", { into: "S1", change })).toMatchObject({ key: "S1", ...change });
  expect(await send("GET", `/api/tuskers/${_id}`)).toMatchObject({ sources: [{ key: "S1", title: PRINT.title }] });
});
