import { Command, InvalidArgumentError } from "commander";
import { changeRole } from "../../people/accounts/actions/change-role.server.ts";
import { createAccount } from "../../people/accounts/actions/create-account.server.ts";
import { disableAccount, enableAccount } from "../../people/accounts/actions/disable-account.server.ts";
import { resetSecondFactor } from "../../people/accounts/actions/reset-second-factor.server.ts";
import { revokeAllSessions, revokeSession } from "../../people/accounts/actions/revoke-session.server.ts";
import { setPassword } from "../../people/accounts/actions/set-password.server.ts";
import { generatePassword } from "../../people/accounts/passwords.server.ts";
import { ROLE_LABELS, ROLES, type Role } from "../../people/accounts/roles.ts";
import { allAccounts, getAccount } from "../../people/accounts/rows/account-rows.server.ts";
import { liveSessionsOf } from "../../people/accounts/rows/session-rows.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { counted } from "../../platform/text/counted.ts";
import { askPassword } from "./ask-password.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

type PasswordOptions = { generate?: boolean };

const print = (line: string): void => console.log(line);

/** `2026-03-01T06:00:00.000Z` as `2026-03-01 06:00 UTC`. */
const time = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const obtainPassword = async (options: PasswordOptions): Promise<string> =>
  options.generate ? generatePassword() : askPassword(process.stdin, process.stderr);

function printGenerated(options: PasswordOptions, password: string): void {
  if (options.generate) print(`The password, which is not shown again: ${password}`);
}

const ONE_OF: Record<Role, string> = { writer: "a writer", editor: "an editor", administrator: "an administrator" };

async function create(name: string, options: PasswordOptions & { role?: Role }): Promise<void> {
  await withServices(async (services) => {
    const password = await obtainPassword(options);
    const { username, role } = await createAccount(services, { username: name, password, role: options.role });
    print(`The account ${username} was created as ${ONE_OF[role]}.`);
    printGenerated(options, password);
  });
}

async function changePassword(name: string, options: PasswordOptions): Promise<void> {
  await withServices(async (services) => {
    // Fails before asking for a password if the account does not exist.
    await getAccount(services.db.read, name);
    const password = await obtainPassword(options);
    const { username, endedSessions } = await setPassword(services, { username: name, password });
    print(`The password of ${username} was changed; ${counted(endedSessions, "sign-in", "sign-ins")} ended.`);
    printGenerated(options, password);
  });
}

async function list(): Promise<void> {
  await withServices(async ({ db, clock }) => {
    const accounts = await allAccounts(db.read);
    if (accounts.length === 0) print("There are no accounts yet.");
    for (const account of accounts) {
      const sessions = await liveSessionsOf(db.read, account.seq, clock.now());
      const state = account.disabled_at === null ? "active" : `disabled since ${time(account.disabled_at)}`;
      const role = ROLE_LABELS[account.role]?.toLowerCase() ?? account.role;
      const signIns = counted(sessions.length, "sign-in", "sign-ins");
      const secondFactor = account.totp_enabled_at === null ? "no second factor" : "second factor on";
      print(`${account.username}: ${role}, ${state}, created ${time(account.created_at)}, ${signIns}, ${secondFactor}`);
    }
  });
}

async function sessions(name: string): Promise<void> {
  await withServices(async ({ db, clock }) => {
    const account = await getAccount(db.read, name);
    const live = await liveSessionsOf(db.read, account.seq, clock.now());
    if (live.length === 0) print(`${account.username} is not signed in anywhere.`);
    for (const session of live) {
      const [since, used] = [time(session.created_at), time(session.last_used_at)];
      const where = session.device === null ? "" : `${session.device}, `;
      print(
        `${session.seq}: ${where}since ${since}, last used ${used}, ends ${time(session.expires_at)} at the latest`,
      );
    }
  });
}

async function revoke(name: string, options: { session?: number; all?: boolean }): Promise<void> {
  const sessionSeq = options.session;
  if ((sessionSeq === undefined) === (options.all === undefined)) {
    throw new AppError(
      "Invalid",
      "Specify what to end: --session with a number that the sessions command shows, or --all.",
    );
  }
  await withServices(async (services) => {
    if (sessionSeq !== undefined) {
      await revokeSession(services, { username: name, sessionSeq });
      print(`Sign-in ${sessionSeq} has ended.`);
    } else {
      const ended = await revokeAllSessions(services, name);
      print(`${counted(ended, "sign-in has", "sign-ins have")} ended.`);
    }
  });
}

async function disable(name: string): Promise<void> {
  await withServices(async (services) => {
    const username = await disableAccount(services, name);
    print(`${username} can no longer sign in, and every sign-in has ended.`);
  });
}

async function enable(name: string): Promise<void> {
  await withServices(async (services) => {
    print(`${await enableAccount(services, name)} can sign in again.`);
  });
}

async function setRole(name: string, role: Role): Promise<void> {
  await withServices(async (services) => {
    print(`${await changeRole(services, { username: name, role })} is ${ONE_OF[role]} now.`);
  });
}

async function resetFactor(name: string): Promise<void> {
  await withServices(async (services) => {
    const username = await resetSecondFactor(services, name);
    print(`${username} now signs in with the password alone, until a new second factor is set up.`);
  });
}

function sessionNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new InvalidArgumentError("It must be a number that the sessions command shows.");
  return Number(text);
}

function roleNamed(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (role === undefined) throw new InvalidArgumentError(`It must be one of: ${ROLES.join(", ")}.`);
  return role;
}

function commands(): Command {
  const program = new Command("npm run admin --")
    .description("Manages accounts, their roles and sign-ins. The site may be running.")
    .showHelpAfterError(false);
  const generate = ["--generate", "generate a password and show it once"] as const;
  program
    .command("create")
    .argument("<name>")
    .description("create an account: a writer, unless --role says otherwise; the first one is an administrator")
    .option("--role <role>", `one of: ${ROLES.join(", ")}`, roleNamed)
    .option(...generate)
    .action(create);
  program
    .command("set-password")
    .argument("<name>")
    .description("change a password and end the account's sign-ins")
    .option(...generate)
    .action(changePassword);
  program.command("list").description("show all accounts").action(list);
  program.command("sessions").argument("<name>").description("show where an account is signed in").action(sessions);
  program
    .command("revoke")
    .argument("<name>")
    .description("end sign-ins of an account")
    .option("--session <number>", "end this sign-in", sessionNumber)
    .option("--all", "end all of them")
    .action(revoke);
  program
    .command("set-role")
    .argument("<name>")
    .argument("<role>", `one of: ${ROLES.join(", ")}`, roleNamed)
    .description("change what an account may do; one active administrator always remains")
    .action(setRole);
  program.command("disable").argument("<name>").description("stop an account from signing in").action(disable);
  program.command("enable").argument("<name>").description("let a disabled account sign in again").action(enable);
  program
    .command("reset-second-factor")
    .argument("<name>")
    .description("remove the second factor of an account whose phone and recovery codes are lost")
    .action(resetFactor);
  return program;
}

if (import.meta.main) {
  await runCommand(commands());
}
