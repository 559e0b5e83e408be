import { describe, expect, test } from "vitest";
import { codeAt, turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { setPassword } from "../../accounts/actions/set-password.server.ts";

const OWN = { username: TEST_USERNAME, password: TEST_PASSWORD };
const CONFIRMATION = { currentPassword: TEST_PASSWORD };
const WRONG = { currentPassword: "not the password" };

type Body = Record<string, unknown>;

/** A site with two accounts: the administrator, whose token was stolen, and another one. */
async function openWithTwo() {
  const site = await openTestApi();
  const { call, services } = site;
  await createTestAccount(services, "nimal");
  const ask = async (method: string, path: string, json?: unknown, token = site.token) => {
    const answer = await call(method, path, { token, json });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const accounts = (await ask("GET", "/api/accounts")).body as unknown as { id: string; username: string }[];
  const id = accounts.find(({ username }) => username === "nimal")?.id ?? "";
  const calls = (confirmation: object, token = site.token) =>
    ({
      inviting: () => ask("POST", "/api/accounts/invitations", { username: "kamal", ...confirmation }, token),
      disabling: () => ask("PUT", `/api/accounts/${id}`, { disabled: true, ...confirmation }, token),
      enabling: () => ask("PUT", `/api/accounts/${id}`, { disabled: false, ...confirmation }, token),
      "resetting a second factor": () => ask("POST", `/api/accounts/${id}/second-factor/off`, confirmation, token),
    }) as const;
  const login = async (username: string, password = TEST_PASSWORD) =>
    (await call("POST", "/api/auth/login", { json: { username, password } })).status;
  const invitedToken = async (token = site.token, confirmation: object = CONFIRMATION) => {
    const { url } = (await calls(confirmation, token).inviting()).body as { url: string };
    return url.split("/").at(-1) ?? "";
  };
  return { ...site, id, ask, calls, login, invitedToken };
}

const CALLS = ["inviting", "disabling", "enabling", "resetting a second factor"] as const;

test("these calls count wrong passwords with those of the own account, and all refuse the right one after ten", async () => {
  const { calls, ask } = await openWithTwo();
  for (let tried = 0; tried < 10; tried += 1) {
    const what = CALLS[tried % CALLS.length] ?? "inviting";
    expect(await calls(WRONG)[what]()).toMatchObject({ status: 422 });
  }
  for (const what of CALLS) expect(await calls(CONFIRMATION)[what]()).toMatchObject({ status: 429 });
  expect(await ask("POST", "/api/account/second-factor", CONFIRMATION)).toMatchObject({ status: 429 });
});

describe.each(CALLS)("%s with a token alone", (what) => {
  test("is refused, and so is a wrong password", async () => {
    const { calls, services } = await openWithTwo();
    expect(await calls({})[what]()).toMatchObject({
      status: 422,
      body: { errors: [{ path: "currentPassword" }] },
    });
    expect(await calls(WRONG)[what]()).toMatchObject({
      status: 422,
      body: { code: "wrong_password", errors: [{ path: "currentPassword" }] },
    });
    const accounts = await services.db.read.selectFrom("accounts").select("disabled_at").execute();
    expect(accounts).toEqual([{ disabled_at: null }, { disabled_at: null }]);
    expect(await services.db.read.selectFrom("invitations").selectAll().execute()).toEqual([]);
  });

  test("wants the code too where the account that asks has a second factor", async () => {
    const { calls, services } = await openWithTwo();
    await turnOnSecondFactorOf(services, { username: "nimal", password: TEST_PASSWORD });
    const { token, secret } = await turnOnSecondFactorOf(services, OWN);
    services.clock.advance(30_000);
    const code = codeAt(secret, services.clock.now());
    for (const missing of [{}, { code: " " }]) {
      expect(await calls({ ...CONFIRMATION, ...missing }, token)[what]()).toMatchObject({
        status: 422,
        body: { code: "otp_required", errors: [{ path: "code" }] },
      });
    }
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await calls({ ...CONFIRMATION, code: wrong }, token)[what]()).toMatchObject({
      status: 422,
      body: { code: "wrong_code", errors: [{ path: "code" }] },
    });
    expect((await calls({ ...CONFIRMATION, code }, token)[what]()).status).toBeLessThan(300);
    // A code works once, whatever it is used for.
    expect(await calls({ ...CONFIRMATION, code }, token)[what]()).toMatchObject({ body: { code: "wrong_code" } });
  });
});

test("a code is not used up by a call that came to nothing", async () => {
  const { calls, services, ask } = await openWithTwo();
  const { token, secret } = await turnOnSecondFactorOf(services, OWN);
  services.clock.advance(30_000);
  const confirmation = { ...CONFIRMATION, code: codeAt(secret, services.clock.now()) };
  const taken = { username: "nimal", ...confirmation };
  expect(await ask("POST", "/api/accounts/invitations", taken, token)).toMatchObject({ status: 409 });
  expect(await calls(confirmation, token).inviting()).toMatchObject({ status: 201 });
});

test("changing one's own password wants the code as well where the account has a second factor", async () => {
  const { services, ask, login } = await openWithTwo();
  const { token, secret } = await turnOnSecondFactorOf(services, OWN);
  services.clock.advance(30_000);
  const code = codeAt(secret, services.clock.now());
  const newPassword = "another good password";
  const change = (given: object) =>
    ask("PUT", "/api/account/password", { ...CONFIRMATION, newPassword, ...given }, token);
  for (const missing of [{}, { code: " " }]) {
    expect(await change(missing)).toMatchObject({
      status: 422,
      body: { code: "otp_required", errors: [{ path: "code" }] },
    });
  }
  expect(await change({ code: code === "000000" ? "000001" : "000000" })).toMatchObject({
    status: 422,
    body: { code: "wrong_code", errors: [{ path: "code" }] },
  });
  expect(await change({ code, newPassword: TEST_PASSWORD })).toMatchObject({ status: 422 });
  expect(await login(TEST_USERNAME, newPassword)).toBe(401);
  expect(await change({ code })).toMatchObject({ status: 200 });
  // A code works once, whatever it is used for.
  const again = { currentPassword: newPassword, newPassword: "a third good password", code };
  expect(await change(again)).toMatchObject({ body: { code: "wrong_code" } });
});

test("wrong codes given for another password are counted", async () => {
  const { services, ask } = await openWithTwo();
  const { token } = await turnOnSecondFactorOf(services, OWN);
  const given = { ...CONFIRMATION, newPassword: "another good password", code: "no code at all" };
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await ask("PUT", "/api/account/password", given, token)).toMatchObject({ status: 422 });
  }
  expect(await ask("PUT", "/api/account/password", given, token)).toMatchObject({ status: 429 });
});

describe("an invitation is worth nothing any more", () => {
  const isOver = async ({ call, login }: Awaited<ReturnType<typeof openWithTwo>>, invitation: string) => {
    const accepted = await call("POST", `/api/invitations/${invitation}`, { json: { password: "chosen by a thief" } });
    return [accepted.status, await login("kamal", "chosen by a thief")];
  };

  test("when its sender has changed the password", async () => {
    const site = await openWithTwo();
    const invitation = await site.invitedToken();
    const json = { ...CONFIRMATION, newPassword: "another good password" };
    expect(await site.ask("PUT", "/api/account/password", json)).toMatchObject({ status: 200 });
    expect(await isOver(site, invitation)).toEqual([404, 401]);
    const { body } = await site.ask("GET", "/api/activity");
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ username: TEST_USERNAME, action: "withdrew invitation" })]),
    );
  });

  test("when the password was changed on the command line", async () => {
    const site = await openWithTwo();
    const invitation = await site.invitedToken();
    await setPassword(site.services, { username: TEST_USERNAME, password: "another good password" });
    expect(await isOver(site, invitation)).toEqual([404, 401]);
  });

  test("when its sender was disabled, while those of others stay valid", async () => {
    const site = await openWithTwo();
    const { call } = site;
    const login = await call("POST", "/api/auth/login", { json: { username: "nimal", password: TEST_PASSWORD } });
    const { access_token: nimals } = (await login.json()) as { access_token: string };
    const invitation = await site.invitedToken(nimals);
    const others = await site.ask("POST", "/api/accounts/invitations", { username: "sunil", ...CONFIRMATION });
    expect(await site.calls(CONFIRMATION).disabling()).toMatchObject({ status: 200 });
    expect(await isOver(site, invitation)).toEqual([404, 401]);
    const open = String(others.body.url).split("/").at(-1);
    expect((await call("GET", `/api/invitations/${open}`)).status).toBe(200);
  });
});

test("turning the second factor on ends the other sign-ins, and makes browsers that were known strangers again", async () => {
  const { call, token, services, ask } = await openWithTwo();
  const login = await call("POST", "/api/auth/login", { json: OWN });
  const { access_token: stolen } = (await login.json()) as { access_token: string };
  const { body } = await ask("POST", "/api/account/second-factor", CONFIRMATION);
  const code = codeAt(String(body.secret), services.clock.now());
  expect(await ask("PUT", "/api/account/second-factor", { code })).toMatchObject({
    status: 200,
    body: { endedSessions: 1 },
  });
  expect((await call("GET", "/api/account", { token: stolen })).status).toBe(401);
  expect((await call("GET", "/api/account", { token })).status).toBe(200);
  expect(await services.db.read.selectFrom("trusted_devices").selectAll().execute()).toEqual([]);
});
