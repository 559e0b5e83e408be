import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";

type Entry = { _id: string; slug: string };

async function add(api: TestApi, kind: string, json: object): Promise<Entry> {
  return (await (await api.call("POST", `/api/${kind}`, { token: api.token, json })).json()) as Entry;
}

/** Related entries of both kinds, and one address for each public call whose response can be cached. */
async function openDirectory() {
  const api = await openTestApi();
  const raja = await add(api, "tuskers", someTusker({ name: "Raja", tags: ["Yala"], category: "wild" }));
  const sama = await add(api, "tuskers", someTusker({ name: "Sama", tags: ["Yala"], category: "wild" }));
  const ivory = await add(api, "articles", someArticle({ title: "On ivory", tags: ["Yala"] }));
  await add(api, "articles", someArticle({ title: "On roads" }));
  await api.call("PUT", "/api/tuskers/featured", { token: api.token, json: { ids: [raja._id, sama._id] } });
  const addresses: Record<string, string> = {
    "/api/tuskers": "/api/tuskers",
    "/api/tuskers by pages": "/api/tuskers?page=1&limit=9",
    "/api/tuskers/featured": "/api/tuskers/featured",
    "/api/tuskers/search/search-by-name": "/api/tuskers/search/search-by-name?name=raja&page=1",
    "/api/tuskers/search/search-by-category": "/api/tuskers/search/search-by-category?category=wild",
    "/api/tuskers/search/suggest": "/api/tuskers/search/suggest?q=raaja",
    "/api/tuskers/random/tusker": "/api/tuskers/random/tusker",
    "/api/tuskers/slug/{slug}": `/api/tuskers/slug/${raja.slug}`,
    "/api/tuskers/{id}": `/api/tuskers/${raja._id}`,
    "/api/tuskers/{id}/related": `/api/tuskers/${sama._id}/related`,
    "/api/articles": "/api/articles",
    "/api/articles by pages": "/api/articles?page=1&limit=9",
    "/api/articles/recent": "/api/articles/recent",
    "/api/articles/slug/{slug}": `/api/articles/slug/${ivory.slug}`,
    "/api/articles/{id}": `/api/articles/${ivory._id}`,
  };
  return { ...api, raja, ivory, addresses };
}

/** Public calls whose responses contain no entry, or none in particular: they name nothing. */
const WITHOUT_ENTRIES = ["/api/tuskers/tags/all", "/api/articles/tags/all"];

/** Public calls about one entry, whose responses do not contain it: they name it. */
const OF_ONE = ["/api/tuskers/{id}/corrections", "/api/tuskers/{id}/relations"];

/** A response's text, and the entries that it names; undefined if it names nothing. */
async function ask({ api }: TestApi, address: string): Promise<{ text: string; named: string[] | undefined }> {
  let named: string[] | undefined;
  const nameEntries = (ids: readonly string[]) => {
    named = [...(named ?? []), ...ids];
  };
  const answer = await api.request(address, {}, { nameEntries });
  expect(answer.status, address).toBe(200);
  const text = await answer.text();
  return { text, named };
}

test("each public answer names the entries whose ids are in it, and no others", async () => {
  const directory = await openDirectory();
  for (const address of Object.values(directory.addresses)) {
    const { text, named } = await ask(directory, address);
    const told = [JSON.parse(text)].flat().map((entry: Entry) => entry._id);
    expect(told.length, address).toBeGreaterThan(0);
    expect(named, address).toEqual(told);
  }
});

test("each public answer that a change of one entry alone makes another has named that entry", async () => {
  const directory = await openDirectory();
  const { call, token, raja, ivory, addresses } = directory;
  const askAll = async () =>
    new Map(await Promise.all(Object.values(addresses).map(async (at) => [at, await ask(directory, at)] as const)));
  const changes = [
    ["tuskers", raja, someTusker({ name: "Raja", description: "He crosses the tank.", statusNote: "Seen." })],
    ["articles", ivory, someArticle({ title: "On ivory", content: "What is known.", author: "Another" })],
  ] as const;
  for (const [kind, { _id: id }, json] of changes) {
    const before = await askAll();
    expect((await call("PUT", `/api/${kind}/${id}`, { token, json })).status).toBe(200);
    const after = await askAll();
    const changed = [...before].filter(([at, { text }]) => after.get(at)?.text !== text);
    expect(changed.length, kind).toBeGreaterThan(3);
    for (const [at, { named }] of changed) {
      // Skipped for the random call, which returns another entry each time.
      if (at !== addresses["/api/tuskers/random/tusker"]) expect(named, at).toContain(id);
    }
  }
});

test("what is told of one entry names it, and the others that it leads to", async () => {
  const directory = await openDirectory();
  const { call, token, raja } = directory;
  const relations = [{ kind: "companion", to: raja._id }];
  const koliya = await add(directory, "tuskers", someTusker({ name: "Koliya", relations }));
  expect((await call("GET", `/api/tuskers/${koliya._id}`, { token })).status).toBe(200);
  const named = async (path: string) => (await ask(directory, path.replace("{id}", koliya._id))).named;
  expect(await Promise.all(OF_ONE.map((path) => named(path)))).toEqual([[koliya._id], [koliya._id, raja._id]]);
});

test("no public call is missing here", async () => {
  const { addresses, call } = await openDirectory();
  const { paths } = (await (await call("GET", "/api/openapi.json")).json()) as {
    paths: Record<string, { get?: { security?: unknown } }>;
  };
  const isOfEntries = (path: string) => /^\/api\/(?:tuskers|articles)(?:\/|$)/.test(path);
  const isPublic = (path: string) => paths[path]?.get !== undefined && paths[path].get.security === undefined;
  const known = new Set(Object.keys(addresses).map((name) => name.replace(" by pages", "")));
  const found = Object.keys(paths).filter((path) => isOfEntries(path) && isPublic(path));
  expect(found.filter((path) => !known.has(path)).sort()).toEqual([...WITHOUT_ENTRIES, ...OF_ONE].sort());
});
