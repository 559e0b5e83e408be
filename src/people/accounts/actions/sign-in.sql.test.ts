import { hash } from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { openWithAccount, REFUSED, request } from "../../../../tests/support/sign-in-requests.ts";
import { createTestAccount, TEST_PASSWORD } from "../../../../tests/support/test-api.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken } from "../../../platform/ids/tokens.server.ts";
import { createPasswords, type Passwords } from "../passwords.server.ts";
import { findAccount } from "../rows/account-rows.server.ts";
import { disableAccount, enableAccount } from "./disable-account.server.ts";
import { resumeSession } from "./resume-session.server.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const withVerify = <Given extends { passwords: Passwords }>(services: Given, verify: Passwords["verify"]): Given => ({
  ...services,
  passwords: { ...services.passwords, verify },
});

describe("signing in", () => {
  test("with the right password opens a session; the name may be spelt in any case", async () => {
    const services = await openWithAccount();
    const started = await signIn(services, request({ username: " KEEPER" }));
    expect(started).toMatchObject({ username: "keeper", expiresAt: "2026-03-31T06:00:00.000Z" });
    expect(await resumeSession(services, started.accessToken)).toMatchObject({ username: "keeper" });
  });

  test("stores no token, only hashes", async () => {
    const services = await openWithAccount();
    const started = await signIn(services, request());
    const sessions = await services.db.read.selectFrom("sessions").selectAll().execute();
    const devices = await services.db.read.selectFrom("trusted_devices").selectAll().execute();
    expect(sessions.map((session) => session.token_hash)).toEqual([hashToken(started.accessToken)]);
    expect(devices.map((device) => device.token_hash)).toEqual([hashToken(started.deviceToken)]);
    expect(JSON.stringify([sessions, devices])).not.toContain(started.accessToken);
    expect(JSON.stringify([sessions, devices])).not.toContain(started.deviceToken);
  });

  test.each([
    ["a wrong password", { password: "not the password" }],
    ["an unknown name", { username: "nobody" }],
    ["the right password of a disabled account", { username: "former" }],
  ])("with %s is refused in the same words, after exactly one hash at today's cost", async (_what, given) => {
    const strong = createPasswords();
    const verify = vi.fn(strong.verify);
    const services = await openWithAccount({ ...strong, verify });
    await createTestAccount(services, "former");
    await disableAccount(services, "former");
    await expect(signIn(services, request(given))).rejects.toMatchObject(REFUSED);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  });

  test("to an account that was enabled again works", async () => {
    const services = await openWithAccount();
    await createTestAccount(services, "other");
    await disableAccount(services, "keeper");
    await enableAccount(services, "keeper");
    expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
  });

  test("with a password that is changed while it is being checked is refused", async () => {
    const services = await openWithAccount();
    const changeMeanwhile: Passwords["verify"] = async (stored, password) => {
      const matches = await services.passwords.verify(stored, password);
      await setPassword(services, { username: "keeper", password: "another good password" });
      return matches;
    };
    await expect(signIn(withVerify(services, changeMeanwhile), request())).rejects.toMatchObject(REFUSED);
    expect(await services.db.read.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("renews a hash that was made at another cost, without ending sessions", async () => {
    const services = await openWithAccount(createPasswords());
    const first = await signIn(services, request());
    const old = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await services.db.write.updateTable("accounts").set({ password_hash: old }).execute();
    await signIn(services, request());
    expect((await findAccount(services.db.read, "keeper"))?.password_hash).toMatch(/m=32768,t=3,p=1/);
    expect(await resumeSession(services, first.accessToken)).toBeDefined();
    await signIn(services, request());
  });

  test("removes sessions and devices that are over", async () => {
    const services = await openWithAccount();
    await signIn(services, request());
    services.clock.advance(90 * DAY_MS);
    await signIn(services, request());
    expect(await services.db.read.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
    expect(await services.db.read.selectFrom("trusted_devices").selectAll().execute()).toHaveLength(1);
  });
});

describe("a flood of wrong passwords", () => {
  test("from everywhere keeps strangers out, but not the browser that signed in before", async () => {
    const services = await openWithAccount();
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    for (let index = 0; index < 50; index += 1) {
      const attempt = request({ clientAddress: `198.51.100.${index}`, password: "a wrong guess" });
      await expect(signIn(withVerify(services, wrong), attempt)).rejects.toMatchObject(REFUSED);
    }
    const late = { kind: "TooManyRequests" };
    await expect(signIn(services, request())).rejects.toMatchObject(late);
    await expect(signIn(services, request({ deviceToken: "tuskdevice_made-up" }))).rejects.toMatchObject(late);
    expect(await signIn(services, request({ deviceToken }))).toMatchObject({ username: "keeper" });
  });

  test("from the administrator's own address does not keep that browser out either", async () => {
    const services = await openWithAccount();
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    for (let index = 0; index < 10; index += 1) {
      await expect(signIn(withVerify(services, wrong), request())).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request())).rejects.toMatchObject({ kind: "TooManyRequests" });
    expect(await signIn(services, request({ deviceToken }))).toMatchObject({ username: "keeper" });
  });

  test("is limited alike for a name that has no account, in any spelling", async () => {
    const verify = vi.fn(async () => false);
    const services = await openWithAccount({ verify });
    for (const username of ["Nobody", "nobody ", "ＮＯＢＯＤＹ", "NOBODY", "nobody"].flatMap((name) => [name, name])) {
      await expect(signIn(services, request({ username }))).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request({ username: "nobody" }))).rejects.toMatchObject({
      kind: "TooManyRequests",
    });
    expect(verify).toHaveBeenCalledTimes(10);
  });
});

describe("a trusted device", () => {
  test("is trusted by the account that it signed in to, and by no other", async () => {
    const services = await openWithAccount();
    await createTestAccount(services, "other");
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    const attempt = request({ username: "other", deviceToken });
    for (let index = 0; index < 10; index += 1)
      await expect(signIn(withVerify(services, wrong), attempt)).rejects.toThrow();
    const elsewhere = { ...attempt, clientAddress: "198.51.100.1" };
    await expect(signIn(services, attempt)).rejects.toMatchObject({ kind: "TooManyRequests" });
    // It keeps its token when it signs in to a second account.
    expect((await signIn(services, elsewhere)).deviceToken).toBe(deviceToken);
    expect(await signIn(services, attempt)).toMatchObject({ username: "other" });
  });

  test("is a stranger again after ninety days without signing in", async () => {
    const services = await openWithAccount();
    const { deviceToken } = await signIn(services, request());
    services.clock.advance(89 * DAY_MS);
    expect((await signIn(services, request({ deviceToken }))).deviceToken).toBe(deviceToken);
    services.clock.advance(90 * DAY_MS);
    expect((await signIn(services, request({ deviceToken }))).deviceToken).not.toBe(deviceToken);
  });

  test("is forgotten with a new password from the command line", async () => {
    const services = await openWithAccount();
    const { deviceToken } = await signIn(services, request());
    await setPassword(services, { username: "keeper", password: "another good password" });
    const again = await signIn(services, request({ password: "another good password", deviceToken }));
    expect(again.deviceToken).not.toBe(deviceToken);
  });

  test("is never made from a token that the site did not issue", async () => {
    const services = await openWithAccount();
    const planted = `tuskdevice_${"x".repeat(43)}`;
    expect((await signIn(services, request({ deviceToken: planted }))).deviceToken).not.toBe(planted);
  });
});

test("a check that could not be made counts as no failure", async () => {
  const services = await openWithAccount();
  const busy = () => Promise.reject(new AppError("Unavailable", "busy"));
  for (let index = 0; index < 60; index += 1) {
    await expect(signIn(withVerify(services, busy), request())).rejects.toMatchObject({ kind: "Unavailable" });
  }
  expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
});
