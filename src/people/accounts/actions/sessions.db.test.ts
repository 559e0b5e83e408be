import { describe, expect, test } from "vitest";
import { openWithAccount, request } from "../../../../tests/support/sign-in-requests.ts";
import { createTestAccount } from "../../../../tests/support/test-api.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";
import { findAccount } from "../rows/account-rows.server.ts";
import { disableAccount } from "./disable-account.server.ts";
import { resumeSession } from "./resume-session.server.ts";
import { revokeAllSessions } from "./revoke-session.server.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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

  test("that began while the clock was wrong is over once it is right", async () => {
    const services = await openWithAccount();
    services.clock.advance(400 * DAY_MS);
    const { accessToken } = await signIn(services, request());
    services.clock.advance(-400 * DAY_MS);
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
