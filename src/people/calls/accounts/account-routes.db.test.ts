import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

type Listed = { id: string; username: string; self: boolean };
const CONFIRMATION = { currentPassword: TEST_PASSWORD };
const ID = "0123456789abcdef01234567";

async function openWith(...usernames: string[]) {
  const site = await openTestApi();
  for (const username of usernames) await createTestAccount(site.services, username);
  const list = async () => (await (await site.call("GET", "/api/accounts", { token: site.token })).json()) as Listed[];
  const idOf = async (username: string) => (await list()).find((account) => account.username === username)?.id ?? "";
  const login = (username: string) =>
    site.call("POST", "/api/auth/login", { json: { username, password: TEST_PASSWORD } });
  const put = (id: string, json: object) =>
    site.call("PUT", `/api/accounts/${id}`, { token: site.token, json: { ...CONFIRMATION, ...json } });
  const reset = (id: string, json: object = CONFIRMATION) =>
    site.call("POST", `/api/accounts/${id}/second-factor/off`, { token: site.token, json });
  const lines = async () =>
    (await listActivities(site.services.db.read, { limit: 100, offset: 0 })).map((line) => [
      line.username,
      line.action,
      line.subject.name,
    ]);
  return { ...site, list, idOf, login, put, reset, lines };
}

test("GET /api/accounts lists all accounts by name with their details", async () => {
  const { call, token, services, login, put, idOf } = await openWith("Amara", "zoe");
  await turnOnSecondFactorOf(services, { username: "Amara", password: TEST_PASSWORD });
  services.clock.advance(60_000);
  await login("zoe");
  await put(await idOf("zoe"), { disabled: true });
  const answer = await call("GET", "/api/accounts", { token });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const common = {
    role: "administrator",
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    createdAt: "2026-03-01T06:00:00.000Z",
  };
  const [start, later] = ["2026-03-01T06:00:00.000Z", "2026-03-01T06:01:00.000Z"];
  expect(await answer.json()).toEqual([
    { ...common, username: "Amara", disabledAt: null, lastUsedAt: start, secondFactor: true, sessions: 1, self: false },
    {
      ...common,
      username: TEST_USERNAME,
      disabledAt: null,
      lastUsedAt: later,
      secondFactor: false,
      sessions: 1,
      self: true,
    },
    { ...common, username: "zoe", disabledAt: later, lastUsedAt: later, secondFactor: false, sessions: 0, self: false },
  ]);
});

describe("PUT /api/accounts/{id}", () => {
  test("disables an account at once, and enables it again", async () => {
    const { call, login, put, idOf, lines } = await openWith("nimal");
    const { access_token: token } = (await (await login("nimal")).json()) as { access_token: string };
    const id = await idOf("nimal");

    const disabled = await put(id, { disabled: true });
    expect(disabled.status).toBe(200);
    expect(await disabled.json()).toMatchObject({ id, disabledAt: "2026-03-01T06:00:00.000Z", sessions: 0 });
    expect((await call("GET", "/api/account", { token })).status).toBe(401);
    expect((await login("nimal")).status).toBe(401);
    expect((await put(id, { disabled: true })).status).toBe(200);

    expect(await (await put(id, { disabled: false })).json()).toMatchObject({ id, disabledAt: null });
    expect((await login("nimal")).status).toBe(200);
    // Earlier sessions stay ended.
    expect((await call("GET", "/api/account", { token })).status).toBe(401);
    expect((await lines()).slice(0, 3)).toEqual([
      ["nimal", "signed in", "nimal"],
      [TEST_USERNAME, "enabled", "nimal"],
      [TEST_USERNAME, "disabled", "nimal"],
    ]);
  });

  test("never disables oneself", async () => {
    const { put, idOf, login } = await openWith();
    const id = await idOf(TEST_USERNAME);
    const answer = await put(id, { disabled: true });
    expect([answer.status, await answer.json()]).toEqual([409, problem({ statusCode: 409 })]);
    expect((await login(TEST_USERNAME)).status).toBe(200);
    expect((await put(id, { disabled: false })).status).toBe(200);
  });

  test.each([
    [ID, { disabled: true }, 404],
    ["invitations", { disabled: true }, 404],
    [ID, {}, 422],
    [ID, { disabled: "yes" }, 422],
  ])("answers %s with %j by %i", async (id, json, status) => {
    const { put } = await openWith();
    expect((await put(id, json)).status).toBe(status);
  });
});

describe("DELETE /api/accounts/{id}/second-factor", () => {
  test("lets the password alone sign in again", async () => {
    const { services, idOf, login, reset, lines, list } = await openWith("nimal");
    await turnOnSecondFactorOf(services, { username: "nimal", password: TEST_PASSWORD });
    expect((await login("nimal")).status).toBe(401);
    const id = await idOf("nimal");
    const answer = await reset(id);
    expect([answer.status, await answer.json()]).toEqual([200, { id }]);
    expect((await lines())[0]).toEqual([TEST_USERNAME, "reset second factor", "nimal"]);
    expect((await login("nimal")).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ id, secondFactor: false }));
    expect(await services.db.read.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);

    const again = await reset(id);
    expect([again.status, await again.json()]).toEqual([404, problem({ statusCode: 404 })]);
    expect((await reset(ID)).status).toBe(404);
  });

  test("is no way around one's own code", async () => {
    const { services, login, call } = await openWith();
    const own = { username: TEST_USERNAME, password: TEST_PASSWORD };
    const { token, recoveryCodes } = await turnOnSecondFactorOf(services, own);
    const accounts = (await (await call("GET", "/api/accounts", { token })).json()) as Listed[];
    const id = accounts.find(({ self }) => self)?.id ?? "";
    const json = { ...CONFIRMATION, code: recoveryCodes[0] };
    const answer = await call("POST", `/api/accounts/${id}/second-factor/off`, { token, json });
    expect([answer.status, await answer.json()]).toEqual([409, problem({ statusCode: 409 })]);
    expect((await login(TEST_USERNAME)).status).toBe(401);
  });
});
