import { describe, expect, test } from "vitest";
import { createTestAccount, TEST_PASSWORD } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";
import { allAccounts, getAccount } from "../rows/account-rows.server.ts";
import { liveSessionsOf } from "../rows/session-rows.server.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { changeRole } from "./change-role.server.ts";
import { offerSecondFactor } from "./change-second-factor.server.ts";
import { createAccount } from "./create-account.server.ts";
import { disableAccount, enableAccount } from "./disable-account.server.ts";
import { inviteAccount } from "./invite-account.server.ts";
import type { SignedInAccount } from "./own-account.server.ts";
import { resetSecondFactor } from "./reset-second-factor.server.ts";
import { resumeSession } from "./resume-session.server.ts";
import { endOtherSessions, revokeAllSessions, revokeSession } from "./revoke-session.server.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";

async function openWith(...usernames: string[]) {
  const services = await openTestServices();
  for (const username of usernames) await createTestAccount(services, username);
  const signInAs = (username: string) =>
    signIn(services, { username, password: TEST_PASSWORD, clientAddress: "203.0.113.1", deviceToken: undefined });
  const sessionsOf = async (username: string) => {
    const account = await getAccount(services.db.read, username);
    return (await liveSessionsOf(services.db.read, account.seq, services.clock.now())).map((session) => session.seq);
  };
  return { services, signInAs, sessionsOf };
}

test("two accounts cannot have the same name, however it is spelt", async () => {
  const { services } = await openWith("Nimal");
  await expect(createAccount(services, { username: "ＮＩＭＡＬ", password: TEST_PASSWORD })).rejects.toMatchObject({
    kind: "Conflict",
    message: 'There is already an account named "NIMAL".',
  });
  expect((await allAccounts(services.db.read)).map((account) => account.username)).toEqual(["Nimal"]);
});

test("an account whose name or password breaks the rules is not made", async () => {
  const { services } = await openWith();
  await expect(createAccount(services, { username: " ", password: TEST_PASSWORD })).rejects.toMatchObject({
    kind: "Invalid",
  });
  await expect(createAccount(services, { username: "nimal", password: "short" })).rejects.toMatchObject({
    errors: [{ path: "password" }],
  });
  expect(await allAccounts(services.db.read)).toEqual([]);
});

test("of two administrators who take the role from each other at once, one remains", async () => {
  const { services } = await openWith("nimal", "kamal");
  const outcomes = await Promise.allSettled([
    changeRole(services, { username: "nimal", role: "writer" }),
    changeRole(services, { username: "kamal", role: "writer" }),
    disableAccount(services, "nimal"),
    disableAccount(services, "kamal"),
  ]);
  expect(outcomes.filter(({ status }) => status === "rejected")).not.toEqual([]);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "Conflict" });
  }
  const left = (await allAccounts(services.db.read)).filter(
    (account) => account.role === "administrator" && account.disabled_at === null,
  );
  expect(left).toHaveLength(1);
});

test("an administrator who becomes an editor loses the invitations that they sent, and may invite nobody", async () => {
  const { services, signInAs } = await openWith("nimal", "kamal");
  const { accessToken } = await signInAs("kamal");
  const own = await resumeSession(services, accessToken);
  if (own === undefined) throw new Error("The sign-in is not good.");
  const invite = (username: string) =>
    inviteAccount(services, { username, role: "administrator", currentPassword: TEST_PASSWORD }, own);
  const { token } = await invite("sunil");
  await changeRole(services, { username: "kamal", role: "editor" });
  await expect(acceptInvitation(services, { token, password: "a good long password" })).rejects.toMatchObject({
    kind: "NotFound",
  });
  await expect(invite("amara")).rejects.toMatchObject({ kind: "Forbidden" });
});

test("a changed password replaces the old one, and the result says how many sign-ins ended", async () => {
  const { services, signInAs, sessionsOf } = await openWith("nimal", "kamal");
  await signInAs("nimal");
  await signInAs("nimal");
  await signInAs("kamal");
  const changed = await setPassword(services, { username: "NIMAL", password: "another good password" });
  expect(changed).toEqual({ username: "nimal", endedSessions: 2 });
  expect(await sessionsOf("nimal")).toEqual([]);
  expect(await sessionsOf("kamal")).toHaveLength(1);
  const { password_hash } = await getAccount(services.db.read, "nimal");
  expect(await services.passwords.verify(password_hash, "another good password")).toBe(true);
  expect(await services.passwords.verify(password_hash, TEST_PASSWORD)).toBe(false);
});

test("a password that breaks the rule changes nothing", async () => {
  const { services, signInAs, sessionsOf } = await openWith("nimal");
  await signInAs("nimal");
  await expect(setPassword(services, { username: "nimal", password: "short" })).rejects.toMatchObject({
    kind: "Invalid",
  });
  expect(await sessionsOf("nimal")).toHaveLength(1);
  await signInAs("nimal");
});

test("one sign-in can be ended, but only under its own account", async () => {
  const { services, signInAs, sessionsOf } = await openWith("nimal", "kamal");
  await signInAs("nimal");
  await signInAs("nimal");
  const [newer = 0, older = 0] = await sessionsOf("nimal");
  expect(newer).toBeGreaterThan(older);
  await expect(revokeSession(services, { username: "kamal", sessionSeq: older })).rejects.toMatchObject({
    kind: "NotFound",
  });
  await revokeSession(services, { username: "nimal", sessionSeq: older });
  expect(await sessionsOf("nimal")).toEqual([newer]);
  expect(await revokeAllSessions(services, "nimal")).toBe(1);
});

test("every action on an unknown account says that it does not exist", async () => {
  const { services } = await openWith();
  const missing = { kind: "NotFound", message: 'There is no account named "nobody".' };
  await expect(setPassword(services, { username: "nobody", password: TEST_PASSWORD })).rejects.toMatchObject(missing);
  await expect(disableAccount(services, "nobody")).rejects.toMatchObject(missing);
  await expect(enableAccount(services, "nobody")).rejects.toMatchObject(missing);
  await expect(revokeAllSessions(services, "nobody")).rejects.toMatchObject(missing);
});

test("the name of an open invitation is reserved until the invitation ends", async () => {
  const { services, signInAs } = await openWith("nimal");
  const own = await resumeSession(services, (await signInAs("nimal")).accessToken);
  if (!own) throw new Error("The sign-in is gone.");
  await inviteAccount(services, { username: "Kamal", role: "writer", currentPassword: TEST_PASSWORD }, own);
  const kamal = { username: "KAMAL", password: TEST_PASSWORD };
  await expect(createAccount(services, kamal)).rejects.toMatchObject({
    kind: "Conflict",
    message: 'The name "KAMAL" is reserved for an open invitation.',
  });
  services.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect(await createAccount(services, kamal)).toEqual({ username: "KAMAL", role: "writer" });
});

test("actions on the command line are logged without an account", async () => {
  const { services, signInAs } = await openWith("nimal");
  await signInAs("nimal");
  await revokeAllSessions(services, "nimal");
  await revokeAllSessions(services, "nimal");
  await setPassword(services, { username: "nimal", password: "another good password" });
  await createTestAccount(services, "kamal");
  await disableAccount(services, "nimal");
  await disableAccount(services, "nimal");
  await enableAccount(services, "nimal");
  const lines = await listActivities(services.db.read, { limit: 100, offset: 0 });
  const there = "on the command line";
  expect(lines.map((line) => [line.username, line.action, line.subject.name, line.detail]).toReversed()).toEqual([
    [null, "created", "nimal", there],
    ["nimal", "signed in", "nimal", null],
    [null, "ended sign-in", "nimal", there],
    [null, "changed password", "nimal", there],
    [null, "created", "kamal", there],
    [null, "disabled", "nimal", there],
    [null, "enabled", "nimal", there],
  ]);
});

const asker = ({ passwords, throttles }: Services, own: SignedInAccount) => ({
  ...{ own, passwords, throttles },
  confirmation: { currentPassword: TEST_PASSWORD },
});

describe("a sign-in that was ended while the call was running", () => {
  test.each([
    ["disables nobody", (services, own) => disableAccount(services, "kamal", asker(services, own))],
    ["resets no second factor", (services, own) => resetSecondFactor(services, "kamal", asker(services, own))],
    [
      "invites nobody",
      (services, own) =>
        inviteAccount(services, { username: "sunil", role: "writer", currentPassword: TEST_PASSWORD }, own),
    ],
    ["ends no sign-ins", (services, own) => endOtherSessions(services, own)],
    [
      "is offered no second factor",
      (services, own) => offerSecondFactor(services, own, { currentPassword: TEST_PASSWORD }),
    ],
  ] satisfies [string, (services: Services, own: SignedInAccount) => Promise<unknown>][])(
    "%s",
    async (_what, attempt) => {
      const { services, signInAs } = await openWith("nimal", "kamal");
      const own = await resumeSession(services, (await signInAs("nimal")).accessToken);
      if (!own) throw new Error("The sign-in is gone.");
      await disableAccount(services, "nimal");
      await expect(attempt(services, own)).rejects.toMatchObject({
        kind: "Unauthorised",
      });
    },
  );
});
