import { expect, test } from "vitest";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import type { KeyData } from "../key-data.ts";

const SEEN = {
  name: "Sumedha",
  location: "Minneriya National Park",
  features: [
    { character: "tusks", state: "both", until: "2025-03", recordedOn: "2025-03" },
    { character: "tusks", state: "right_only", from: "2025-03", recordedOn: "2025-03" },
    { character: "ear_edge", side: "left", state: "torn", recordedOn: "2020-07-12", certainty: "likely" },
    { character: "ear_edge", state: "nicked" },
  ],
};

async function add({ call, token }: TestApi, fields: Record<string, unknown>): Promise<string> {
  const answer = await call("POST", "/api/tuskers", { token, json: someTusker({ age: null, ...fields }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const read = async ({ call }: TestApi): Promise<KeyData> => (await call("GET", "/api/key")).json() as Promise<KeyData>;
const save = ({ call, token }: TestApi, json: unknown) => call("PUT", "/api/settings/key", { token, json });

test("a candidate has what is recorded of him, by year, in groups of one date and certainty", async () => {
  const site = await openTestApi();
  await add(site, SEEN);
  const { candidates } = await read(site);
  expect(candidates).toEqual([
    {
      slug: "sumedha",
      name: "Sumedha",
      status: "alive",
      category: "wild",
      places: ["minneriya"],
      prior: 0,
      features: [
        { states: { tusks: "both" }, on: "2025", until: "2025", sources: [] },
        { states: { tusks: "right_only" }, on: "2025", from: "2025", sources: [] },
        { states: { "ear_edge.left": "torn" }, on: "2020", certainty: "likely", sources: [] },
        { states: { "ear_edge.left": "nicked", "ear_edge.right": "nicked" }, sideUnknown: true, sources: [] },
      ],
    },
  ]);
});

test("only published tuskers are candidates, and the version follows the content", async () => {
  const site = await openTestApi();
  await add(site, { name: "Draft", publication: "draft" });
  const before = await read(site);
  expect(before.candidates).toEqual([]);
  const id = await add(site, { name: "Raja" });
  const after = await read(site);
  expect(after.candidates.map(({ name }) => name)).toEqual(["Raja"]);
  expect(after.version).not.toBe(before.version);
  await site.call("DELETE", `/api/tuskers/${id}`, { token: site.token });
  expect((await read(site)).version).toBe(before.version);
});

test("no answer tells more about where a wild one lives than a park of some size, or a district", async () => {
  const site = await openTestApi();
  // Saves refuse this of who may live wild; it stands for entries that were stored before.
  const living: [string, { status: "alive" | "missing"; category?: "conservation" }][] = [
    ["Missing", { status: "missing" }],
    ["Released", { status: "alive", category: "conservation" }],
    ["Wild", { status: "alive" }],
  ];
  const events = [{ kind: "wounded", date: "2001", text: "He was wounded.", place: "bundala" }];
  for (const name of ["Dead", ...living.map(([one]) => one)]) {
    await add(site, { name, location: "Bundala National Park", status: "dead", events });
  }
  for (const [name, fields] of living) {
    const { write } = site.services.db;
    await write
      .updateTable("tuskers")
      .set({ ...fields, claims: "{}" })
      .where("name", "=", name)
      .execute();
  }
  const told = (await read(site)).candidates.map(({ name, places }) => [name, places]);
  expect(told).toEqual([
    ["Dead", ["bundala"]],
    ["Missing", ["hambantota"]],
    ["Released", ["hambantota"]],
    ["Wild", ["hambantota"]],
  ]);
  // No day or month is told of anybody, so none can be put together with a place.
  expect(JSON.stringify((await read(site)).candidates)).not.toMatch(/\d{4}-\d\d/);
});

test("of a tame one, where he is kept counts, not where he was caught", async () => {
  const site = await openTestApi();
  const events = [
    { kind: "captured", date: "1970", place: "yala", text: "Caught." },
    { kind: "given", date: "1975", place: "gangaramaya", text: "Given." },
  ];
  await add(site, { name: "Kept", category: "domesticated", events });
  expect((await read(site)).candidates[0]?.places).toEqual(["gangaramaya"]);
});

test("the estimate is the default one until an administrator sets it, and the change is noted", async () => {
  const site = await openTestApi();
  const before = await read(site);
  expect(before.estimate).toMatchObject({ total: 142, source: null });
  const answer = await save(site, { total: 150, note: "A new count.", source: null });
  expect(await answer.json()).toMatchObject({ total: 150, updatedBy: "keeper", updatedAt: expect.any(String) });
  const after = await read(site);
  expect(after.estimate).toEqual({ total: 150, note: "A new count.", source: null });
  expect(after.version).not.toBe(before.version);
  await save(site, { total: 150, note: "A new count.", source: null });
  const lines = await site.services.db.read
    .selectFrom("activities")
    .select(["username", "action", "subject_name", "detail"])
    .where("subject_kind", "=", "setting")
    .execute();
  expect(lines).toEqual([
    { username: "keeper", action: "changed", subject_name: "Estimate of wild tuskers", detail: "From 142 to 150." },
  ]);
});

test("what is no estimate is refused at its place", async () => {
  const site = await openTestApi();
  const good = { total: 150, note: "A count.", source: null };
  for (const [path, flaw] of [
    ["total", { total: 0 }],
    ["total", { total: 1.5 }],
    ["note", { note: "" }],
    ["source", { source: "S404" }],
  ] as const) {
    const answer = await save(site, { ...good, ...flaw });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
  }
  expect((await read(site)).estimate.total).toBe(142);
});

test("visitors see the source of the estimate once they can read it, also after it was merged into another", async () => {
  const site = await openTestApi();
  const { call, token } = site;
  const source = { title: "A count", kind: "news" };
  const made = await (await call("POST", "/api/sources", { token, json: source })).json();
  const other = await (await call("POST", "/api/sources", { token, json: { ...source, title: "Another" } })).json();
  const [key, into] = [made as { key: string }, other as { key: string }].map((one) => one.key);
  await save(site, { total: 150, note: "A count.", source: key });
  expect((await read(site)).estimate.source).toBeNull();
  await add(site, { name: "Raja", sources: [source] });
  expect((await read(site)).estimate.source).toEqual({ key, title: "A count" });
  await call("POST", `/api/sources/${key}/merge`, { token, json: { into } });
  expect((await read(site)).estimate.source).toEqual({ key: into, title: "Another" });
});
