import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import { damageDatabase } from "../../../tests/support/damaged-database.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { callOver } from "../../../tests/support/test-site.ts";
import { databaseFile } from "../../platform/db/sqlite/open.server.ts";

type Started = { process: ChildProcess; output: { out: string; err: string }; exit: Promise<number | null> };

async function start(settings: Record<string, string> = {}): Promise<Started & { dataDir: string }> {
  const dataDir = settings.DATA_DIR ?? (await temporaryFolder());
  const child = spawn(process.execPath, [join(BUILD_FOLDER, "programs/start.js")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      STARTER_CONTENT: "off",
      LOG_LEVEL: "error",
      ...settings,
      DATA_DIR: dataDir,
    },
  });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.err += chunk;
  });
  const exit = once(child, "close").then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return { process: child, output, exit, dataDir };
}

/** Waits for the line with the address; fails if the process ends first. */
async function running(site: Started): Promise<number> {
  const { process: child, output } = site;
  const address = () => /http:\/\/localhost:(\d+)/.exec(output.out)?.[1];
  while (address() === undefined) {
    const ended = await Promise.race([
      once(child.stdout ?? child, "data").then(() => false),
      site.exit.then(() => true),
    ]);
    if (ended) throw new Error(`The site did not start: ${output.err}`);
  }
  return Number(address());
}

beforeAll(ensureBuilt);

test("the site starts with its starter content, prints its address, serves pages and stops on a signal", async () => {
  const site = await start({ STARTER_CONTENT: "on" });
  const port = await running(site);
  expect((await callOver(port, "/tuskers")).text).toMatch(/\b4\d tuskers\b/);
  site.process.kill("SIGTERM");
  expect(await site.exit).toBe(0);
  expect(site.output.err).toBe("");
});

test("files that the site writes are readable only by its own account, even in a shared folder", {
  tags: ["deep"],
}, async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  const site = await start({ DATA_DIR: dataDir });
  await running(site);
  const open: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
  }
  expect(open).toEqual([]);
});

test("without starter content the directory is empty; a made-up password is written to a file and shown to nobody", async () => {
  const site = await start();
  expect((await callOver(await running(site), "/tuskers")).text).toContain("No Tuskers Found");
  const file = join(site.dataDir, "first-password");
  const password = (await readFile(file, "utf8")).trim().split("\n").at(-1) ?? "";
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  site.process.kill("SIGINT");
  expect(await site.exit).toBe(0);
  expect(password.length).toBeGreaterThan(10);
  expect(site.output.out).not.toContain(password);
  expect(site.output.out).toContain(file);
});

test("a wrong setting stops the start with one sentence that names it", async () => {
  const site = await start({ PORT: "eighty" });
  expect(await site.exit).toBe(1);
  expect(site.output.err).toMatch(/^PORT [^\n]+\n$/);
});

test("a port in use stops the start with one sentence", { tags: ["deep"] }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => {
    other.close();
  });
  await once(other, "listening");
  const address = other.address();
  const port = address !== null && typeof address === "object" ? String(address.port) : "";
  const site = await start({ PORT: port });
  expect(await site.exit).toBe(1);
  expect(site.output.err).toMatch(new RegExp(`^Port ${port} [^\\n]*PORT[^\\n]*\\n$`));
});

test("a database too damaged to start with stops the start with one sentence that says what to do", {
  tags: ["deep"],
}, async () => {
  const before = await start();
  await running(before);
  before.process.kill("SIGTERM");
  await before.exit;
  const file = databaseFile(before.dataDir);
  const damages = [() => damageDatabase(before.dataDir), () => writeFile(file, "This is no database. ".repeat(500))];
  for (const damage of damages) {
    await damage();
    const site = await start({ DATA_DIR: before.dataDir });
    expect(await site.exit).toBe(1);
    expect(site.output.err).toMatch(/^[^\n]*damaged[^\n]*npm run doctor[^\n]*\n$/);
  }
});
