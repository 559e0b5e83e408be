import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { refuseWrites } from "../../../../tests/support/refuse-writes.ts";
import { codeAt, turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { setPassword } from "../../accounts/actions/set-password.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CREDENTIALS = { username: TEST_USERNAME, password: TEST_PASSWORD };

const UNAUTHORISED = problem({ statusCode: 401 });

describe("POST /api/auth/login", () => {
  test("answers a token, when it ends and whose it is", async () => {
    const { call } = await openTestApi();
    const answer = await call("POST", "/api/auth/login", { json: { ...CREDENTIALS, username: "KEEPER" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      access_token: expect.stringMatching(/^tusk_[\w-]{43}$/),
      expiresAt: "2026-03-31T06:00:00.000Z",
      username: TEST_USERNAME,
    });
  });

  test("sets the cookie of a known browser for these calls alone, out of reach of scripts", async () => {
    const { call } = await openTestApi();
    const plain = await call("POST", "/api/auth/login", { json: CREDENTIALS });
    expect(plain.headers.get("set-cookie")).toMatch(
      /^trusted_device=tuskdevice_[\w-]{43}; Max-Age=7776000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test("sends that cookie over https only, where the site has https", async () => {
    const { call } = await openTestApi({ SITE_URL: "https://tuskers.example" });
    const answer = await call("POST", "/api/auth/login", { json: CREDENTIALS });
    expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test.each([
    ["a wrong password", { ...CREDENTIALS, password: "not the password" }],
    ["an unknown name", { ...CREDENTIALS, username: "nobody" }],
  ])("refuses %s with 401, and gives no cookie", async (_what, json) => {
    const { call } = await openTestApi();
    const answer = await call("POST", "/api/auth/login", { json });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(UNAUTHORISED);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test.each([
    [{ password: TEST_PASSWORD }, "username"],
    [{ username: "  ", password: TEST_PASSWORD }, "username"],
    [{ username: "", password: TEST_PASSWORD }, "username"],
    [{ username: TEST_USERNAME }, "password"],
    [{ username: TEST_USERNAME, password: "" }, "password"],
    [{ username: TEST_USERNAME, password: 12 }, "password"],
    [{ ...CREDENTIALS, username: "x".repeat(201) }, "username"],
    [{ ...CREDENTIALS, otp: 123456 }, "otp"],
    [{ ...CREDENTIALS, otp: "1".repeat(41) }, "otp"],
    [{ ...CREDENTIALS, role: "owner" }, "role"],
  ])("answers %j with 422 and the field", async (json, path) => {
    const { call } = await openTestApi();
    const answer = await call("POST", "/api/auth/login", { json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(problem({ statusCode: 422, errors: [{ path }] }));
  });

  test("takes a code and does not look at it where the account has no second factor", async () => {
    const { call } = await openTestApi();
    expect((await call("POST", "/api/auth/login", { json: { ...CREDENTIALS, otp: "123456" } })).status).toBe(200);
  });

  test("asks for the code of an account that has a second factor, and sets no cookie before it is right", async () => {
    const { call, services } = await openTestApi();
    const { secret } = await turnOnSecondFactorOf(services, CREDENTIALS);
    const asked = await call("POST", "/api/auth/login", { json: CREDENTIALS });
    expect(await asked.json()).toEqual(problem({ statusCode: 401, code: "otp_required" }));
    expect([asked.status, asked.headers.get("set-cookie")]).toEqual([401, null]);

    services.clock.advance(30_000);
    const otp = codeAt(secret, services.clock.now());
    const wrong = { ...CREDENTIALS, otp: otp === "000000" ? "000001" : "000000" };
    const refused = await call("POST", "/api/auth/login", { json: wrong });
    expect([refused.status, await refused.json()]).toEqual([401, UNAUTHORISED]);
    expect((await call("POST", "/api/auth/login", { json: { ...CREDENTIALS, otp } })).status).toBe(200);
  });

  test("refuses a form, which another site could send", async () => {
    const { call } = await openTestApi();
    const body = new URLSearchParams(CREDENTIALS).toString();
    expect((await call("POST", "/api/auth/login", { body })).status).toBe(415);
  });

  test("answers 429 and when to come back after ten failures from an address, while others may go on", async () => {
    const { api } = await openTestApi();
    const site = new Hono<ApiEnvironment>()
      .use(async (context, next) => {
        context.set("clientAddress", context.req.header("x-test-address") ?? "203.0.113.1");
        await next();
      })
      .route("/", api);
    const login = (password: string, headers: Record<string, string> = {}) =>
      site.request("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ username: TEST_USERNAME, password }),
      });
    const cookie = (await login(TEST_PASSWORD)).headers.get("set-cookie")?.split(";")[0] ?? "";
    for (let failed = 0; failed < 10; failed += 1) expect((await login("not the password")).status).toBe(401);

    const refused = await login(TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(880);
    expect(await refused.json()).toEqual(problem({ statusCode: 429 }));
    expect((await login(TEST_PASSWORD, { "x-test-address": "203.0.113.2" })).status).toBe(200);
    expect((await login(TEST_PASSWORD, { cookie })).status).toBe(200);
  });
});

describe("POST /api/auth/logout", () => {
  test("revokes the token at once", async () => {
    const { call, token } = await openTestApi();
    const answer = await call("POST", "/api/auth/logout", { token });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await (await call("GET", "/api/auth/session", { token })).json()).toEqual(UNAUTHORISED);
    expect((await call("POST", "/api/auth/logout", { token })).status).toBe(401);
  });
});

describe("GET /api/auth/session", () => {
  test("returns who is signed in and until when", async () => {
    const { call, token } = await openTestApi();
    const answer = await call("GET", "/api/auth/session", { token });
    expect(await answer.json()).toEqual({ username: TEST_USERNAME, expiresAt: "2026-03-31T06:00:00.000Z" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("asks a visitor without a token to sign in", async () => {
    const { call } = await openTestApi();
    const answer = await call("GET", "/api/auth/session");
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect([answer.status, await answer.json()]).toEqual([401, UNAUTHORISED]);
  });

  test.each([
    ["no token at all", "Bearer "],
    ["another scheme", "Basic a2VlcGVyOmtlZXBlcg=="],
    ["no token of this site", "Bearer null"],
    ["a token that was never handed out", `Bearer tusk_${"A".repeat(43)}`],
    ["the cookie's token", `Bearer tuskdevice_${"A".repeat(43)}`],
  ])("refuses a header with %s", async (_what, authorization) => {
    const { call } = await openTestApi();
    const answer = await call("GET", "/api/auth/session", { headers: { authorization } });
    expect([answer.status, await answer.json()]).toEqual([401, UNAUTHORISED]);
  });

  test.each([
    ["thirty days after login, though used every day", 1, 30],
    ["after seven days without use", 7, 1],
  ])("refuses a token %s", async (_when, daysBetween, times) => {
    const { call, token, services } = await openTestApi();
    for (let used = 0; used < times; used += 1) {
      expect((await call("GET", "/api/auth/session", { token })).status).toBe(200);
      services.clock.advance(daysBetween * DAY_MS);
    }
    expect(await (await call("GET", "/api/auth/session", { token })).json()).toEqual(UNAUTHORISED);
  });

  test("refuses a token from before the password was changed", async () => {
    const { call, token, services } = await openTestApi();
    await setPassword(services, { username: TEST_USERNAME, password: "another good password" });
    expect(await (await call("GET", "/api/auth/session", { token })).json()).toEqual(UNAUTHORISED);
  });
});

test("public reads answer a browser that sends an old token as they answer any visitor", async () => {
  const { call, token } = await openTestApi();
  await call("POST", "/api/auth/logout", { token });
  const [visitor, former] = [await call("GET", "/api/tuskers"), await call("GET", "/api/tuskers", { token })];
  expect([former.status, await former.text()]).toEqual([visitor.status, await visitor.text()]);
});

test("existing sign-ins still work while the database accepts no writes", async () => {
  const { call, token, services } = await openTestApi();
  await refuseWrites(services.db, true);
  services.clock.advance(2 * 60_000);
  expect((await call("GET", "/api/auth/session", { token })).status).toBe(200);
});
