import { describe, expect, test } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";
import { turnOnSecondFactorOf } from "../../../tests/support/second-factor.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { createAccount } from "../../people/accounts/actions/create-account.server.ts";
import { resumeSession } from "../../people/accounts/actions/resume-session.server.ts";
import { signIn } from "../../people/accounts/actions/sign-in.server.ts";
import { listActivities } from "../../people/activity/activity-rows.server.ts";

const PASSWORD = "a good long password";

/** A running site, and the command to run beside it. */
async function openSite() {
  const services = await openTestServices();
  // The command uses the real time.
  services.clock.set(new Date());
  const admin = (
    args: string[],
    { input = "", settings = {} }: { input?: string; settings?: Record<string, string> } = {},
  ) => runCommand("admin", args, { settings: { DATA_DIR: services.config.dataDir, ...settings }, input });
  const logIn = (username: string, password = PASSWORD) =>
    signIn(services, { username, password, clientAddress: "203.0.113.1", deviceToken: undefined });
  return { services, admin, logIn };
}

describe("npm run admin", () => {
  test("create makes an account with the password from standard input", async () => {
    const { admin, logIn } = await openSite();
    expect(await admin(["create", "nimal"], { input: `${PASSWORD}\n` })).toEqual({
      code: 0,
      out: "The account nimal was created as an administrator.\n",
      err: "",
    });
    expect(await logIn("nimal")).toMatchObject({ username: "nimal" });
  });

  test("create --generate makes up a password and shows it", { tags: ["deep"] }, async () => {
    const { admin, logIn } = await openSite();
    const { code, out } = await admin(["create", "nimal", "--generate"]);
    expect(code).toBe(0);
    const password = /^The password, which is not shown again: (\S+)$/m.exec(out)?.[1] ?? "";
    expect(await logIn("nimal", password)).toMatchObject({ username: "nimal" });
  });

  test("create refuses a taken name and a short password in one sentence", { tags: ["deep"] }, async () => {
    const { admin, services } = await openSite();
    await createAccount(services, { username: "nimal", password: PASSWORD });
    expect(await admin(["create", "NIMAL"], { input: `${PASSWORD}\n` })).toEqual({
      code: 1,
      out: "",
      err: 'There is already an account named "NIMAL".\n',
    });
    expect(await admin(["create", "kamal"], { input: "short\n" })).toEqual({
      code: 1,
      out: "",
      err: "Password needs at least 10 characters.\n",
    });
  });

  test("set-password changes it and ends the sign-ins of the running site", async () => {
    const { admin, services, logIn } = await openSite();
    await createAccount(services, { username: "nimal", password: PASSWORD });
    const { accessToken } = await logIn("nimal");
    expect(await admin(["set-password", "nimal"], { input: "another good password" })).toEqual({
      code: 0,
      out: "The password of nimal was changed; 1 sign-in ended.\n",
      err: "",
    });
    expect(await resumeSession(services, accessToken)).toBeUndefined();
    expect(await logIn("nimal", "another good password")).toMatchObject({ username: "nimal" });
  });

  test("set-password reports an unknown name before it asks for a password", { tags: ["deep"] }, async () => {
    const { admin } = await openSite();
    expect(await admin(["set-password", "nobody"])).toEqual({
      code: 1,
      out: "",
      err: 'There is no account named "nobody".\n',
    });
  });

  test("list shows the accounts, disabled ones as such", { tags: ["deep"] }, async () => {
    const { admin, services, logIn } = await openSite();
    expect(await admin(["list"])).toMatchObject({ code: 0, out: "There are no accounts yet.\n" });
    await createAccount(services, { username: "nimal", password: PASSWORD });
    await createAccount(services, { username: "kamal", password: PASSWORD });
    await logIn("nimal");
    await admin(["disable", "kamal"]);
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;
    expect((await admin(["list"])).out).toMatch(
      new RegExp(
        `^kamal: writer, disabled since ${time}, created ${time}, 0 sign-ins, no second factor\nnimal: administrator, active, created ${time}, 1 sign-in, no second factor\n$`,
      ),
    );
  });

  test("reset-second-factor lets the password alone sign in again, and list shows who has one", {
    tags: ["deep"],
  }, async () => {
    const { admin, services, logIn } = await openSite();
    await createAccount(services, { username: "nimal", password: PASSWORD });
    await turnOnSecondFactorOf(services, { username: "nimal", password: PASSWORD });
    await expect(logIn("nimal")).rejects.toMatchObject({ code: "otp_required" });
    expect((await admin(["list"])).out).toMatch(/^nimal: .*, second factor on$/m);

    expect(await admin(["reset-second-factor", "NIMAL"])).toEqual({
      code: 0,
      out: "nimal now signs in with the password alone, until a new second factor is set up.\n",
      err: "",
    });
    expect(await logIn("nimal")).toMatchObject({ username: "nimal" });
    expect((await admin(["list"])).out).toMatch(/^nimal: .*, no second factor$/m);
    expect(await admin(["reset-second-factor", "nimal"])).toEqual({
      code: 1,
      out: "",
      err: "nimal has no second factor.\n",
    });
    expect((await admin(["reset-second-factor", "nobody"])).err).toBe('There is no account named "nobody".\n');
    const [line] = await listActivities(services.db.read, { limit: 1, offset: 1 });
    expect(line).toMatchObject({ username: null, action: "reset second factor", detail: "on the command line" });
  });

  test("sessions shows the device if it is known", { tags: ["deep"] }, async () => {
    const { admin, services } = await openSite();
    await createAccount(services, { username: "nimal", password: PASSWORD });
    const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0";
    const from = { clientAddress: "203.0.113.1", deviceToken: undefined, userAgent };
    await signIn(services, { username: "nimal", password: PASSWORD, ...from });
    expect((await admin(["sessions", "nimal"])).out).toMatch(/^\d+: Firefox on Windows, since /);
  });

  test("one active administrator always remains; set-role makes another", { tags: ["deep"] }, async () => {
    const { admin, services } = await openSite();
    for (const username of ["nimal", "kamal"]) await createAccount(services, { username, password: PASSWORD });
    const refused = { code: 1, out: "", err: expect.stringMatching(/^This is the last administrator who can sign in/) };
    expect(await admin(["disable", "nimal"])).toEqual(refused);
    expect(await admin(["set-role", "nimal", "editor"])).toEqual(refused);
    expect((await admin(["set-role", "kamal", "curator"])).err).toContain("writer, editor, administrator");
    expect((await admin(["set-role", "KAMAL", "administrator"])).out).toBe("kamal is an administrator now.\n");
    expect((await admin(["set-role", "nimal", "editor"])).out).toBe("nimal is an editor now.\n");
    expect(await admin(["disable", "kamal"])).toEqual(refused);
    const [line] = await listActivities(services.db.read, { limit: 1, offset: 0 });
    expect(line).toMatchObject({
      action: "changed role",
      subject: { name: "nimal" },
      detail: "from administrator to editor, on the command line",
    });
  });

  test("disable ends the sign-ins, and enable lets the account sign in again", { tags: ["deep"] }, async () => {
    const { admin, services, logIn } = await openSite();
    for (const username of ["kamal", "nimal"]) await createAccount(services, { username, password: PASSWORD });
    const { accessToken } = await logIn("nimal");
    const { out } = await admin(["disable", "NIMAL"]);
    expect(out).toContain("nimal can no longer sign in, and every sign-in has ended.");
    expect(await resumeSession(services, accessToken)).toBeUndefined();
    await expect(logIn("nimal")).rejects.toMatchObject({ kind: "Unauthorised" });
    expect((await admin(["enable", "nimal"])).out).toBe("nimal can sign in again.\n");
    expect(await logIn("nimal")).toMatchObject({ username: "nimal" });
  });

  test("sessions numbers the sign-ins, and revoke ends one of them or all", { tags: ["deep"] }, async () => {
    const { admin, services, logIn } = await openSite();
    await createAccount(services, { username: "nimal", password: PASSWORD });
    const [first, second, third] = [await logIn("nimal"), await logIn("nimal"), await logIn("nimal")];
    const lines = (await admin(["sessions", "nimal"])).out.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    const number = /^(\d+): since /.exec(lines[2] ?? "")?.[1] ?? "";

    expect(await admin(["revoke", "nimal", "--session", number])).toMatchObject({
      code: 0,
      out: `Sign-in ${number} has ended.\n`,
    });
    expect(await resumeSession(services, first.accessToken)).toBeUndefined();
    expect(await resumeSession(services, second.accessToken)).toBeDefined();
    expect((await admin(["revoke", "nimal", "--session", number])).err).toBe(
      `nimal has no sign-in with the number ${number}.\n`,
    );

    expect((await admin(["revoke", "nimal", "--all"])).out).toBe("2 sign-ins have ended.\n");
    expect(await resumeSession(services, third.accessToken)).toBeUndefined();
    expect((await admin(["sessions", "nimal"])).out).toBe("nimal is not signed in anywhere.\n");
  });

  test.each([
    [["revoke", "nimal"], "Specify what to end: --session with a number that the sessions command shows, or --all.\n"],
    [["revoke", "nimal", "--all", "--session", "1"], /^Specify what to end/],
    [["revoke", "nimal", "--session", "one"], /It must be a number that the sessions command shows\./],
    [["create"], /missing required argument 'name'/],
    [["erase", "nimal"], /unknown command 'erase'/],
  ])("%j is refused with exit code 1", { tags: ["deep"] }, async (args, err) => {
    const { admin } = await openSite();
    expect(await admin(args)).toEqual({
      code: 1,
      out: "",
      err: err instanceof RegExp ? expect.stringMatching(err) : err,
    });
  });

  test("a wrong setting is named", async () => {
    const { admin } = await openSite();
    expect(await admin(["list"], { settings: { PORT: "many" } })).toEqual({
      code: 1,
      out: "",
      err: "PORT must be a whole number from 0 to 65535.\n",
    });
  });
});
