import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";

type Saved = {
  _id: string;
  slug: string;
  tags: string[];
  portraitUrl?: string;
  landscapeUrl?: string;
  updatedAt: string;
};

async function add({ call, token }: TestApi, path: "tuskers" | "articles", json: unknown): Promise<Saved> {
  const answer = await call("POST", `/api/${path}`, { token, json });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Saved;
}

async function read({ call, token }: TestApi, path: "tuskers" | "articles", id: string) {
  const answer = await call("GET", `/api/${path}/${id}`, { token });
  return { etag: answer.headers.get("ETag"), ...((await answer.json()) as Saved) };
}

const rename = ({ call, token }: TestApi, tag: string, json: unknown) =>
  call("PUT", `/api/tags/${encodeURIComponent(tag)}`, { token, json });

const remove = ({ call, token }: TestApi, tag: string) =>
  call("DELETE", `/api/tags/${encodeURIComponent(tag)}`, { token });

const uses = async ({ call, token }: TestApi) => (await call("GET", "/api/tags", { token })).json();

const activities = ({ services }: TestApi) =>
  services.db.read
    .selectFrom("activities")
    .select(["username", "action", "subject_kind", "subject_name", "detail"])
    .where("subject_kind", "=", "tag")
    .execute();

/** Two tuskers and two articles; one of each is a draft. Another tusker is in the bin. */
async function openWithTags() {
  const site = await openTestApi();
  const raja = await add(site, "tuskers", someTusker({ name: "Raja", tags: ["crossed tusks", "yala", "old"] }));
  const sando = await add(site, "tuskers", someTusker({ name: "Sando", tags: ["Yala"], publication: "draft" }));
  const binned = await add(site, "tuskers", someTusker({ name: "Binned", tags: ["yala", "gone"] }));
  await site.call("DELETE", `/api/tuskers/${binned._id}`, { token: site.token });
  const first = await add(site, "articles", someArticle({ title: "First", tags: ["yala", "old"] }));
  const second = await add(
    site,
    "articles",
    someArticle({ title: "Second", tags: ["perahera"], publication: "draft" }),
  );
  return { ...site, raja, sando, binned, first, second };
}

test("every tag is counted with drafts and without the bin, upper and lower case side by side", async () => {
  const site = await openWithTags();
  const answer = await site.call("GET", "/api/tags", { token: site.token });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual([
    { tag: "crossed tusks", tuskers: 1, articles: 0 },
    { tag: "old", tuskers: 1, articles: 1 },
    { tag: "perahera", tuskers: 0, articles: 1 },
    { tag: "Yala", tuskers: 1, articles: 0 },
    { tag: "yala", tuskers: 1, articles: 1 },
  ]);
});

test("a tag is renamed at every entry, in its place", async () => {
  const site = await openWithTags();
  const answer = await rename(site, "yala", { name: "  Yala National Park " });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { tag: "Yala National Park", tuskers: 1, articles: 1, merged: false },
  ]);
  expect((await read(site, "tuskers", site.raja._id)).tags).toEqual(["crossed tusks", "Yala National Park", "old"]);
  expect((await read(site, "articles", site.first._id)).tags).toEqual(["Yala National Park", "old"]);
  expect((await read(site, "tuskers", site.sando._id)).tags).toEqual(["Yala"]);
  const tags = (await (await site.call("GET", "/api/tuskers/tags/all")).json()) as string[];
  expect(tags).toEqual(["Yala National Park", "crossed tusks", "old"]);
  expect(await activities(site)).toEqual([
    {
      username: "keeper",
      action: "renamed",
      subject_kind: "tag",
      subject_name: "yala",
      detail: "to “Yala National Park”",
    },
  ]);
});

test("renamed to one that is there, two tags become one, and no entry has it twice", async () => {
  const site = await openWithTags();
  const answer = await rename(site, "old", { name: "yala" });
  expect(await answer.json()).toEqual({ tag: "yala", tuskers: 1, articles: 1, merged: true });
  expect((await read(site, "tuskers", site.raja._id)).tags).toEqual(["crossed tusks", "yala"]);
  expect((await read(site, "articles", site.first._id)).tags).toEqual(["yala"]);
  const spelling = await rename(site, "Yala", { name: "yala" });
  expect(await spelling.json()).toEqual({ tag: "yala", tuskers: 2, articles: 1, merged: true });
  expect((await activities(site)).map(({ action, detail }) => [action, detail])).toEqual([
    ["merged", "into “yala”"],
    ["merged", "into “yala”"],
  ]);
});

test("a touched entry causes a conflict for open forms, but does not count as newly changed", async () => {
  const site = await openWithTags();
  site.services.clock.advance(60_000);
  const { call, token, raja, second } = site;
  const before = await read(site, "tuskers", raja._id);
  await rename(site, "yala", { name: "kumana" });
  const after = await read(site, "tuskers", raja._id);
  expect(after.etag).not.toBe(before.etag);
  expect(after.updatedAt).toBe(before.updatedAt);
  const save = (id: string, path: string, json: unknown, etag: string | null) =>
    call("PUT", `/api/${path}/${id}`, { token, json, headers: { "If-Match": etag ?? "" } });
  expect((await save(raja._id, "tuskers", someTusker({ name: "Raja" }), before.etag)).status).toBe(412);
  expect((await save(second._id, "articles", someArticle({ title: "Second" }), '"1"')).status).toBe(200);
});

test("drawings that depend on tags follow, and cached pages are rendered again", async () => {
  const site = await openWithTags();
  const contentVersion = async () =>
    (await site.services.db.read.selectFrom("site_state").selectAll().where("key", "=", "content_version").execute())[0]
      ?.value;
  const before = await contentVersion();
  await rename(site, "crossed tusks", { name: "plain" });
  await rename(site, "perahera", { name: "coast" });
  const [raja, article] = [await read(site, "tuskers", site.raja._id), await read(site, "articles", site.second._id)];
  expect(raja.portraitUrl).not.toBe(site.raja.portraitUrl);
  expect(article.landscapeUrl).not.toBe(site.second.landscapeUrl);
  // Compare with entries that had these tags from the start.
  const same = await openTestApi();
  const written = await add(same, "tuskers", someTusker({ name: "Raja", tags: ["plain", "yala", "old"] }));
  expect(raja.portraitUrl).toBe(written.portraitUrl);
  expect(await contentVersion()).not.toBe(before);
});

test("the history of each touched entry holds it as it was and as it is, and by whom", async () => {
  const site = await openWithTags();
  await rename(site, "yala", { name: "kumana" });
  for (const [path, id, before, after] of [
    ["tuskers", site.raja._id, ["crossed tusks", "yala", "old"], ["crossed tusks", "kumana", "old"]],
    ["articles", site.first._id, ["yala", "old"], ["kumana", "old"]],
  ] as const) {
    const kept = await site.services.db.read
      .selectFrom("revisions")
      .select(["version", "action", "made_by", "content"])
      .where("entry_id", "=", id)
      .orderBy("version")
      .execute();
    expect(kept.map(({ version, action, made_by }) => [version, action, made_by]).at(-1)).toEqual([
      2,
      "changed",
      "keeper",
    ]);
    expect(kept.map(({ content }) => (JSON.parse(content) as Saved).tags)).toEqual([before, after]);
    expect(await (await site.call("GET", `/api/${path}/${id}`)).json()).toMatchObject({ tags: after });
  }
});

test("an entry that comes back from the bin does not bring the old name back", async () => {
  const site = await openWithTags();
  await rename(site, "yala", { name: "kumana" });
  const stored = await site.services.db.read
    .selectFrom("tusker_tags")
    .innerJoin("tuskers", "tuskers.seq", "tusker_tags.tusker_seq")
    .select("tag")
    .where("tuskers.id", "=", site.binned._id)
    .orderBy("position")
    .execute();
  expect(stored.map(({ tag }) => tag)).toEqual(["kumana", "gone"]);
});

test("a deleted tag is gone from every entry, and the others stay in their order", async () => {
  const site = await openWithTags();
  const answer = await remove(site, "yala");
  expect([answer.status, await answer.json()]).toEqual([200, { tag: "yala" }]);
  expect((await read(site, "tuskers", site.raja._id)).tags).toEqual(["crossed tusks", "old"]);
  expect((await read(site, "articles", site.first._id)).tags).toEqual(["old"]);
  expect(await uses(site)).not.toContainEqual(expect.objectContaining({ tag: "yala" }));
  expect(await activities(site)).toMatchObject([
    { action: "deleted", subject_name: "yala", detail: "It stood at 2 entries." },
  ]);
  expect((await remove(site, "yala")).status).toBe(404);
});

test("a tag that is unused, or used only in the bin, cannot be changed", async () => {
  const site = await openWithTags();
  for (const tag of ["nothing", "gone", "YALA"]) {
    expect((await rename(site, tag, { name: "new" })).status).toBe(404);
    expect((await remove(site, tag)).status).toBe(404);
  }
  expect(await activities(site)).toEqual([]);
});

test("a tag renamed to its own name stays, and nothing is noted", async () => {
  const site = await openWithTags();
  const before = await read(site, "tuskers", site.raja._id);
  const answer = await rename(site, "yala", { name: "yala" });
  expect(await answer.json()).toEqual({ tag: "yala", tuskers: 1, articles: 1, merged: false });
  expect(await read(site, "tuskers", site.raja._id)).toEqual(before);
  expect(await activities(site)).toEqual([]);
});

test("a tag of any letters can be named in the address", async () => {
  const site = await openTestApi();
  for (const tag of ["human/elephant", "ගැමුණු", "50% tusk?", "a b#c"]) {
    const { _id } = await add(site, "tuskers", someTusker({ tags: [tag] }));
    expect((await rename(site, tag, { name: "new" })).status).toBe(200);
    expect((await read(site, "tuskers", _id)).tags).toEqual(["new"]);
    expect((await remove(site, "new")).status).toBe(200);
  }
});

test.each([
  [{}, "name"],
  [{ name: "  " }, "name"],
  [{ name: "x".repeat(61) }, "name"],
  [{ name: "7.957012, 80.760345" }, "name"],
  [{ name: "a", tag: "b" }, "tag"],
])("the new name %j is refused at its field", async (json, path) => {
  const site = await openWithTags();
  const answer = await rename(site, "yala", json);
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
});

test("a tag of more entries than are changed at once is renamed at all of them", async () => {
  const site = await openTestApi();
  const many = 51;
  for (let number = 0; number < many; number += 1) {
    await add(site, "tuskers", someTusker({ name: `Bull ${number}`, tags: ["many"] }));
  }
  const answer = await rename(site, "many", { name: "all" });
  expect(await answer.json()).toEqual({ tag: "all", tuskers: many, articles: 0, merged: false });
  expect((await remove(site, "many")).status).toBe(404);
});
