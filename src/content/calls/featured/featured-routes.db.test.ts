import { expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";

async function add({ call, token }: TestApi, fields: Record<string, unknown>): Promise<string> {
  const answer = await call("POST", "/api/tuskers", { token, json: someTusker(fields) });
  return ((await answer.json()) as { _id: string })._id;
}

const choose = ({ call, token }: TestApi, ids: unknown) =>
  call("PUT", "/api/tuskers/featured", { token, json: { ids } });

async function names(answer: Response | Promise<Response>): Promise<string[]> {
  return ((await (await answer).json()) as { name: string }[]).map(({ name }) => name);
}

async function openWithThree() {
  const site = await openTestApi();
  const [raja, sando, draft] = [
    await add(site, { name: "Raja" }),
    await add(site, { name: "Sando" }),
    await add(site, { name: "Draft", publication: "draft" }),
  ];
  return { ...site, raja, sando, draft };
}

test("the pick is kept in its order; visitors see of it what is published", async () => {
  const site = await openWithThree();
  const { call, token, raja, sando, draft } = site;
  const answer = await choose(site, [sando, draft, raja]);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await names(answer)).toEqual(["Sando", "Draft", "Raja"]);
  expect(await names(call("GET", "/api/tuskers/featured"))).toEqual(["Sando", "Raja"]);
  expect(await names(call("GET", "/api/tuskers/featured?drafts=1"))).toEqual(["Sando", "Raja"]);
  expect(await names(call("GET", "/api/tuskers/featured", { token }))).toEqual(["Sando", "Raja"]);
  const admin = await call("GET", "/api/tuskers/featured?drafts=1", { token });
  expect(admin.headers.get("Cache-Control")).toBe("no-store");
  expect(await names(admin)).toEqual(["Sando", "Draft", "Raja"]);
  await choose(site, [raja]);
  expect(await names(call("GET", "/api/tuskers/featured"))).toEqual(["Raja"]);
});

test("the choice is in the activity list, and cached pages are rendered again", async () => {
  const site = await openWithThree();
  const { services, raja, sando } = site;
  const version = () =>
    services.db.read.selectFrom("site_state").selectAll().where("key", "=", "content_version").executeTakeFirst();
  const before = await version();
  await choose(site, [sando, raja]);
  await choose(site, [sando, raja]);
  await choose(site, []);
  expect(await version()).not.toEqual(before);
  const noted = await services.db.read
    .selectFrom("activities")
    .select(["username", "action", "subject_kind", "detail"])
    .where("subject_kind", "=", "featured tuskers")
    .execute();
  expect(noted).toEqual([
    { username: "keeper", action: "reordered", subject_kind: "featured tuskers", detail: "Sando, Raja." },
    { username: "keeper", action: "reordered", subject_kind: "featured tuskers", detail: "None is left." },
  ]);
});

test("what cannot be picked is named at its place, and the pick stays as it was", async () => {
  const site = await openWithThree();
  const { call, token, raja, sando, draft } = site;
  await choose(site, [raja]);
  await call("DELETE", `/api/tuskers/${draft}`, { token });
  const unknown = "0123456789abcdef01234567";
  const answer = await choose(site, [sando, unknown, draft]);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    problem({ statusCode: 422, errors: [{ path: "ids.1" }, { path: "ids.2" }] }),
  ]);
  const twice = await choose(site, [sando, raja, sando]);
  expect(await twice.json()).toMatchObject({ statusCode: 422, errors: [{ path: "ids.2" }] });
  const tooMany = await choose(
    site,
    Array.from({ length: 13 }, (_, index) => `${10 + index}`.padEnd(24, "0")),
  );
  expect(await tooMany.json()).toMatchObject({ statusCode: 422, errors: [{ path: "ids" }] });
  expect((await choose(site, ["raja"])).status).toBe(422);
  expect(await names(call("GET", "/api/tuskers/featured"))).toEqual(["Raja"]);
});

test("one who goes to the bin leaves the pick", async () => {
  const site = await openWithThree();
  const { call, token, raja, sando } = site;
  await choose(site, [raja, sando]);
  await call("DELETE", `/api/tuskers/${raja}`, { token });
  expect(await names(call("GET", "/api/tuskers/featured"))).toEqual(["Sando"]);
  expect(await names(call("GET", "/api/tuskers/featured?drafts=1", { token }))).toEqual(["Sando"]);
});
