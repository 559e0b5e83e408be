import { expect, test } from "vitest";
import type { ApiCall } from "../../../../tests/support/api-call.ts";
import { API_CALLS } from "../../../../tests/support/api-calls.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { disableAccount } from "../../../people/accounts/actions/disable-account.server.ts";
import { apiDocument } from "../api-document.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const methodOf = (row: ApiCall): string => row.call.split(" ")[0] ?? "";

test("the table names every call of the API document, and no other", async () => {
  const { api } = await openTestApi();
  const document = apiDocument(api);
  const documented = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(API_CALLS.map((row) => row.call).toSorted());
});

test("the API document asks for a token exactly where the table does", async () => {
  const { api } = await openTestApi();
  const paths = apiDocument(api).paths as Record<string, Record<string, { security?: unknown[] }>>;
  for (const row of API_CALLS) {
    const [method = "", path = ""] = row.call.split(" ");
    expect([row.call, paths[path]?.[method.toLowerCase()]?.security !== undefined]).toEqual([
      row.call,
      row.least !== undefined,
    ]);
  }
});

test("every scheme that a call of the API document names is defined there", async () => {
  const { api } = await openTestApi();
  const { paths, components } = apiDocument(api);
  const operations = Object.values(paths ?? {}).flatMap((path) => Object.values(path as object)) as {
    security?: object[];
  }[];
  const named = new Set(operations.flatMap(({ security = [] }) => security.flatMap(Object.keys)));
  expect(named.size).toBeGreaterThan(0);
  expect(Object.keys(components?.securitySchemes ?? {})).toEqual([...named]);
});

test("a token of an account that was disabled opens nothing that a visitor cannot open", async () => {
  const { call, services } = await openTestApi();
  const former = { username: "former", password: TEST_PASSWORD };
  await createTestAccount(services, former.username);
  const login = await call("POST", "/api/auth/login", { json: former });
  const { access_token: token } = (await login.json()) as { access_token: string };
  await disableAccount(services, "former");
  for (const row of API_CALLS.filter((row) => row.least !== undefined)) {
    const answer = await call(methodOf(row), row.example, { token, json: row.json });
    expect([row.call, answer.status]).toEqual([row.call, 401]);
  }
  const relogin = await call("POST", "/api/auth/login", { json: former });
  expect(relogin.status).toBe(401);
});

test("calls that change who can sign in, or how, require the password too", async () => {
  const { call, token } = await openTestApi();
  const wanted = API_CALLS.filter(({ json }) => Object.hasOwn(Object(json), "currentPassword"));
  expect(wanted.map((row) => row.call)).toEqual([
    "POST /api/account/api-keys",
    "PUT /api/account/password",
    "POST /api/account/second-factor",
    "POST /api/account/second-factor/off",
    "POST /api/account/recovery-codes",
    "PUT /api/account/email",
    "POST /api/account/email/off",
    "POST /api/account/passkeys/challenge",
    "POST /api/account/passkeys/{id}/off",
    "PUT /api/accounts/{id}",
    "PUT /api/accounts/{id}/role",
    "POST /api/accounts/{id}/second-factor/off",
    "POST /api/accounts/invitations",
  ]);
  const administrator = await call("GET", "/api/accounts", { token });
  const [{ id }] = (await administrator.json()) as [{ id: string }];
  for (const row of wanted) {
    // Wrong passwords are limited for each sign-in.
    const login = { username: TEST_USERNAME, password: TEST_PASSWORD };
    const signedIn = await call("POST", "/api/auth/login", { json: login });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const path = row.example.replace(/[0-9a-f]{24}/, id);
    const { currentPassword: _, ...without } = row.json as Record<string, unknown>;
    const missing = await call(methodOf(row), path, { token, json: without });
    const wrong = await call(methodOf(row), path, { token, json: { ...without, currentPassword: "a wrong password" } });
    for (const [answer, code] of [[missing, undefined] as const, [wrong, "wrong_password"] as const]) {
      expect([row.call, answer.status, await answer.json()]).toEqual([
        row.call,
        422,
        expect.objectContaining({
          errors: [expect.objectContaining({ path: "currentPassword" })],
          ...(code && { code }),
        }),
      ]);
    }
  }
});

test("there is no call beside those of the API document but the document itself and its pages", async () => {
  const { api } = await openTestApi();
  const documented = new Set(
    API_CALLS.map(({ call }) => call.replaceAll(/\{([^}]+)\}/g, ":$1")).concat([
      "GET /api/docs",
      "GET /api/docs/start.js",
      "GET /api/openapi.json",
      "GET /api/problems",
    ]),
  );
  // Handlers for any method are the guards and the fallback for unknown calls.
  const calls = api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(calls)].filter((call) => !documented.has(call.replace(/\/$/, "")))).toEqual([]);
});

/** A site with one token of each kind that opens nothing, and one that is good. */
async function openWithTokens() {
  const { call, services } = await openTestApi();
  const ask = async (row: ApiCall, token: string | undefined) => {
    const answer = await call(methodOf(row), row.example, { token, json: row.json });
    await answer.body?.cancel();
    return answer.status;
  };
  const signIn = async () => {
    const json = { username: TEST_USERNAME, password: TEST_PASSWORD };
    const login = await call("POST", "/api/auth/login", { json });
    return ((await login.json()) as { access_token: string }).access_token;
  };
  const revoked = await signIn();
  await call("POST", "/api/auth/logout", { token: revoked });
  const expired = await signIn();
  services.clock.advance(31 * DAY_MS);
  return {
    ask,
    bad: { missing: undefined, wrong: "tusk_this-is-not-a-token", revoked, expired },
    good: await signIn(),
  };
}

test("a call that needs an account refuses a missing, wrong, revoked and expired token", async () => {
  const { ask, bad } = await openWithTokens();
  for (const row of API_CALLS.filter(({ least }) => least !== undefined)) {
    for (const [what, token] of Object.entries(bad)) {
      expect([row.call, what, await ask(row, token)]).toEqual([row.call, what, 401]);
    }
  }
});

const PUBLIC = API_CALLS.filter(({ least }) => least === undefined);
const isRead = (row: ApiCall): boolean => methodOf(row) === "GET";

test("a public call that reads answers the same to any token", async () => {
  const { ask, bad, good } = await openWithTokens();
  for (const row of PUBLIC.filter(isRead)) {
    for (const [what, token] of Object.entries({ ...bad, good })) {
      expect([row.call, what, await ask(row, token)]).toEqual([row.call, what, row.good]);
    }
  }
});

test.each(PUBLIC.filter((row) => !isRead(row)))("$call answers the same to any token", async (row) => {
  const { ask, bad, good } = await openWithTokens();
  for (const [what, token] of Object.entries({ ...bad, good })) {
    expect([what, await ask(row, token)]).toEqual([what, row.good]);
  }
});
