import { z } from "zod";
import { ConfigError } from "../../../platform/config/config.server.ts";
import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import {
  FIRST_USERNAME,
  firstPasswordFile,
  prepareFirstPassword,
  removeFirstPassword,
} from "../first-password.server.ts";
import { checkPassword } from "../password.ts";
import { generatePassword } from "../passwords.server.ts";
import { findAccount, hasAccounts, insertAccount, updateAccount } from "../rows/account-rows.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { deleteInvitationFor } from "../rows/invitation-rows.server.ts";
import { accountKey, checkUsername } from "../username.ts";
import { roleChanged } from "./change-role.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";
import { replacePassword } from "./replace-password.server.ts";

const BY_SETTINGS = "as set on the server";
const FIRST_START = "at the first start";

/** The account created for a site without settings, and where to find its password. */
export type FirstAdministrator =
  | { username: string /** To be shown once, now. */; password: string }
  | { username: string /** The file that holds the password. */; file: string };

type Needs = Pick<Services, "db" | "passwords" | "config" | "clock" | "log" | "outbox" | "endAccess">;
type Credentials = { username: string; password: string };

/**
 * Ensures that somebody can sign in: the administrator from the settings or, without one and without any account,
 * `admin` with a random password. Runs at every start, before the site serves.
 * @param output where the caller would show a password: only a terminal shows it, otherwise it goes to a file in the
 * data folder.
 * @returns undefined when no password was generated.
 * @throws ConfigError when ADMIN_USERNAME or ADMIN_PASSWORD cannot be used.
 */
export async function ensureFirstAdministrator({
  services,
  output,
}: {
  services: Needs;
  output: { isTTY?: boolean };
}): Promise<FirstAdministrator | undefined> {
  const { administrator } = services.config;
  if (administrator) {
    await applySettings(services, administrator);
    return undefined;
  }
  if (await hasAccounts(services.db.read)) return undefined;
  return createFirst(services, output.isTTY === true);
}

const appliedSchema = z.object({ username: z.string(), hash: z.string() });

function checkSettings(given: Credentials): Credentials {
  const check = (variable: string, run: () => string) => {
    try {
      return run();
    } catch (error) {
      if (error instanceof AppError) throw new ConfigError(`${variable} cannot be used: ${error.message}`);
      throw error;
    }
  };
  return {
    username: check("ADMIN_USERNAME", () => checkUsername(given.username)),
    password: check("ADMIN_PASSWORD", () => checkPassword(given.password, given)),
  };
}

/** True if these settings were the last ones applied: a password changed in the dashboard since then is kept. */
async function wereApplied(
  passwords: Services["passwords"],
  stored: string | undefined,
  { username, password }: Credentials,
): Promise<boolean> {
  if (stored === undefined) return false;
  const applied = appliedSchema.parse(JSON.parse(stored));
  return accountKey(applied.username) === accountKey(username) && (await passwords.verify(applied.hash, password));
}

async function applySettings(services: Needs, settings: Credentials): Promise<void> {
  const { db, passwords, clock, log, config } = services;
  const seen = await findSiteState(db.read, "environment_password");
  // Before validation: the rules for names and passwords may have become stricter since.
  if ((await wereApplied(passwords, seen, settings)) && (await findAccount(db.read, settings.username))) return;
  const { username, password } = checkSettings(settings);

  const hash = await passwords.hash(password);
  const outcome = await db.write.transaction().execute(async (transaction) => {
    // Another process starting with the same settings may have been first: do not apply them twice.
    if ((await findSiteState(transaction, "environment_password")) !== seen) return "elsewhere";
    const [account, now] = [await findAccount(transaction, username), clock.now()];
    if (account) {
      const note = { by: null, account, detail: BY_SETTINGS, now };
      await replacePassword(services, transaction, { ...note, passwordHash: hash });
      await endSessions(services, transaction, note);
      // The settings name the administrator: whoever can set them has the whole site in their hands anyway.
      if (account.role !== "administrator") {
        await updateAccount(transaction, account.seq, { role: "administrator" });
        const detail = `${roleChanged(account.role, "administrator")}, ${BY_SETTINGS}`;
        await noteAccountActivity(transaction, { ...note, action: "changed role", detail });
      }
    } else {
      // The operator's settings override an invitation that reserves the name.
      await deleteInvitationFor(transaction, username);
      const id = await insertAccount(transaction, { username, role: "administrator", passwordHash: hash, now });
      const note = { by: null, account: { id, username }, detail: BY_SETTINGS, now };
      await noteAccountActivity(transaction, { ...note, action: "created" });
    }
    await saveSiteState(transaction, "environment_password", JSON.stringify({ username, hash }));
    return account?.disabled_at ? "disabled" : "applied";
  });
  if (outcome === "elsewhere") return;
  await removeFirstPassword(config.dataDir, username);
  log.info("The administrator's password was set from ADMIN_PASSWORD");
  if (outcome === "disabled") log.warn("ADMIN_USERNAME is a disabled account, which cannot sign in");
}

async function createFirst(
  { db, passwords, clock, config }: Needs,
  toTerminal: boolean,
): Promise<FirstAdministrator | undefined> {
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  const file = toTerminal ? undefined : await prepareFirstPassword(config.dataDir, password);
  try {
    const created = await db.write.transaction().execute(async (transaction) => {
      // Checked again under the write lock: of two processes that start together only one creates the account.
      if (await hasAccounts(transaction)) return false;
      const [username, now] = [FIRST_USERNAME, clock.now()];
      const id = await insertAccount(transaction, { username, role: "administrator", passwordHash, now });
      const note = { by: null, account: { id, username }, detail: FIRST_START, now };
      await noteAccountActivity(transaction, { ...note, action: "created" });
      // Before the commit: a crash in between may leave a password without an account, which the next start repairs,
      // but never an account whose password nobody knows.
      file?.publish();
      return true;
    });
    if (!created) return undefined;
  } finally {
    await file?.discard();
  }
  return toTerminal
    ? { username: FIRST_USERNAME, password }
    : { username: FIRST_USERNAME, file: firstPasswordFile(config.dataDir) };
}
