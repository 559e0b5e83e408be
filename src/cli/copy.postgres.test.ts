import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type EndedCommand, runCommand } from "../../tests/support/run-command.ts";
import { storePicture } from "../../tests/support/stored-pictures.ts";
import { openTestApi, someTusker } from "../../tests/support/test-api.ts";
import { emptyPostgres, temporaryPostgres } from "../../tests/support/test-database.ts";
import { openTestServices, temporaryFolder } from "../../tests/support/test-services.ts";
import { openDatabaseCopy } from "../server/db/database-copy.ts";
import { openServer } from "../server/db/open-configured.ts";
import type { Queryable } from "../server/db/queryable.ts";
import { digestTables } from "../server/db/table-digests.ts";

const copy = (from: string, to: string, { DATA_DIR, more = [] }: { DATA_DIR: string; more?: string[] }) =>
  runCommand("copy", ["--from", from, "--to", to, ...more], { settings: { DATA_DIR } });

/** The data folder of a site with SQLite that was stopped: a tusker with a picture, a message, an account, a sign-in. */
async function stoppedSite(): Promise<string> {
  const { services, call, token } = await openTestApi({ DATABASE_URL: "" });
  await storePicture(services, "raja.jpg");
  const json = someTusker({ name: "Rājā 🐘", images: ["/uploads/public/raja.jpg"], tags: ["Äl", "al"], age: 41.75 });
  expect((await call("POST", "/api/tuskers", { token, json })).status).toBe(201);
  const message = { name: "Ann", email: "ann@example.org", subject: "Tracks", message: "Where to?" };
  expect((await call("POST", "/api/contact", { json: message })).status).toBeLessThan(300);
  await services.close();
  return services.config.dataDir;
}

async function readServer<Result>(url: string, work: (read: Queryable) => Promise<Result>): Promise<Result> {
  const db = await openServer(url);
  return work(db.read).finally(() => db.close());
}

async function readFolder<Result>(dataDir: string, work: (read: Queryable) => Promise<Result>): Promise<Result> {
  const db = openDatabaseCopy(join(dataDir, "tuskers.db"));
  return work(db.read).finally(() => db.close());
}

const names = async (read: Queryable): Promise<string[]> =>
  (await read.selectFrom("tuskers").select("name").orderBy("seq").execute()).map(({ name }) => name);

const isEmpty = async (read: Queryable): Promise<boolean> =>
  (await digestTables(read)).every(({ table, rows }) => table === "site_state" || rows === 0);

/** Everything in a folder, with its bytes. */
async function contentsOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sum = async (file: string) =>
    `${file} ${createHash("sha256")
      .update(await readFile(file))
      .digest("hex")}`;
  return Promise.all(files.sort().map(sum));
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Its database goes with the test.
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const rename = (folder: string, name: string) =>
  openTestServices({ DATA_DIR: folder, DATABASE_URL: "" }).then(async ({ db, close }) => {
    await db.write.updateTable("tuskers").set({ name }).execute();
    await close();
  });

test("everything goes to PostgreSQL and back, and what it came from is not touched", async () => {
  const DATA_DIR = await stoppedSite();
  const before = await contentsOf(DATA_DIR);
  const url = await emptyPostgres();
  const there = await copy(`sqlite:${DATA_DIR}`, url, { DATA_DIR });
  expect(there).toMatchObject({ code: 0, err: "" });
  expect(there.out).toMatch(/^tuskers +1 {2}[0-9a-f]{16}$/m);
  expect(there.out).toMatch(/^sessions +1 {2}[0-9a-f]{16}$/m);
  expect(there.out).toMatch(
    /^All \d+ rows of .*tuskers\.db are in the database test_\w+ at .*, and the same there\.$/m,
  );
  expect(there.out).toMatch(/^Pictures are not copied\. All \d files of them are in .*\/uploads\.$/m);
  expect(await contentsOf(DATA_DIR)).toEqual(before);

  const site = await openTestApi({ DATA_DIR, DATABASE_URL: url }, { hasAccount: true });
  const added = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ name: "Sama" }) });
  expect(added.status).toBe(201);
  await site.services.close();

  const back = join(await temporaryFolder(), "new");
  expect(await copy(url, `sqlite:${back}`, { DATA_DIR })).toMatchObject({ code: 1, err: "" });
  expect(await readdir(back)).toEqual(["tuskers.db"]);
  expect((await stat(join(back, "tuskers.db"))).mode & 0o777).toBe(0o600);
  expect(await readFolder(back, digestTables)).toEqual(await readServer(url, digestTables));
  expect(await readFolder(back, names)).toEqual(["Rājā 🐘", "Sama"]);
});

test("a copy can be made again until somebody changes it, and then only with leave, which puts it aside", async () => {
  const DATA_DIR = await stoppedSite();
  const url = await temporaryPostgres();
  const from = `sqlite:${join(DATA_DIR, "tuskers.db")}`;
  expect(await copy(from, url, { DATA_DIR })).toMatchObject({ code: 0 });
  await rename(DATA_DIR, "Second");
  expect(await copy(from, url, { DATA_DIR })).toMatchObject({ code: 0 });
  expect(await readServer(url, names)).toEqual(["Second"]);

  await (await connect(url)).query("update tuskers set name = 'Changed there'");
  const refused = await copy(from, url, { DATA_DIR });
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toMatch(
    /^There is something in the database \S+ at .* that no copy has put there\. With --replace /,
  );
  expect(await readServer(url, names)).toEqual(["Changed there"]);

  const replaced = await copy(from, url, { DATA_DIR, more: ["--replace"] });
  expect(replaced).toMatchObject({ code: 0, err: "" });
  expect(await readServer(url, names)).toEqual(["Second"]);
  const kept = /What was there before is in (.*)\/tuskers\.db\./.exec(replaced.out)?.[1] ?? "";
  expect(await readFolder(kept, names)).toEqual(["Changed there"]);

  // The same for a file.
  const folder = await stoppedSite();
  expect((await copy(url, `sqlite:${folder}`, { DATA_DIR })).err).toMatch(
    /^There is something in .*tuskers\.db that no/,
  );
  expect(await readFolder(folder, names)).toEqual(["Rājā 🐘"]);
  const file = await copy(url, `sqlite:${folder}`, { DATA_DIR, more: ["--replace"] });
  const aside = /What was there before is in (.*)\/tuskers\.db\./.exec(file.out)?.[1] ?? "";
  expect(aside.startsWith(join(folder, "before-copy-"))).toBe(true);
  expect(await readFolder(aside, names)).toEqual(["Rājā 🐘"]);
  expect(await readFolder(folder, names)).toEqual(["Second"]);
});

function begin(from: string, to: string, DATA_DIR: string): ChildProcess {
  const program = join(import.meta.dirname, "copy.ts");
  const child = spawn(process.execPath, [program, "--from", from, "--to", to], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}

test("a copy into PostgreSQL that is killed leaves nothing there, and can be made again", async () => {
  const DATA_DIR = await stoppedSite();
  const url = await temporaryPostgres();
  // Whoever wants to put the same row there waits for this transaction to end: the copy comes as far as its last tables.
  const client = await connect(url);
  const [first] = await readFolder(DATA_DIR, (read) => read.selectFrom("activities").selectAll().execute());
  if (first === undefined) throw new Error("The site has no activity.");
  const columns = Object.keys(first);
  await client.query("begin");
  await client.query(
    `insert into activities (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(first),
  );
  const child = begin(`sqlite:${DATA_DIR}`, url, DATA_DIR);
  const watcher = await connect(url);
  const waiting = async () => {
    const { rows } = await watcher.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike 'insert%'",
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 10 }).toBe(1);
  await kill(child);
  expect(await readServer(url, isEmpty)).toBe(true);
  await client.query("rollback");
  expect(await copy(`sqlite:${DATA_DIR}`, url, { DATA_DIR })).toMatchObject({ code: 0, err: "" });
  expect(await readServer(url, digestTables)).toEqual(await readFolder(DATA_DIR, digestTables));
});

test("a copy into a file that is killed leaves nothing in it, and can be made again", async () => {
  const DATA_DIR = await stoppedSite();
  const site = await openTestServices({ DATA_DIR, DATABASE_URL: "" });
  // More than SQLite keeps in memory before it writes to its log.
  const activity = {
    happened_at: "2026-01-01T00:00:00.000Z",
    action: "saved",
    subject_kind: "tusker",
    subject_name: "A",
  };
  for (let made = 0; made < 12_000; made += 1000) {
    const detail = "word ".repeat(200);
    const rows = Array.from({ length: 1000 }, () => ({ ...activity, username: null, subject_id: null, detail }));
    await site.db.write.insertInto("activities").values(rows).execute();
  }
  await site.close();
  const folder = await temporaryFolder();
  const file = join(folder, "tuskers.db");
  const child = begin(`sqlite:${DATA_DIR}`, `sqlite:${folder}`, DATA_DIR);
  const logged = async () => (existsSync(`${file}-wal`) ? (await stat(`${file}-wal`)).size : 0);
  await expect.poll(logged, { timeout: 20_000, interval: 1 }).toBeGreaterThan(3_000_000);
  await kill(child);
  expect(await readFolder(folder, isEmpty)).toBe(true);
  expect(await copy(`sqlite:${DATA_DIR}`, `sqlite:${folder}`, { DATA_DIR })).toMatchObject({ err: "" });
  expect(await readFolder(folder, digestTables)).toEqual(await readFolder(DATA_DIR, digestTables));
});

test("a target that a site runs on is refused, a source that a site runs on is copied as it is", async () => {
  const DATA_DIR = await stoppedSite();
  const url = await temporaryPostgres();
  const [onServer, onFile] = [
    await openTestServices({ DATABASE_URL: url }),
    await openTestServices({ DATABASE_URL: "" }),
  ];
  for (const to of [url, `sqlite:${onFile.config.dataDir}`]) {
    const { code, err } = await copy(`sqlite:${DATA_DIR}`, to, { DATA_DIR, more: ["--replace"] });
    expect([code, err]).toEqual([1, expect.stringMatching(/^A site is running on .*: stop it first\.\n$/)]);
  }
  for (const from of [url, `sqlite:${onFile.config.dataDir}`]) {
    const to = join(await temporaryFolder(), "copy.db");
    const { code, out, err } = await copy(from, `sqlite:${to}`, { DATA_DIR });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("The source is in use. What is saved there from now on is not in the copy");
  }
  await Promise.all([onServer.close(), onFile.close()]);
});

test("what does not arrive as it was sent is taken back", async () => {
  const DATA_DIR = await stoppedSite();
  const url = await emptyPostgres();
  await readServer(url, async () => {});
  await copy(`sqlite:${DATA_DIR}`, url, { DATA_DIR });
  const client = await connect(url);
  await client.query(
    "create function meddle() returns trigger language plpgsql as 'begin new.name = ''Other''; return new; end'",
  );
  await client.query("create trigger meddle before insert on tuskers for each row execute function meddle()");
  await rename(DATA_DIR, "Second");
  expect(await copy(`sqlite:${DATA_DIR}`, url, { DATA_DIR })).toEqual({
    code: 1,
    out: "",
    err: "What arrived is not what was sent, and was taken back: tuskers (other content).\n",
  });
  expect(await readServer(url, names)).toEqual(["Rājā 🐘"]);
});

test("files of pictures that are not where the site will look for them are named, and what to do", async () => {
  const DATA_DIR = await stoppedSite();
  const url = await temporaryPostgres();
  const [variant = ""] = await readdir(join(DATA_DIR, "uploads/variants"));
  await rm(join(DATA_DIR, "uploads/variants", variant));
  const picture = join(DATA_DIR, "uploads/public/raja.jpg");
  const bytes = await readFile(picture);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  await writeFile(picture, bytes);
  const { code, out } = await copy(`sqlite:${DATA_DIR}`, url, { DATA_DIR });
  expect(code).toBe(1);
  expect(out).toContain("public/raja.jpg is another file\n");
  expect(out).toContain(`variants/${variant} is not there\n`);
  expect(out).toContain(`Copy the folder uploads of the old DATA_DIR to ${DATA_DIR} before you start the site there.`);
});

test("what cannot be copied is refused in a sentence, and nothing is made or changed", async () => {
  const DATA_DIR = await stoppedSite();
  const folder = await temporaryFolder();
  const from = `sqlite:${DATA_DIR}`;
  const [other, newer, older] = [await emptyPostgres(), await temporaryPostgres(), await temporaryPostgres()];
  await (await connect(other)).query("create table accounts (name text)");
  await (await connect(newer)).query("insert into kysely_migration values ('0099-later', '2027')");
  const stale = await connect(older);
  await stale.query("delete from kysely_migration where name like '0005%'");
  await writeFile(join(folder, "junk.db"), "x".repeat(4096));
  const refusals: [from: string, to: string, sentence: string | RegExp][] = [
    ["./data", other, /^--from must be sqlite: with a path, such as sqlite:\.\/data, or a postgres:\/\/ address\.$/],
    [from, "mysql://server/tuskers", /^--to must be sqlite: with a path/],
    [from, `sqlite:${DATA_DIR}/tuskers.db`, "--from and --to name the same database."],
    [`sqlite:${folder}/none`, other, `There is no database at ${folder}/none/tuskers.db.`],
    [`sqlite:${folder}/junk.db`, other, /not a database/],
    [from, `sqlite:${folder}/junk.db`, /not a database/],
    [from, other, /^There are tables of another program in the database \S+ at .* \(accounts\)\.$/],
    [from, newer, /^A newer release of the site has written the database .* \(0099-later\): use that one\.$/],
    [older, `sqlite:${folder}/new`, /^An older release of the site has written the database .*: start this one on it/],
    [await emptyPostgres(), `sqlite:${folder}/new`, /^There is no database of this site in the database /],
    [from, "postgres://nobody@127.0.0.1:1/tuskers", /^--to names a server that does not answer: 127\.0\.0\.1:1/],
    ["postgres://nobody@127.0.0.1:1/tuskers", from, /^--from names a server that does not answer/],
  ];
  const before = await contentsOf(DATA_DIR);
  for (const [source, target, sentence] of refusals) {
    const { code, out, err }: EndedCommand = await copy(source, target, { DATA_DIR });
    expect({ code, out }, err).toEqual({ code: 1, out: "" });
    if (typeof sentence === "string") expect(err).toBe(`${sentence}\n`);
    else expect(err.trimEnd()).toMatch(sentence);
  }
  expect(await readdir(folder)).toEqual(["junk.db", "new"].filter((name) => existsSync(join(folder, name))));
  expect(existsSync(join(folder, "new/tuskers.db"))).toBe(false);
  expect(await contentsOf(DATA_DIR)).toEqual(before);
  // It is given back to other tests.
  await stale.query("insert into kysely_migration values ('0005-lists-in-memory', '2026')");
  await (await connect(newer)).query("delete from kysely_migration where name = '0099-later'");
});

test("a source that is opened while it is read without locks is not taken", async () => {
  const { openCopySource } = await import("../server/db/copy-source.ts");
  const DATA_DIR = await stoppedSite();
  const source = await openCopySource({
    kind: "sqlite",
    file: join(DATA_DIR, "tuskers.db"),
    dataDir: DATA_DIR,
    name: "",
  });
  const reading = source.inSnapshot(async (_, assertUnchanged) => {
    await assertUnchanged();
    await rename(DATA_DIR, "Meanwhile");
    await assertUnchanged();
  });
  await expect(reading).rejects.toThrow("was opened by another program while it was copied: copy again.");
  await source.close();
});
