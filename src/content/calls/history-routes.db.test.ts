import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";

async function open(kind: "tuskers" | "articles", fields: (more?: Record<string, unknown>) => Record<string, unknown>) {
  const site = await openTestApi();
  const { call, token } = site;
  const { _id } = (await (await call("POST", `/api/${kind}`, { token, json: fields() })).json()) as { _id: string };
  const path = `/api/${kind}/${_id}`;
  const save = (more: Record<string, unknown>) => call("PUT", path, { token, json: fields(more) });
  return { ...site, _id, path, save };
}

test.each([
  ["tuskers", someTusker, { name: "Kawan" }, { name: "Gemunu" }],
  ["articles", someArticle, { title: "Other" }, { title: "Why tusks are rare" }],
] as const)("the history of %s can be listed, read and restored", async (kind, fields, change, first) => {
  const { call, token, path, save } = await open(kind, fields);
  await save(change);
  const history = await call("GET", `${path}/revisions`, { token });
  expect(history.headers.get("cache-control")).toBe("no-store");
  const madeAt = "2026-03-01T06:00:00.000Z";
  expect(await history.json()).toEqual([
    { version: 2, action: "changed", madeBy: "keeper", madeAt },
    { version: 1, action: "created", madeBy: "keeper", madeAt },
  ]);
  const old = await call("GET", `${path}/revisions/1`, { token });
  expect(await old.json()).toMatchObject({ version: 1, action: "created", madeBy: "keeper", madeAt, content: first });
  const stale = await call("POST", `${path}/revisions/1/restore`, { token, headers: { "If-Match": '"1"' } });
  expect(stale.status).toBe(412);
  const restored = await call("POST", `${path}/revisions/1/restore`, { token, headers: { "If-Match": '"2"' } });
  expect([restored.status, restored.headers.get("etag")]).toEqual([200, '"3"']);
  expect(await restored.json()).toMatchObject({ entry: first, leftOutPictures: [], takenSlug: null });
  expect(await (await call("GET", path)).json()).toMatchObject(first);
});

test("each entry has versions of its own", async () => {
  const { call, token, path } = await open("tuskers", someTusker);
  const added = await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja" }) });
  const { _id } = (await added.json()) as { _id: string };
  for (const [of, name] of [
    [path, "Gemunu"],
    [`/api/tuskers/${_id}`, "Raja"],
  ]) {
    const version = await call("GET", `${of}/revisions/1`, { token });
    expect(await version.json()).toMatchObject({ content: { name } });
  }
});

test("the content of a version can be sent back unchanged", async () => {
  const { call, token, path, save } = await open("tuskers", someTusker);
  await save({ name: "Kawan", tags: ["yala"] });
  const { content } = (await (await call("GET", `${path}/revisions/1`, { token })).json()) as { content: unknown };
  const answer = await call("PUT", path, { token, json: content });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ name: "Gemunu", tags: [] });
});

test("a save that changes nothing keeps the ETag, so that no form becomes stale", async () => {
  const { call, token, path, save } = await open("tuskers", someTusker);
  const answer = await save({});
  expect([answer.status, answer.headers.get("etag")]).toEqual([200, '"1"']);
  expect(await (await call("GET", `${path}/revisions`, { token })).json()).toHaveLength(1);
});

test("the history of what is in the bin can be read, and not gone back in", async () => {
  const { call, token, path } = await open("tuskers", someTusker);
  await call("DELETE", path, { token });
  const history = (await (await call("GET", `${path}/revisions`, { token })).json()) as { action: string }[];
  expect(history.map(({ action }) => action)).toEqual(["binned", "created"]);
  expect((await call("POST", `${path}/revisions/1/restore`, { token })).status).toBe(410);
});

test.each(["0", "3", "-1", "1.0", "1e0", "one", "99999999999999999999", "%00"])(
  "there is no version %s",
  async (version) => {
    const { call, token, path } = await open("tuskers", someTusker);
    expect((await call("GET", `${path}/revisions/${version}`, { token })).status).toBe(404);
    expect((await call("POST", `${path}/revisions/${version}/restore`, { token })).status).toBe(404);
  },
);
