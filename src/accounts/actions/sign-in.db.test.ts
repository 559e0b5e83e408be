import { hash } from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { codeAt, turnOnSecondFactorOf } from "../../../tests/support/second-factor.ts";
import { createTestAccount, TEST_PASSWORD } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { hashToken } from "../../platform/identifiers/tokens.server.ts";
import { verifyPassword } from "../passwords.server.ts";
import { findAccount } from "../rows/account-rows.server.ts";
import { offerSecondFactor } from "./change-second-factor.server.ts";
import { disableAccount, enableAccount } from "./disable-account.server.ts";
import { resumeSession } from "./resume-session.server.ts";
import { revokeAllSessions } from "./revoke-session.server.ts";
import { setPassword } from "./set-password.server.ts";
import { type SignInRequest, signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const request = (given: Partial<SignInRequest> = {}): SignInRequest => ({
  username: "keeper",
  password: TEST_PASSWORD,
  clientAddress: "203.0.113.1",
  deviceToken: undefined,
  ...given,
});

async function openWithAccount() {
  const services = await openTestServices();
  await createTestAccount(services, "keeper");
  return services;
}

/** A real password check that counts its calls. */
const countingVerify = () => vi.fn(verifyPassword);

const REFUSED = { kind: "Unauthorised", message: "Login failed. Please check your credentials and try again." };

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
    const services = await openWithAccount();
    await createTestAccount(services, "former");
    await disableAccount(services, "former");
    const verify = countingVerify();
    await expect(signIn(services, request(given), verify)).rejects.toMatchObject(REFUSED);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  });

  test("to an account that was enabled again works", async () => {
    const services = await openWithAccount();
    await disableAccount(services, "keeper");
    await enableAccount(services, "keeper");
    expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
  });

  test("with a password that is changed while it is being checked is refused", async () => {
    const services = await openWithAccount();
    const changeMeanwhile: typeof verifyPassword = async (stored, password) => {
      const matches = await verifyPassword(stored, password);
      await setPassword(services, { username: "keeper", password: "another good password" });
      return matches;
    };
    await expect(signIn(services, request(), changeMeanwhile)).rejects.toMatchObject(REFUSED);
    expect(await services.db.read.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("renews a hash that was made at another cost, without ending sessions", async () => {
    const services = await openWithAccount();
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

describe("signing in to an account with a second factor", () => {
  const STEP_MS = 30_000;
  const CODE_WANTED = { kind: "Unauthorised", code: "otp_required" };

  async function openWithSecondFactor() {
    const services = await openWithAccount();
    const { secret, recoveryCodes } = await turnOnSecondFactorOf(services, {
      username: "keeper",
      password: TEST_PASSWORD,
    });
    // The code that turned the second factor on is used up.
    services.clock.advance(STEP_MS);
    const code = (steps = 0) => codeAt(secret, new Date(services.clock.now().getTime() + steps * STEP_MS));
    const guess = () => (code() === "000000" ? "000001" : "000000");
    return { services, recoveryCodes, code, guess };
  }

  test("asks for the code after the right password, and for nothing after a wrong one", async () => {
    const { services, code } = await openWithSecondFactor();
    await expect(signIn(services, request())).rejects.toMatchObject(CODE_WANTED);
    await expect(signIn(services, request({ otp: "  " }))).rejects.toMatchObject(CODE_WANTED);
    const wrongPassword = request({ password: "not the password" });
    for (const otp of [undefined, code()]) {
      const refusal = signIn(services, { ...wrongPassword, otp });
      await expect(refusal).rejects.toMatchObject({ ...REFUSED, code: undefined });
    }
    expect(await signIn(services, request({ otp: code() }))).toMatchObject({ username: "keeper" });
  });

  test("refuses a wrong code in the same words as a wrong password", async () => {
    const { services, guess } = await openWithSecondFactor();
    for (const otp of [guess(), "12345", "1234567", "k7mp-x2ch-9wdn", "null", "' or 1=1"]) {
      await expect(signIn(services, request({ otp }))).rejects.toMatchObject({ ...REFUSED, code: undefined });
    }
  });

  test.each([-1, 0, 1])("takes the code of a phone whose clock is %i steps off", async (steps) => {
    const { services, code } = await openWithSecondFactor();
    services.clock.advance(STEP_MS);
    expect(await signIn(services, request({ otp: code(steps) }))).toMatchObject({ username: "keeper" });
  });

  test.each([-2, 2])("refuses the code of one whose clock is %i steps off", async (steps) => {
    const { services, code } = await openWithSecondFactor();
    services.clock.advance(2 * STEP_MS);
    await expect(signIn(services, request({ otp: code(steps) }))).rejects.toMatchObject(REFUSED);
  });

  test("takes no code twice, nor one from before", async () => {
    const { services, code } = await openWithSecondFactor();
    const [before, now] = [code(-1), code()];
    // The previous code turned the second factor on.
    await expect(signIn(services, request({ otp: before }))).rejects.toMatchObject(REFUSED);
    await signIn(services, request({ otp: now }));
    await expect(signIn(services, request({ otp: now }))).rejects.toMatchObject(REFUSED);
    const ahead = code(1);
    await signIn(services, request({ otp: ahead }));
    services.clock.advance(STEP_MS);
    await expect(signIn(services, request({ otp: ahead }))).rejects.toMatchObject(REFUSED);
    services.clock.advance(STEP_MS);
    await signIn(services, request({ otp: code() }));
  });

  test("lets one of many in who give the same code at the same moment", async () => {
    const { services, code, recoveryCodes } = await openWithSecondFactor();
    for (const otp of [code(), recoveryCodes[0]]) {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(services, request({ otp }))));
      expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    }
  });

  test("accepts each recovery code once, however it is typed, and records its use", async () => {
    const { services, recoveryCodes } = await openWithSecondFactor();
    const [first = "", second = ""] = recoveryCodes;
    await signIn(services, request({ otp: first.toUpperCase().replaceAll("-", " ") }));
    await expect(signIn(services, request({ otp: first }))).rejects.toMatchObject(REFUSED);
    await signIn(services, request({ otp: second }));
    const lines = await listActivities(services.db.read, { limit: 100, offset: 0 });
    const used = lines.filter((line) => line.action === "used recovery code");
    expect(used.map((line) => [line.username, line.detail])).toEqual([
      ["keeper", "8 left"],
      ["keeper", "9 left"],
    ]);
  });

  test("stores recovery codes as hashes alone", async () => {
    const { services, recoveryCodes } = await openWithSecondFactor();
    const stored = await services.db.read.selectFrom("recovery_codes").selectAll().execute();
    expect(stored).toHaveLength(10);
    for (const row of stored) expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });

  test("takes no recovery code of another account", async () => {
    const { services, code } = await openWithSecondFactor();
    await createTestAccount(services, "other");
    const others = await turnOnSecondFactorOf(services, { username: "other", password: TEST_PASSWORD });
    await expect(signIn(services, request({ otp: others.recoveryCodes[0] }))).rejects.toMatchObject(REFUSED);
    await signIn(services, request({ otp: code() }));
  });

  test("counts wrong codes as wrong passwords, and the password alone forgives none of them", async () => {
    const { services, code, guess } = await openWithSecondFactor();
    for (let failed = 0; failed < 10; failed += 1) {
      await expect(signIn(services, request())).rejects.toMatchObject(CODE_WANTED);
      await expect(signIn(services, request({ otp: guess() }))).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request({ otp: code() }))).rejects.toMatchObject({ kind: "TooManyRequests" });
    await expect(signIn(services, request())).rejects.toMatchObject({ kind: "TooManyRequests" });
  });

  test("does not count the first half of an honest sign-in", async () => {
    const { services, code } = await openWithSecondFactor();
    for (let asked = 0; asked < 40; asked += 1) {
      await expect(signIn(services, request(), async () => true)).rejects.toMatchObject(CODE_WANTED);
    }
    await signIn(services, request({ otp: code() }));
  });

  test("opens no session, trusts no browser and notes nothing before the code is right", async () => {
    const { services, guess } = await openWithSecondFactor();
    const kept = async () => [
      await services.db.read.selectFrom("sessions").selectAll().execute(),
      await services.db.read.selectFrom("trusted_devices").selectAll().execute(),
      await services.db.read.selectFrom("activities").selectAll().execute(),
    ];
    const before = await kept();
    await expect(signIn(services, request())).rejects.toThrow();
    await expect(signIn(services, request({ otp: guess() }))).rejects.toThrow();
    expect(await kept()).toEqual(before);
  });

  test("is refused while the account is disabled, without asking for a code", async () => {
    const { services, code } = await openWithSecondFactor();
    await disableAccount(services, "keeper");
    for (const otp of [undefined, code()]) {
      await expect(signIn(services, request({ otp }))).rejects.toMatchObject({ ...REFUSED, code: undefined });
    }
  });

  test("still asks for the code after the password was changed from the command line", async () => {
    const { services, code } = await openWithSecondFactor();
    await setPassword(services, { username: "keeper", password: "another good password" });
    const changed = request({ password: "another good password" });
    await expect(signIn(services, changed)).rejects.toMatchObject(CODE_WANTED);
    await signIn(services, { ...changed, otp: code() });
  });
});

test("a code is ignored without a second factor, also if its setup was not completed", async () => {
  const services = await openWithAccount();
  const { accessToken } = await signIn(services, request({ otp: "123456" }));
  const own = await resumeSession(services, accessToken);
  if (!own) throw new Error("The session is gone.");
  await offerSecondFactor(services, own, { currentPassword: TEST_PASSWORD });
  expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
});

describe("a session", () => {
  test("is over thirty days after it began, however much it is used", async () => {
    const services = await openWithAccount();
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
    const services = await openWithAccount();
    const { accessToken } = await signIn(services, request());
    services.clock.advance(7 * DAY_MS - 1);
    expect(await resumeSession(services, accessToken)).toBeDefined();
    services.clock.advance(7 * DAY_MS);
    expect(await resumeSession(services, accessToken)).toBeUndefined();
  });

  test("records its use at most once a minute", async () => {
    const services = await openWithAccount();
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

  test("shows its device, and its start and end are logged", async () => {
    const services = await openWithAccount();
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
    const { accessToken } = await signIn(services, request({ userAgent }));
    const session = await resumeSession(services, accessToken);
    if (!session) throw new Error("The session is gone.");
    await signOut(services, session);
    await signOut(services, session);
    const lines = await listActivities(services.db.read, { limit: 100, offset: 0 });
    expect(lines.map((line) => [line.username, line.action, line.subject.name, line.detail])).toEqual([
      ["keeper", "signed out", "keeper", "Firefox on Linux"],
      ["keeper", "signed in", "keeper", "Firefox on Linux"],
      [null, "created", "keeper", "on the command line"],
    ]);
  });

  test("leaves behind when its account was used last", async () => {
    const services = await openWithAccount();
    const lastUse = async () => (await findAccount(services.db.read, "keeper"))?.last_used_at;
    expect(await lastUse()).toBeNull();
    const { accessToken } = await signIn(services, request());
    expect(await lastUse()).toBe("2026-03-01T06:00:00.000Z");
    services.clock.advance(DAY_MS);
    await resumeSession(services, accessToken);
    await revokeAllSessions(services, "keeper");
    expect(await lastUse()).toBe("2026-03-02T06:00:00.000Z");
  });

  test("ends with signing out, and the account's other sessions go on", async () => {
    const services = await openWithAccount();
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
  ] satisfies [string, (services: Awaited<ReturnType<typeof openWithAccount>>) => Promise<unknown>][])(
    "ends when %s, and that of another account goes on",
    async (_when, end) => {
      const services = await openWithAccount();
      await createTestAccount(services, "other");
      const [own, others] = [await signIn(services, request()), await signIn(services, request({ username: "other" }))];
      await end(services);
      expect(await resumeSession(services, own.accessToken)).toBeUndefined();
      expect(await resumeSession(services, others.accessToken)).toBeDefined();
    },
  );
});

describe("a flood of wrong passwords", () => {
  test("from everywhere keeps strangers out, but not the browser that signed in before", async () => {
    const services = await openWithAccount();
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
    const services = await openWithAccount();
    const { deviceToken } = await signIn(services, request());
    const wrong = async () => false;
    for (let index = 0; index < 10; index += 1) {
      await expect(signIn(services, request(), wrong)).rejects.toMatchObject(REFUSED);
    }
    await expect(signIn(services, request())).rejects.toMatchObject({ kind: "TooManyRequests" });
    expect(await signIn(services, request({ deviceToken }))).toMatchObject({ username: "keeper" });
  });

  test("is limited alike for a name that has no account, in any spelling", async () => {
    const services = await openWithAccount();
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
    const services = await openWithAccount();
    await createTestAccount(services, "other");
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
    await expect(signIn(services, request(), busy)).rejects.toMatchObject({ kind: "Unavailable" });
  }
  expect(await signIn(services, request())).toMatchObject({ username: "keeper" });
});
