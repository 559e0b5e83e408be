import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestAccount } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { allAccounts } from "../rows/account-rows.server.ts";
import { createAccount } from "./create-account.server.ts";
import { disableAccount } from "./disable-account.server.ts";
import { ensureFirstAdministrator } from "./ensure-first-administrator.server.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const TERMINAL = { isTTY: true };
const NO_TERMINAL = {};

const PASSWORD = "the first good password";

const logIn = (services: Services, username: string, password: string) =>
  signIn(services, { username, password, clientAddress: "203.0.113.1", deviceToken: undefined });

const usernames = async (services: Services) =>
  (await allAccounts(services.db.read)).map((account) => account.username);

describe("without settings and without an account", () => {
  test("`admin` is made and its password handed to the terminal, in no file", async () => {
    const services = await openTestServices();
    const made = await ensureFirstAdministrator({ services, output: TERMINAL });
    if (!made || !("password" in made)) throw new Error("No password was handed out.");
    expect(made.username).toBe("admin");
    expect(made.password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect(existsSync(join(services.config.dataDir, "first-password"))).toBe(false);
    expect(await logIn(services, "admin", made.password)).toMatchObject({ username: "admin" });
  });

  test("without a terminal, the password is in a file that only its owner can read, until the first sign-in", async () => {
    const services = await openTestServices();
    const file = join(services.config.dataDir, "first-password");
    expect(await ensureFirstAdministrator({ services, output: NO_TERMINAL })).toEqual({ username: "admin", file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const password = readFileSync(file, "utf8").trimEnd();

    await expect(logIn(services, "admin", "a wrong password")).rejects.toMatchObject({ kind: "Unauthorised" });
    await createAccount(services, { username: "other", password: PASSWORD });
    await logIn(services, "other", PASSWORD);
    expect(existsSync(file)).toBe(true);

    await logIn(services, "Admin", password);
    expect(existsSync(file)).toBe(false);
    await logIn(services, "admin", password);
  });

  test("the file goes as well when the password in it is no longer true", async () => {
    const services = await openTestServices();
    await ensureFirstAdministrator({ services, output: NO_TERMINAL });
    await setPassword(services, { username: "admin", password: PASSWORD });
    expect(existsSync(join(services.config.dataDir, "first-password"))).toBe(false);
  });

  test("the next start creates no other, even if its account is disabled", async () => {
    const services = await openTestServices();
    await ensureFirstAdministrator({ services, output: NO_TERMINAL });
    await createTestAccount(services, "other");
    await disableAccount(services, "admin");
    expect(await ensureFirstAdministrator({ services, output: TERMINAL })).toBeUndefined();
    expect(await usernames(services)).toEqual(["admin", "other"]);
  });
});

test.each([
  [{ ADMIN_USERNAME: "two\nlines", ADMIN_PASSWORD: PASSWORD }, /^ADMIN_USERNAME /],
  [{ ADMIN_USERNAME: "nimal", ADMIN_PASSWORD: "e\u0301".repeat(6) }, /^ADMIN_PASSWORD /],
])("ADMIN_USERNAME and ADMIN_PASSWORD that cannot be used stop the start, and are named", async (settings, message) => {
  const services = await openTestServices(settings);
  await expect(ensureFirstAdministrator({ services, output: TERMINAL })).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringMatching(message),
  });
  expect(await usernames(services)).toEqual([]);
});
