import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

/** Debian's folder for the programs of each version. */
const DEBIAN_ROOT = "/usr/lib/postgresql";

const OLDEST = 15;

/**
 * A PostgreSQL server for tests, on a socket in a temporary folder: nobody else can reach it, and it is removed after
 * the tests.
 */
export type PostgresServer = {
  /** Where its socket is. */
  folder: string;
  /** The URL of a database, as in DATABASE_URL. */
  url(database: string): string;
  /** Drops all connections and stops; committed data is kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it if it is running, and removes its files. */
  remove(): Promise<void>;
};

function findPrograms(): string {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).map(Number) : [];
  const debian = versions
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)
    .map((version) => join(DEBIAN_ROOT, String(version), "bin"));
  const folder = [...debian, ...(process.env.PATH ?? "").split(delimiter)].find((each) =>
    existsSync(join(each, "initdb")),
  );
  if (folder === undefined) {
    throw new Error(
      "These tests need a server of PostgreSQL 15 or newer (on Debian: apt-get install postgresql). Without it: vitest run --project sqlite",
    );
  }
  return folder;
}

/** PostgreSQL refuses to run as root; it then runs as the user that its package created. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** On Linux, the kernel ends the server if the tests are killed. */
const commandOf = (server: string): [program: string, ...args: string[]] =>
  process.platform === "linux" ? ["setpriv", "--pdeathsig", "INT", server] : [server];

/** As on most machines: a collation that differs from the byte order that SQLite uses. */
const ORDER = ["--locale=C", "--locale-provider=icu", "--icu-locale=en"];

/**
 * Tests do not need durability across a crash of the machine, replicas, or upkeep of databases that live for minutes.
 * Compiling a query takes longer than any query of a test.
 */
const QUICK = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"],
  ...["checkpoint_timeout=1h", "max_wal_size=4GB", "autovacuum=off", "jit=off", "max_connections=200"],
];

export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms();
  const user = findUser();
  const folder = await mkdtemp(join(tmpdir(), "tuskers-pg-"));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const initArguments = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", ...ORDER];
  execFileSync(join(programs, "initdb"), initArguments, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = QUICK.flatMap((setting) => ["-c", setting]);
    const [program, ...before] = commandOf(join(programs, "postgres"));
    const started = spawn(program, [...before, "-D", data, "-k", folder, "-h", "", ...settings], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    const lines = createInterface({ input: started.stderr });
    const told: string[] = [];
    await new Promise<void>((resolve, reject) => {
      lines.on("line", (line) => {
        if (told.length < 50) told.push(line);
        if (line.includes("ready to accept connections")) resolve();
      });
      started.once("error", reject);
      started.once("exit", () => reject(new Error(`The server of PostgreSQL ended:\n${told.join("\n")}`)));
    });
  }

  async function stop(): Promise<void> {
    const stopping = server;
    server = undefined;
    if (stopping === undefined || stopping.exitCode !== null) return;
    // A fast shutdown: does not wait for clients to disconnect.
    stopping.kill("SIGINT");
    await once(stopping, "exit");
  }

  await start();
  return {
    folder,
    url: (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`,
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
