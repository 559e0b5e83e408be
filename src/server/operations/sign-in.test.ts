import { hash } from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { verifyPassword } from "../auth/passwords.ts";
import { hashToken } from "../auth/tokens.ts";
import { findAccount } from "../db/accounts.ts";
import { createAccount } from "./create-account.ts";
import { disableAccount, enableAccount } from "./disable-account.ts";
import { resumeSession } from "./resume-session.ts";
import { revokeAllSessions } from "./revoke-session.ts";
import { setPassword } from "./set-password.ts";
import { type SignInRequest, signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const PASSWORD = "a good long password";
const DAY_MS = 24 * 60 * 60 * 1000;

const request = (given: Partial<SignInRequest> = {}): SignInRequest => ({
  username: "keeper",
  password: PASSWORD,
  clientAddress: "203.0.113.1",
  deviceToken: undefined,
  ...given,
});

async function openWithKeeper() {
  const services = await openTestServices();
  await createAccount(services, { username: "keeper", password: PASSWORD });
  return services;
}

/** Counts which hashes are verified, and verifies them. */
const countingVerify = () => vi.fn(verifyPassword);

const REFUSED = { kind: "Unauthorised", message: "Login failed. Please check your credentials and try again." };

describe("signing in", () => {
  test("with the right password opens a session; the name may be spelt in any case", async () => {
    const services = await openWithKeeper();
    const started = await signIn(services, request({ username: " KEEPER" }));
    expect(started).toMatchObject({ username: "keeper", expiresAt: "2026-03-31T06:00:00.000Z" });
    expect(await resumeSession(services, started.accessToken)).toMatchObject({ username: "keeper" });
  });

  test("stores no token, only hashes", async () => {
    const services = await openWithKeeper();
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
    const services = await openWithKeeper();
    await createAccount(services, { username: "former", password: PASSWORD });
    await disableAccount(services, "former");
    const verify = countingVerify();
    await expect(signIn(services, request(given), verify)).rejects.toMatchObject(REFUSED);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  });

  test("to an account that was enabled again works", async () => {
    const services = await openWithKeeper();
    await disableAccount(services, "keeper");
    await enableAccount(services, "keeper");
    expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
  });

  test("with a password that is changed while it is being checked is refused", async () => {
    const services = await openWithKeeper();
    const changeMeanwhile: typeof verifyPassword = async (stored, password) => {
      const matches = await verifyPassword(stored, password);
      await setPassword(services, { username: "keeper", password: "another good password" });
      return matches;
    };
    await expect(signIn(services, request(), changeMeanwhile)).rejects.toMatchObject(REFUSED);
    expect(await services.db.read.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("renews a hash that was made at another cost, without ending sessions", async () => {
    const services = await openWithKeeper();
    const first = await signIn(services, request());
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await services.db.write.updateTable("accounts").set({ password_hash: old }).execute();
    await signIn(services, request());
    expect((await findAccount(services.db.read, "keeper"))?.password_hash).toMatch(/m=32768,t=3,p=1/);
    expect(await resumeSession(services, first.accessToken)).toBeDefined();
    await signIn(services, request());
  });

  test("removes sessions and devices that are over", async () => {
    const services = await openWithKeeper();
    await signIn(services, request());
    services.clock.advance(90 * DAY_MS);
    await signIn(services, request());
    expect(await services.db.read.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
    expect(await services.db.read.selectFrom("trusted_devices").selectAll().execute()).toHaveLength(1);
  });
});

describe("a session", () => {
  test("is over thirty days after it began, however much it is used", async () => {
    const services = await openWithKeeper();
    const { accessToken } = await signIn(services, request());
    for (let day = 0; day < 29; day += 1) {
      services.clock.advance(DAY_MS);
      expect(await resumeSession(services, accessToken)).toBeDefined();
    }
    services.clock.advance(DAY_MS - 1);
    expect(await resumeSession(services, accessToken)).toBeDefined();
    services.clock.advance(1);
    expect(await resumeSession(services, accessToken)).toBeUndefined();
  });

  test("is over after seven days without use", async () => {
    const services = await openWithKeeper();
    const { accessToken } = await signIn(services, request());
    services.clock.advance(7 * DAY_MS - 1);
    expect(await resumeSession(services, accessToken)).toBeDefined();
    services.clock.advance(7 * DAY_MS);
    expect(await resumeSession(services, accessToken)).toBeUndefined();
  });

  test("records its use at most once a minute", async () => {
    const services = await openWithKeeper();
    const { accessToken } = await signIn(services, request());
    const lastUse = async () => {
      await resumeSession(services, accessToken);
      const session = await services.db.read.selectFrom("sessions").select("last_used_at").executeTakeFirstOrThrow();
      return session.last_used_at;
    };
    services.clock.advance(59_999);
    expect(await lastUse()).toBe("2026-03-01T06:00:00.000Z");
    services.clock.advance(1);
    expect(await lastUse()).toBe("2026-03-01T06:01:00.000Z");
  });

  test("ends with signing out, and the account's other sessions go on", async () => {
    const services = await openWithKeeper();
    const [one, other] = [await signIn(services, request()), await signIn(services, request())];
    const session = await resumeSession(services, one.accessToken);
    if (!session) throw new Error("The session is gone.");
    await signOut(services, session);
    expect(await resumeSession(services, one.accessToken)).toBeUndefined();
    expect(await resumeSession(services, other.accessToken)).toBeDefined();
  });

  test.each([
    ["its account is disabled", (services) => disableAccount(services, "keeper")],
    ["the password changes", (services) => setPassword(services, { username: "keeper", password: "another password" })],
    ["all are revoked", (services) => revokeAllSessions(services, "keeper")],
  ] satisfies [string, (services: Awaited<ReturnType<typeof openWithKeeper>>) => Promise<unknown>][])(
    "ends when %s, and that of another account goes on",
    async (_when, end) => {
      const services = await openWithKeeper();
      await createAccount(services, { username: "other", password: PASSWORD });
      const [own, others] = [await signIn(services, request()), await signIn(services, request({ username: "other" }))];
      await end(services);
      expect(await resumeSession(services, own.accessToken)).toBeUndefined();
      expect(await resumeSession(services, others.accessToken)).toBeDefined();
    },
  );
});

describe("a flood of wrong passwords", () => {
  test("from everywhere keeps strangers out, but not the browser that signed in before", async () => {
    const services = await openWithKeeper();
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    for (let index = 0; index < 50; index += 1) {
      const attempt = request({ clientAddress: `198.51.100.${index}`, password: "a wrong guess" });
      await expect(signIn(services, attempt, wrong)).rejects.toMatchObject(REFUSED);
    }
    const late = { kind: "TooManyRequests" };
    await expect(signIn(services, request())).rejects.toMatchObject(late);
    await expect(signIn(services, request({ deviceToken: "tuskdevice_made-up" }))).rejects.toMatchObject(late);
    expect(await signIn(services, request({ deviceToken }))).toMatchObject({ username: "keeper" });
  });

  test("from the administrator's own address does not keep that browser out either", async () => {
    const services = await openWithKeeper();
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    for (let index = 0; index < 10; index += 1) {
      await expect(signIn(services, request(), wrong)).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request())).rejects.toMatchObject({ kind: "TooManyRequests" });
    expect(await signIn(services, request({ deviceToken }))).toMatchObject({ username: "keeper" });
  });

  test("is limited alike for a name that has no account, in any spelling", async () => {
    const services = await openWithKeeper();
    const verify = vi.fn(async () => false);
    for (const username of ["Nobody", "nobody ", "ＮＯＢＯＤＹ", "NOBODY", "nobody"].flatMap((name) => [name, name])) {
      await expect(signIn(services, request({ username }), verify)).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request({ username: "nobody" }), verify)).rejects.toMatchObject({
      kind: "TooManyRequests",
    });
    expect(verify).toHaveBeenCalledTimes(10);
  });
});

describe("a trusted device", () => {
  test("is trusted by the account that it signed in to, and by no other", async () => {
    const services = await openWithKeeper();
    await createAccount(services, { username: "other", password: PASSWORD });
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    const attempt = request({ username: "other", deviceToken });
    for (let index = 0; index < 10; index += 1) await expect(signIn(services, attempt, wrong)).rejects.toThrow();
    const elsewhere = { ...attempt, clientAddress: "198.51.100.1" };
    await expect(signIn(services, attempt)).rejects.toMatchObject({ kind: "TooManyRequests" });
    // It keeps its token when it signs in to a second account.
    expect((await signIn(services, elsewhere)).deviceToken).toBe(deviceToken);
    expect(await signIn(services, attempt)).toMatchObject({ username: "other" });
  });

  test("is a stranger again after ninety days without signing in", async () => {
    const services = await openWithKeeper();
    const { deviceToken } = await signIn(services, request());
    services.clock.advance(89 * DAY_MS);
    expect((await signIn(services, request({ deviceToken }))).deviceToken).toBe(deviceToken);
    services.clock.advance(90 * DAY_MS);
    expect((await signIn(services, request({ deviceToken }))).deviceToken).not.toBe(deviceToken);
  });

  test("is never made from a token that somebody else thought up", async () => {
    const services = await openWithKeeper();
    const planted = `tuskdevice_${"x".repeat(43)}`;
    expect((await signIn(services, request({ deviceToken: planted }))).deviceToken).not.toBe(planted);
  });
});

test("a check that could not be made counts as no failure", async () => {
  const services = await openWithKeeper();
  const busy = () => Promise.reject(new AppError("Unavailable", "busy"));
  for (let index = 0; index < 60; index += 1) {
    await expect(signIn(services, request(), busy)).rejects.toMatchObject({ kind: "Unavailable" });
  }
  expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
});
