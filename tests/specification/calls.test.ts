import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, TEST_PASSWORD, TEST_USERNAME } from "../support/test-api.ts";

type Entry = { _id: string; slug: string; name?: string; title?: string };

const ID = expect.stringMatching(/^[0-9a-f]{24}$/);

/** What a tusker comes back with, if nothing but the required fields was sent. */
const TUSKER = {
  ...{ _id: ID, slug: "gemunu", name: "Gemunu", age: 40, location: "Yala National Park" },
  ...{ status: "alive", category: "wild", description: expect.anything(), tags: [], imageUrl: [], images: [] },
  ...{ publication: "published", createdAt: expect.any(String), updatedAt: expect.any(String) },
};

/** The description is the excerpt where none is given. */
const ARTICLE = {
  ...{ _id: ID, slug: "why-tusks-are-rare", title: "Why tusks are rare", category: "education", author: "The editors" },
  ...{ excerpt: "Few males of the island carry tusks.", description: "Few males of the island carry tusks." },
  ...{ content: "About seven per cent of the males carry tusks.", publishDate: "2026-02-14" },
  ...{ tags: [], images: [], publication: "published" },
  ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
};

async function openWithCalls() {
  const { call, token } = await openTestApi();
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const list = async (path: string) => {
    const { body } = await send("GET", path);
    return (body as Entry[]).map((entry) => entry.name ?? entry.title);
  };
  const add = async (path: string, json: unknown) => (await send("POST", path, json)).body as Entry;
  return { send, list, add };
}

test("tuskers are added, read, changed and deleted", async () => {
  const { send, list } = await openWithCalls();
  const added = await send("POST", "/api/tuskers", someTusker({ description: "He walks." }));
  expect(added).toEqual({ status: 201, body: expect.objectContaining(TUSKER) });
  const { _id } = added.body as Entry;
  expect(await send("GET", `/api/tuskers/${_id}`)).toMatchObject({ status: 200, body: TUSKER });
  expect(await send("GET", "/api/tuskers/slug/gemunu")).toMatchObject({ status: 200, body: TUSKER });
  expect(await list("/api/tuskers")).toEqual(["Gemunu"]);
  const changed = await send("PUT", `/api/tuskers/${_id}`, someTusker({ age: null, status: "missing" }));
  expect(changed).toMatchObject({ status: 200, body: { _id, slug: "gemunu", age: null, status: "missing" } });
  expect(await send("DELETE", `/api/tuskers/${_id}`)).toEqual({ status: 200, body: { _id } });
  expect(await list("/api/tuskers")).toEqual([]);
});

test("articles are added, read, changed and deleted", async () => {
  const { send, list } = await openWithCalls();
  const added = await send("POST", "/api/articles", someArticle());
  expect(added).toEqual({ status: 201, body: expect.objectContaining(ARTICLE) });
  const { _id } = added.body as Entry;
  expect(await send("GET", `/api/articles/${_id}`)).toMatchObject({ status: 200, body: ARTICLE });
  expect(await send("GET", "/api/articles/slug/why-tusks-are-rare")).toMatchObject({ status: 200, body: ARTICLE });
  const changed = await send("PUT", `/api/articles/${_id}`, someArticle({ author: "A. Writer" }));
  expect(changed).toMatchObject({ status: 200, body: { _id, author: "A. Writer" } });
  expect(await send("DELETE", `/api/articles/${_id}`)).toEqual({ status: 200, body: { _id } });
  expect(await list("/api/articles")).toEqual([]);
});

test("tuskers are searched by name and by category, picked and featured", async () => {
  const { send, list, add } = await openWithCalls();
  const raja = await add("/api/tuskers", someTusker({ name: "Raja", category: "domesticated", tags: ["kandy"] }));
  for (const name of ["Agbo", "Bandara", "Sando"]) await add("/api/tuskers", someTusker({ name, tags: ["yala"] }));
  expect(await list("/api/tuskers/search/search-by-name?name=RAJ")).toEqual(["Raja"]);
  expect(await list("/api/tuskers/search/search-by-category?category=domesticated")).toEqual(["Raja"]);
  expect(await list("/api/tuskers/random/tusker")).toHaveLength(3);
  expect((await send("GET", "/api/tuskers/tags/all")).body).toEqual(["kandy", "yala"]);
  await send("PUT", "/api/tuskers/featured", { ids: [raja._id] });
  expect(await list("/api/tuskers/featured")).toEqual(["Raja"]);
});

test("the latest articles come first, and their tags are listed", async () => {
  const { send, list, add } = await openWithCalls();
  for (const day of ["10", "12", "11", "13"])
    await add("/api/articles", someArticle({ title: day, publishDate: `2026-02-${day}`, tags: ["ivory"] }));
  expect(await list("/api/articles/recent?limit=3")).toEqual(["13", "12", "11"]);
  expect((await send("GET", "/api/articles/tags/all")).body).toEqual(["ivory"]);
});

test("a login answers with an access token, and a message is taken from anybody", async () => {
  const { send } = await openWithCalls();
  const login = await send("POST", "/api/auth/login", { username: TEST_USERNAME, password: TEST_PASSWORD });
  expect(login).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const message = { name: "Nimal", email: "nimal@example.com", subject: "A name", message: "How is it spelt?" };
  expect((await send("POST", "/api/contact", message)).status).toBe(201);
});
