import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, TEST_PASSWORD, TEST_USERNAME } from "../../../tests/support/test-api.ts";
import { apiDocument } from "./api-document.ts";

const ID = "0123456789abcdef01234567";

/** Whether a call may be made without a token, and what a good token gets for this example. */
type Row = { call: string; example: string; open: boolean; good: number; json?: unknown };

const TABLE: Row[] = [
  { call: "GET /api/tuskers", example: "/api/tuskers", open: true, good: 200 },
  { call: "POST /api/tuskers", example: "/api/tuskers", open: false, good: 201, json: someTusker() },
  { call: "GET /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: true, good: 404 },
  { call: "GET /api/tuskers/{id}/related", example: `/api/tuskers/${ID}/related`, open: true, good: 404 },
  { call: "PUT /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: false, good: 404, json: someTusker() },
  { call: "DELETE /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: false, good: 404 },
  { call: "GET /api/tuskers/slug/{slug}", example: "/api/tuskers/slug/nobody", open: true, good: 404 },
  {
    call: "GET /api/tuskers/search/search-by-name",
    example: "/api/tuskers/search/search-by-name?name=raja",
    open: true,
    good: 200,
  },
  {
    call: "GET /api/tuskers/search/search-by-category",
    example: "/api/tuskers/search/search-by-category?category=wild",
    open: true,
    good: 200,
  },
  { call: "GET /api/tuskers/search/suggest", example: "/api/tuskers/search/suggest?q=raja", open: true, good: 200 },
  { call: "GET /api/tuskers/tags/all", example: "/api/tuskers/tags/all", open: true, good: 200 },
  { call: "GET /api/tuskers/random/tusker", example: "/api/tuskers/random/tusker", open: true, good: 200 },
  { call: "GET /api/tuskers/featured", example: "/api/tuskers/featured", open: true, good: 200 },
  { call: "GET /api/articles", example: "/api/articles", open: true, good: 200 },
  { call: "POST /api/articles", example: "/api/articles", open: false, good: 201, json: someArticle() },
  { call: "GET /api/articles/{id}", example: `/api/articles/${ID}`, open: true, good: 404 },
  { call: "PUT /api/articles/{id}", example: `/api/articles/${ID}`, open: false, good: 404, json: someArticle() },
  { call: "DELETE /api/articles/{id}", example: `/api/articles/${ID}`, open: false, good: 404 },
  { call: "GET /api/articles/slug/{slug}", example: "/api/articles/slug/nothing", open: true, good: 404 },
  { call: "GET /api/articles/recent", example: "/api/articles/recent", open: true, good: 200 },
  { call: "GET /api/articles/tags/all", example: "/api/articles/tags/all", open: true, good: 200 },
  {
    call: "POST /api/auth/login",
    example: "/api/auth/login",
    open: true,
    good: 200,
    json: { username: TEST_USERNAME, password: TEST_PASSWORD },
  },
  { call: "POST /api/auth/logout", example: "/api/auth/logout", open: false, good: 200 },
  { call: "GET /api/auth/session", example: "/api/auth/session", open: false, good: 200 },
  {
    call: "POST /api/contact",
    example: "/api/contact",
    open: true,
    good: 201,
    json: { name: "Nimal", email: "nimal@example.com", subject: "A tusker", message: "I saw a drawing of him." },
  },
  { call: "POST /api/uploads", example: "/api/uploads", open: false, good: 415 },
  { call: "DELETE /api/uploads/{name}", example: "/api/uploads/nothing.jpg", open: false, good: 404 },
];

const methodOf = (row: Row): string => row.call.split(" ")[0] ?? "";

test("the table names every call of the API document, and no other", async () => {
  const { api } = await openTestApi();
  const document = apiDocument(api);
  const documented = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(TABLE.map((row) => row.call).toSorted());
});

test("the API document asks for a token exactly where the table does", async () => {
  const { api } = await openTestApi();
  const paths = apiDocument(api).paths as Record<string, Record<string, { security?: unknown[] }>>;
  for (const row of TABLE) {
    const [method = "", path = ""] = row.call.split(" ");
    expect([row.call, paths[path]?.[method.toLowerCase()]?.security !== undefined]).toEqual([row.call, !row.open]);
  }
});

describe.each(TABLE)("$call", (row) => {
  test(`answers nobody, a wrong token, a revoked one and a good one as the table says`, async () => {
    const { call, token } = await openTestApi();
    const ask = async (by: string | undefined) => {
      const answer = await call(methodOf(row), row.example, { token: by, json: row.json });
      await answer.body?.cancel();
      return answer.status;
    };
    const login = await call("POST", "/api/auth/login", { json: { username: TEST_USERNAME, password: TEST_PASSWORD } });
    const { access_token: revoked } = (await login.json()) as { access_token: string };
    await call("POST", "/api/auth/logout", { token: revoked });

    const refused = row.open ? row.good : 401;
    expect(await ask(undefined)).toBe(refused);
    expect(await ask("tusk_this-is-not-a-token")).toBe(refused);
    expect(await ask(revoked)).toBe(refused);
    expect(await ask(token)).toBe(row.good);
  });
});
