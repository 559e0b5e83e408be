import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { firstPasswordFile } from "../../accounts/first-password.server.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

const NEW_PASSWORD = "another good password";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0";

async function openAccount() {
  const site = await openTestApi();
  const login = (password = TEST_PASSWORD, headers: Record<string, string> = {}, username = TEST_USERNAME) =>
    site.call("POST", "/api/auth/login", { json: { username, password }, headers });
  const signIn = async (...given: Parameters<typeof login>) =>
    ((await (await login(...given)).json()) as { access_token: string }).access_token;
  const changePassword = (json: unknown, token = site.token) =>
    site.call("PUT", "/api/account/password", { token, json });
  const isGood = async (token: string) => (await site.call("GET", "/api/auth/session", { token })).status === 200;
  const lastActivity = async () => (await listActivities(site.services.db.read, { limit: 1, offset: 0 }))[0];
  return { ...site, login, signIn, changePassword, isGood, lastActivity };
}

test("GET /api/account returns the own account, uncached", async () => {
  const { call, token } = await openAccount();
  const answer = await call("GET", "/api/account", { token });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    username: TEST_USERNAME,
    role: "administrator",
    mail: { possible: false, address: null, unconfirmed: null, alerts: false },
    createdAt: "2026-03-01T06:00:00.000Z",
    secondFactor: { enabled: false, recoveryCodesLeft: 0 },
  });
});

describe("PUT /api/account/password", () => {
  test("changes the password, ends all other sign-ins and leaves the one that asks", async () => {
    const { token, signIn, changePassword, isGood, login, lastActivity } = await openAccount();
    const others = [await signIn(), await signIn()];
    const answer = await changePassword({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect([answer.status, await answer.json()]).toEqual([200, { endedSessions: 2 }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await isGood(token)).toBe(true);
    for (const other of others) expect(await isGood(other)).toBe(false);
    expect(await lastActivity()).toMatchObject({ username: TEST_USERNAME, action: "changed password" });
    expect((await login(TEST_PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  test("forgets the account's trusted browsers, but not those of other accounts", async () => {
    const { services, login, changePassword } = await openAccount();
    await createTestAccount(services, "other");
    const cookie = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const [own, others] = [cookie(await login()), cookie(await login(TEST_PASSWORD, {}, "other"))];
    await changePassword({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    // A trusted browser keeps its cookie; any other gets a new one.
    expect(cookie(await login(NEW_PASSWORD, { cookie: own }))).not.toBe(own);
    expect(cookie(await login(TEST_PASSWORD, { cookie: others }, "other"))).toBe(others);
  });

  test("removes the file of the first password, which is no longer true", async () => {
    const { services, call, signIn } = await openAccount();
    await createTestAccount(services, "admin");
    const token = await signIn(TEST_PASSWORD, {}, "admin");
    writeFileSync(firstPasswordFile(services.config.dataDir), "the first password");
    const json = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call("PUT", "/api/account/password", { token, json })).status).toBe(200);
    expect(existsSync(firstPasswordFile(services.config.dataDir))).toBe(false);
  });

  test.each([
    [{ currentPassword: "not the password", newPassword: NEW_PASSWORD }, "currentPassword", "wrong_password"],
    [{ currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD }, "newPassword"],
    [{ currentPassword: TEST_PASSWORD, newPassword: "short" }, "newPassword"],
    [{ newPassword: NEW_PASSWORD }, "currentPassword"],
    [{ currentPassword: TEST_PASSWORD }, "newPassword"],
  ])("answers %j with 422 and the field, and changes nothing", async (json, path, code?: string) => {
    const { signIn, changePassword, isGood, login } = await openAccount();
    const other = await signIn();
    const answer = await changePassword(json);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(
      problem({ statusCode: 422, ...(code === undefined ? {} : { code }), errors: [{ path }] }),
    );
    expect(await isGood(other)).toBe(true);
    expect((await login()).status).toBe(200);
  });

  test("may be tried ten times with a wrong password in a quarter of an hour, by each sign-in", async () => {
    const { signIn, changePassword } = await openAccount();
    const wrong = { currentPassword: "not the password", newPassword: NEW_PASSWORD };
    for (let tried = 0; tried < 10; tried += 1) expect((await changePassword(wrong)).status).toBe(422);
    const right = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const refused = await changePassword(right);
    expect([refused.status, await refused.json()]).toEqual([429, problem({ statusCode: 429 })]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(880);
    // An attacker with a stolen token cannot keep the owner from changing the password.
    expect((await changePassword(right, await signIn())).status).toBe(200);
  });
});

describe("the sign-ins of an account", () => {
  type Listed = { id: string; device: string | null; current: boolean };

  test("are listed with device and times, the newest first, without those of others", async () => {
    const { call, token, services, signIn } = await openAccount();
    services.clock.advance(60_000);
    await signIn(TEST_PASSWORD, { "user-agent": FIREFOX });
    await createTestAccount(services, "other");
    await signIn(TEST_PASSWORD, {}, "other");
    const answer = await call("GET", "/api/account/sessions", { token });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const id = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(await answer.json()).toEqual([
      {
        id,
        device: "Firefox on Windows",
        createdAt: "2026-03-01T06:01:00.000Z",
        lastUsedAt: "2026-03-01T06:01:00.000Z",
        expiresAt: "2026-03-31T06:01:00.000Z",
        current: false,
      },
      {
        id,
        device: null,
        createdAt: "2026-03-01T06:00:00.000Z",
        lastUsedAt: "2026-03-01T06:01:00.000Z",
        expiresAt: "2026-03-31T06:00:00.000Z",
        current: true,
      },
    ]);
  });

  test("can be ended one by one, but only one's own", async () => {
    const { call, token, services, signIn, isGood, lastActivity } = await openAccount();
    await createTestAccount(services, "other");
    const others = await signIn(TEST_PASSWORD, {}, "other");
    const firefox = await signIn(TEST_PASSWORD, { "user-agent": FIREFOX });
    const listed = (await (await call("GET", "/api/account/sessions", { token })).json()) as Listed[];
    const [foreign] = (await (await call("GET", "/api/account/sessions", { token: others })).json()) as Listed[];
    const end = (id = "") => call("DELETE", `/api/account/sessions/${id}`, { token });

    const missing = await end(foreign?.id);
    expect([missing.status, await missing.json()]).toEqual([404, problem({ statusCode: 404 })]);
    expect(await isGood(others)).toBe(true);

    const { id } = listed.find((session) => !session.current) ?? {};
    const ended = await end(id);
    expect([ended.status, await ended.json()]).toEqual([200, { id }]);
    expect(await isGood(firefox)).toBe(false);
    expect(await lastActivity()).toMatchObject({ action: "ended sign-in", detail: "Firefox on Windows" });
    expect((await end(id)).status).toBe(404);

    await end(listed.find((session) => session.current)?.id);
    expect(await isGood(token)).toBe(false);
  });

  test("can be ended all at once but the one that asks", async () => {
    const { call, token, signIn, isGood, services } = await openAccount();
    const others = [await signIn(), await signIn()];
    const endOthers = async () => (await call("DELETE", "/api/account/sessions", { token })).json();
    expect(await endOthers()).toEqual({ ended: 2 });
    expect(await endOthers()).toEqual({ ended: 0 });
    expect(await isGood(token)).toBe(true);
    for (const other of others) expect(await isGood(other)).toBe(false);
    const lines = await listActivities(services.db.read, { limit: 100, offset: 0 });
    expect(lines.filter((line) => line.action === "ended sign-in")).toHaveLength(1);
  });
});
