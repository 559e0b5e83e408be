import { describe, expect, test } from "vitest";
import { codeAt, turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { openWithAccount, REFUSED, request } from "../../../../tests/support/sign-in-requests.ts";
import { createTestAccount, TEST_PASSWORD } from "../../../../tests/support/test-api.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";
import { offerSecondFactor } from "./change-second-factor.server.ts";
import { disableAccount } from "./disable-account.server.ts";
import { resumeSession } from "./resume-session.server.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";

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

  test("takes the recovery codes of its own account alone, and counts no others", async () => {
    const { services, recoveryCodes } = await openWithSecondFactor();
    await createTestAccount(services, "other");
    const others = await turnOnSecondFactorOf(services, { username: "other", password: TEST_PASSWORD });
    await expect(signIn(services, request({ otp: others.recoveryCodes[0] }))).rejects.toMatchObject(REFUSED);
    await signIn(services, request({ otp: recoveryCodes[0] }));
    const lines = await listActivities(services.db.read, { limit: 2, offset: 0 });
    expect(lines).toContainEqual(expect.objectContaining({ action: "used recovery code", detail: "9 left" }));
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
      await expect(signIn(services, request())).rejects.toMatchObject(CODE_WANTED);
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
    await createTestAccount(services, "other");
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
