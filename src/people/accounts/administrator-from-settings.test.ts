import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { openServices } from "../../app/server/services.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { findSiteState, saveSiteState } from "../../platform/db/site-state.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { createAccount } from "./actions/create-account.server.ts";
import { ensureFirstAdministrator } from "./actions/ensure-first-administrator.server.ts";
import { resumeSession } from "./actions/resume-session.server.ts";
import { setPassword } from "./actions/set-password.server.ts";
import { signIn } from "./actions/sign-in.server.ts";
import { allAccounts, getAccount, updateAccount } from "./rows/account-rows.server.ts";
import { insertInvitation, openInvitations } from "./rows/invitation-rows.server.ts";

const NO_TERMINAL = {};

const PASSWORD = "the first good password";
const OTHER_PASSWORD = "a second good password";

/** Starts the site over a data folder, with settings. */
async function start(dataDir: string, settings: Record<string, string> = {}): Promise<Services> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir, ...settings }), {
    log: pino({ level: "silent" }),
  });
  onTestFinished(() => services.close());
  await ensureFirstAdministrator({ services, output: NO_TERMINAL });
  return services;
}

const administrator = (ADMIN_USERNAME: string, ADMIN_PASSWORD: string) => ({ ADMIN_USERNAME, ADMIN_PASSWORD });

const logIn = (services: Services, username: string, password: string) =>
  signIn(services, { username, password, clientAddress: "203.0.113.1", deviceToken: undefined });

const usernames = async (services: Services) =>
  (await allAccounts(services.db.read)).map((account) => account.username);

test("three processes that start at once make one account, and the file holds its password", {
  tags: ["deep"],
}, async () => {
  const dataDir = await temporaryFolder();
  // The schema exists already, so that the processes meet where the account is created.
  const services = await openServices(readConfig({ DATA_DIR: dataDir }), { log: pino({ level: "silent" }) });
  onTestFinished(() => services.close());
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    import pino from "pino";
    import { readConfig } from ${from("../../platform/config/config.server.ts")};
    import { openServices } from ${from("../../app/server/services.server.ts")};
    import { ensureFirstAdministrator } from ${from("./actions/ensure-first-administrator.server.ts")};
    const services = await openServices(readConfig(), { log: pino({ level: "silent" }) });
    const made = await ensureFirstAdministrator({ services, output: {} });
    await services.close();
    console.log(made ? "made" : "found");`;
  const run = () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const ended = await Promise.all([run(), run(), run()]);
  expect(ended.map(({ stdout }) => stdout.trim()).toSorted()).toEqual(["found", "found", "made"]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("first-password"))).toEqual(["first-password"]);
  expect(await usernames(services)).toEqual(["admin"]);
  await logIn(services, "admin", readFileSync(join(dataDir, "first-password"), "utf8").trimEnd());
});

describe("ADMIN_USERNAME and ADMIN_PASSWORD", () => {
  test("make the account, and no `admin` beside it", async () => {
    const services = await start(await temporaryFolder(), administrator("Nimal", PASSWORD));
    expect(await usernames(services)).toEqual(["Nimal"]);
    await logIn(services, "nimal", PASSWORD);
    expect(existsSync(join(services.config.dataDir, "first-password"))).toBe(false);
  });

  test("are kept as a hash", async () => {
    const services = await start(await temporaryFolder(), administrator("Nimal", PASSWORD));
    const stored = await findSiteState(services.db.read, "environment_password");
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(PASSWORD);
  });

  test("that stay the same undo no password that was changed later, and end no session", async () => {
    const [dataDir, settings] = [await temporaryFolder(), administrator("nimal", PASSWORD)];
    const first = await start(dataDir, settings);
    await setPassword(first, { username: "nimal", password: OTHER_PASSWORD });
    const { accessToken } = await logIn(first, "nimal", OTHER_PASSWORD);
    const second = await start(dataDir, settings);
    expect(await resumeSession(second, accessToken)).toBeDefined();
    await logIn(second, "nimal", OTHER_PASSWORD);
    await expect(logIn(second, "nimal", PASSWORD)).rejects.toMatchObject({ kind: "Unauthorised" });
  });

  test("with another password set it and end the account's sessions, and no others", async () => {
    const dataDir = await temporaryFolder();
    const first = await start(dataDir, administrator("nimal", PASSWORD));
    await createAccount(first, { username: "kamal", password: PASSWORD });
    const [own, others] = [await logIn(first, "nimal", PASSWORD), await logIn(first, "kamal", PASSWORD)];
    const second = await start(dataDir, administrator("NIMAL", OTHER_PASSWORD));
    expect(await usernames(second)).toEqual(["kamal", "nimal"]);
    expect(await resumeSession(second, own.accessToken)).toBeUndefined();
    expect(await resumeSession(second, others.accessToken)).toBeDefined();
    await logIn(second, "nimal", OTHER_PASSWORD);
    await expect(logIn(second, "nimal", PASSWORD)).rejects.toMatchObject({ kind: "Unauthorised" });
  });

  test("take over an account that was there before, the first `admin` and its file included", async () => {
    const dataDir = await temporaryFolder();
    await start(dataDir);
    expect(existsSync(join(dataDir, "first-password"))).toBe(true);
    const second = await start(dataDir, administrator("admin", PASSWORD));
    await logIn(second, "admin", PASSWORD);
    expect(existsSync(join(dataDir, "first-password"))).toBe(false);
    expect(await usernames(second)).toEqual(["admin"]);
  });

  test("with another name create that account and leave the former one alone", async () => {
    const dataDir = await temporaryFolder();
    await start(dataDir, administrator("nimal", PASSWORD));
    const second = await start(dataDir, administrator("kamal", PASSWORD));
    await logIn(second, "kamal", PASSWORD);
    await logIn(second, "nimal", PASSWORD);
  });

  test("end an invitation that has reserved the name in another spelling, and no other", async () => {
    const dataDir = await temporaryFolder();
    const first = await start(dataDir, administrator("nimal", PASSWORD));
    const now = first.clock.now();
    await first.db.write.transaction().execute(async (transaction) => {
      for (const username of ["Kamal", "sunil"]) {
        const invitation = { username, role: "writer", tokenHash: `of ${username}`, invitedBy: "nimal", now } as const;
        await insertInvitation(transaction, invitation);
      }
    });
    const second = await start(dataDir, administrator("KAMAL", PASSWORD));
    const open = await openInvitations(second.db.read, now);
    expect(open.map(({ username }) => username)).toEqual(["sunil"]);
  });

  test("that are removed leave everything as it is", async () => {
    const dataDir = await temporaryFolder();
    await start(dataDir, administrator("nimal", PASSWORD));
    const second = await start(dataDir);
    expect(await usernames(second)).toEqual(["nimal"]);
    await logIn(second, "nimal", PASSWORD);
  });
});

test("settings that were applied when the rules were wider still start the site, but new ones keep to the rules", async () => {
  const dataDir = await temporaryFolder();
  const old = administrator("keeper", "password2020");
  const before = await start(dataDir, administrator("keeper", PASSWORD));
  const hash = await before.passwords.hash(old.ADMIN_PASSWORD);
  await before.db.write.transaction().execute(async (transaction) => {
    const { seq } = await getAccount(transaction, "keeper");
    await updateAccount(transaction, seq, { password_hash: hash });
    await saveSiteState(transaction, "environment_password", JSON.stringify({ username: "keeper", hash }));
  });
  await before.close();
  const services = await start(dataDir, old);
  expect(await logIn(services, "keeper", old.ADMIN_PASSWORD)).toMatchObject({ username: "keeper" });
  await services.close();
  await expect(start(dataDir, administrator("keeper", "password2021"))).rejects.toThrow(/^ADMIN_PASSWORD /);
});
