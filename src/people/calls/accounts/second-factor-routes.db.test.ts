import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { codeAt } from "../../../../tests/support/second-factor.ts";
import { openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

const STEP_MS = 30_000;
const WRONG_PASSWORD = { currentPassword: "not the password" };
const PASSWORD = { currentPassword: TEST_PASSWORD };

async function openAccount() {
  const site = await openTestApi();
  const { services, token } = site;
  const ask = async (method: string, path: string, json: unknown) => {
    const answer = await site.call(method, `/api/account/${path}`, { token, json });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const offer = (json: unknown = PASSWORD) => ask("POST", "second-factor", json);
  const turnOn = (code: string) => ask("PUT", "second-factor", { code });
  const turnOff = (json: unknown) => ask("POST", "second-factor/off", json);
  const renew = (json: unknown) => ask("POST", "recovery-codes", json);
  const state = async () => {
    const account = (await (await site.call("GET", "/api/account", { token })).json()) as { secondFactor: unknown };
    return account.secondFactor;
  };
  const login = async (otp?: string) => {
    const json = { username: TEST_USERNAME, password: TEST_PASSWORD, otp };
    return (await site.call("POST", "/api/auth/login", { json })).status;
  };
  const actions = async () =>
    (await listActivities(services.db.read, { limit: 100, offset: 0 })).map((line) => line.action);
  /** The code of the next unused time step. */
  const nextCode = (secret: string) => {
    services.clock.advance(STEP_MS);
    return codeAt(secret, services.clock.now());
  };
  const wrongCode = (secret: string) => (codeAt(secret, services.clock.now()) === "000000" ? "000001" : "000000");
  const setUp = async () => {
    const secret = String((await offer()).body.secret);
    const { body } = await turnOn(codeAt(secret, services.clock.now()));
    return { secret, recoveryCodes: body.recoveryCodes as string[] };
  };
  return { ...site, offer, turnOn, turnOff, renew, state, login, actions, nextCode, wrongCode, setUp };
}

const refusal = (path: string, code: string) => ({
  status: 422,
  body: problem({ statusCode: 422, code, errors: [{ path }] }),
});
const NOT_YOUR_PASSWORD = refusal("currentPassword", "wrong_password");
const NOT_THE_CODE = refusal("code", "wrong_code");

describe("setting up a second factor", () => {
  test("offers a secret for the password, to be typed, opened or scanned", async () => {
    const { offer } = await openAccount();
    expect(await offer(WRONG_PASSWORD)).toEqual(NOT_YOUR_PASSWORD);
    const { status, body } = await offer();
    expect(status).toBe(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/Sri%20Lankan%20Tuskers:keeper?issuer=Sri%20Lankan%20Tuskers&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
  });

  test("changes nothing until a code made with the secret was given", async () => {
    const { offer, turnOn, state, login, services, wrongCode } = await openAccount();
    expect(await turnOn("123456")).toMatchObject({ status: 409 });
    const [first, second] = [(await offer()).body, (await offer()).body];
    expect(first.secret).not.toBe(second.secret);
    const secret = String(second.secret);
    expect(await turnOn(wrongCode(secret))).toEqual(NOT_THE_CODE);
    expect(await turnOn(codeAt(String(first.secret), services.clock.now()))).toEqual(NOT_THE_CODE);
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(await login()).toBe(200);
  });

  test("returns ten recovery codes, and signing in then requires a code", async () => {
    const { setUp, state, login, nextCode, actions, call, token } = await openAccount();
    const { secret, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect(await login()).toBe(401);
    expect(await login(nextCode(secret))).toBe(200);
    expect(await login(recoveryCodes[3])).toBe(200);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 9 });
    expect(await actions()).toContain("turned on second factor");
    // The session that set it up goes on.
    expect((await call("GET", "/api/auth/session", { token })).status).toBe(200);
  });

  test("is refused while one is on, before the password is checked", async () => {
    const { setUp, offer, turnOn, nextCode, state } = await openAccount();
    const { secret } = await setUp();
    const isOn = { status: 409 };
    expect(await offer()).toMatchObject(isOn);
    expect(await offer(WRONG_PASSWORD)).toMatchObject(isOn);
    expect(await turnOn(nextCode(secret))).toMatchObject(isOn);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });
});

describe("turning it off", () => {
  test("takes password and code together, and then the password alone signs in", async () => {
    const { setUp, turnOff, nextCode, wrongCode, state, login, actions } = await openAccount();
    const { secret } = await setUp();
    const code = nextCode(secret);
    expect(await turnOff({ ...WRONG_PASSWORD, code })).toEqual(NOT_YOUR_PASSWORD);
    expect(await turnOff({ ...PASSWORD, code: wrongCode(secret) })).toEqual(NOT_THE_CODE);
    expect(await state()).toMatchObject({ enabled: true });
    expect(await turnOff({ ...PASSWORD, code })).toEqual({ status: 200, body: {} });
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(await login()).toBe(200);
    expect(await actions()).toContain("turned off second factor");
    expect(await turnOff({ ...PASSWORD, code })).toMatchObject({ status: 409 });
  });

  test("works with a recovery code, but not with a code that was used to sign in", async () => {
    const { setUp, turnOff, nextCode, login } = await openAccount();
    const { secret, recoveryCodes } = await setUp();
    const code = nextCode(secret);
    expect(await login(code)).toBe(200);
    expect(await turnOff({ ...PASSWORD, code })).toEqual(NOT_THE_CODE);
    expect(await turnOff({ ...PASSWORD, code: recoveryCodes[0] })).toMatchObject({ status: 200 });
  });

  test("and on again begins with another secret and other recovery codes", async () => {
    const { setUp, turnOff, nextCode, login } = await openAccount();
    const first = await setUp();
    await turnOff({ ...PASSWORD, code: nextCode(first.secret) });
    const second = await setUp();
    expect(second.secret).not.toBe(first.secret);
    expect(await login(first.recoveryCodes[0])).toBe(401);
    expect(await login(second.recoveryCodes[0])).toBe(200);
  });
});

test("new recovery codes take the place of all the old ones", async () => {
  const { setUp, renew, nextCode, wrongCode, login, state, actions } = await openAccount();
  expect(await renew({ ...PASSWORD, code: "123456" })).toMatchObject({ status: 409 });
  const { secret, recoveryCodes } = await setUp();
  await login(recoveryCodes[0]);
  expect(await renew({ ...PASSWORD, code: wrongCode(secret) })).toEqual(NOT_THE_CODE);
  const { status, body } = await renew({ ...PASSWORD, code: nextCode(secret) });
  const renewed = body.recoveryCodes as string[];
  expect([status, new Set([...renewed, ...recoveryCodes]).size]).toEqual([200, 20]);
  expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  expect(await login(recoveryCodes[1])).toBe(401);
  expect(await login(renewed[0])).toBe(200);
  expect(await actions()).toContain("renewed recovery codes");
});

test("wrong codes are counted, and the right password between them forgives none", async () => {
  const { setUp, turnOff, wrongCode, nextCode, renew, call, token } = await openAccount();
  const { secret } = await setUp();
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await turnOff({ ...PASSWORD, code: wrongCode(secret) })).toEqual(NOT_THE_CODE);
  }
  const code = nextCode(secret);
  expect(await turnOff({ ...PASSWORD, code })).toMatchObject({ status: 429 });
  expect(await renew({ ...PASSWORD, code })).toMatchObject({ status: 429 });
  const json = { ...PASSWORD, newPassword: "another good password" };
  expect((await call("PUT", "/api/account/password", { token, json })).status).toBe(429);
});

test.each([{}, { code: "   " }, { code: 123456 }, { code: "1".repeat(41) }])(
  "%j instead of a code is refused at its field",
  async (json) => {
    const { call, token } = await openAccount();
    const answer = await call("PUT", "/api/account/second-factor", { token, json });
    expect(await answer.json()).toMatchObject({ statusCode: 422, errors: [{ path: "code" }] });
  },
);
