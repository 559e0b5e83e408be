import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { backupAt } from "../../../tests/support/backup-files.ts";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { type EndedCommand, runCommand } from "../../../tests/support/run-command.ts";
import { filesBelow } from "../../../tests/support/sample-images.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { writeArchive } from "../backups/archive/archive-writer.server.ts";
import { FORMAT, FORMAT_VERSION } from "../backups/archive/backup-format.server.ts";
import { newKeyText } from "../backups/archive/encryption.server.ts";
import { findNotedBackups } from "../backups/note-backup.server.ts";

beforeAll(ensureBuilt);

const run = (name: "backup" | "restore", args: string[], settings: Record<string, string>): Promise<EndedCommand> =>
  runCommand(name, args, { settings });

/** A running site with a tusker that has an image. */
async function openSite() {
  const { services, call, token } = await openTestApi();
  await storeImage(services, "raja.jpg");
  await call("POST", "/api/tuskers", { token, json: someTusker({ images: ["/uploads/public/raja.jpg"] }) });
  const { dataDir } = services.config;
  const folder = await temporaryFolder();
  const backup = (args: string[], settings: Record<string, string> = {}) =>
    run("backup", args, { DATA_DIR: dataDir, ...settings });
  return { services, dataDir, folder, backup };
}

test("a backup is written beside the running site, proven, and restored", async () => {
  const { services, folder, backup } = await openSite();
  const file = join(folder, "a.tar");
  const { size } = await backup([file]).then(async (ended) => {
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(ended.out).toMatch(/^\S+a\.tar contains the database and 3 image files, 0\.\d MB\.\n$/);
    return stat(file);
  });
  expect((await findNotedBackups(services.db)).good).toMatchObject({ fileBytes: size, pictures: 3 });

  const verified = await backup(["verify", file]);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(verified.out).toMatch(/\d+ pages, \d+ calls, 1 drawings, 3 image files/);

  const dataDir = join(folder, "data");
  const restored = await run("restore", [file], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(restored.out).toContain(dataDir);
  expect(await readdir(join(dataDir, "uploads/public"))).toEqual(["raja.jpg"]);
});

test("verify leaves nothing behind, and changes nothing in the site's own data", { tags: ["deep"] }, async () => {
  const { dataDir, folder, backup } = await openSite();
  const file = join(folder, "a.tar");
  await backup([file]);
  const within = join(folder, "within");
  await mkdir(within);
  const before = await filesBelow(join(dataDir, "uploads"));
  expect(await backup(["verify", file, "--in", within])).toMatchObject({ code: 0 });
  expect(await readdir(within)).toEqual([]);
  expect(await filesBelow(join(dataDir, "uploads"))).toEqual(before);
});

test("every command reports what was lost or damaged before, also by its exit code", { tags: ["deep"] }, async () => {
  const { dataDir, folder, backup } = await openSite();
  await rm(join(dataDir, "uploads/public/raja.jpg"));
  const [form = ""] = await readdir(join(dataDir, "uploads/variants"));
  await writeFile(join(dataDir, "uploads/variants", form), "no picture");
  const file = join(folder, "a.tar");
  const written = await backup([file]);
  expect(written).toMatchObject({ code: 1, err: "" });
  expect(written.out).toContain("“public/raja.jpg”");
  expect(written.out).toContain(`“variants/${form}”`);
  const verified = await backup(["verify", file]);
  expect(verified.code).toBe(1);
  expect(verified.out).toContain("“public/raja.jpg”");
  expect(verified.out).toMatch(/\/uploads\/public\/raja\.jpg .*404/);
  expect(verified.out).toMatch(/^2 problems/m);
  const restored = await run("restore", [file], { DATA_DIR: join(folder, "data") });
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.out).toContain("“public/raja.jpg”");
});

test("without a name a backup goes into BACKUP_DIR, where only so many are kept", { tags: ["deep"] }, async () => {
  const { folder, backup } = await openSite();
  expect(await backup([])).toEqual({
    code: 1,
    out: "",
    err: "Name the file to write, as in npm run backup -- FILE, or set BACKUP_DIR.\n",
  });
  const dir = join(folder, "backups");
  await mkdir(dir);
  await writeFile(join(dir, "tuskers-2020-01-01T00-00-00Z.tar"), "an old one");
  expect(await backup([], { BACKUP_DIR: dir, BACKUP_KEEP: "1" })).toMatchObject({ code: 0, err: "" });
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^tuskers-2\d{3}-\S+Z\.tar$/)]);
  expect(await readdir(dir)).not.toContain("tuskers-2020-01-01T00-00-00Z.tar");
});

test("a key is made for its owner alone, and never in the place of another one", async () => {
  const key = join(await temporaryFolder(), "key.txt");
  const made = await run("backup", ["key", key], {});
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toContain("without it, no backup can be opened");
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  const text = await readFile(key, "utf8");
  expect(made.out).toContain(/age1\w+/.exec(text)?.[0]);
  expect(await run("backup", ["key", key], {})).toMatchObject({
    code: 1,
    err: `${key} already exists: choose another name.\n`,
  });
  expect(await readFile(key, "utf8")).toBe(text);
});

test("what a key encrypts is read with it alone", { tags: ["deep"] }, async () => {
  const { folder, backup } = await openSite();
  const [key, other] = [join(folder, "one"), join(folder, "other")];
  for (const each of [key, other]) await writeFile(each, await newKeyText(new Date()));
  const file = join(folder, "a.tar.age");
  expect((await backup([file], { BACKUP_KEY_FILE: key })).out).toContain(", encrypted.\n");
  const DATA_DIR = join(folder, "data");
  const [good, wrong, none, restored] = await Promise.all([
    backup(["verify", file], { BACKUP_KEY_FILE: key }),
    backup(["verify", file, "--key", other], { BACKUP_KEY_FILE: key }),
    run("restore", [file], { DATA_DIR: join(folder, "none") }),
    run("restore", [file, "--key", key], { DATA_DIR }),
  ]);
  expect(good).toMatchObject({ code: 0, err: "" });
  const sentence = "The key does not open this backup: it was encrypted with another one.\n";
  expect(wrong).toEqual({ code: 1, out: "", err: sentence });
  expect(none).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining("encrypted"),
  });
  expect((await readdir(folder)).sort()).toEqual(["a.tar.age", "data", "one", "other"]);
  expect(restored).toMatchObject({ code: 0, err: "" });
});

test("restore replaces existing data only with --replace, and never the data of a running site", async () => {
  const { dataDir, folder, backup } = await openSite();
  const file = join(folder, "a.tar");
  await backup([file]);
  const running = await run("restore", [file, "--replace"], { DATA_DIR: dataDir });
  expect(running).toEqual({ code: 1, out: "", err: expect.stringContaining(dataDir) });
  const DATA_DIR = join(folder, "data");
  await cp(dataDir, DATA_DIR, { recursive: true });
  const refused = await run("restore", [file], { DATA_DIR });
  expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringContaining("--replace") });
  const replaced = await run("restore", [file, "--replace"], { DATA_DIR });
  expect(replaced).toMatchObject({ code: 0, err: "" });
  expect(replaced.out).toMatch(/\S+\/before-restore-\S+/);
});

test.each([
  ["a text", "is not a backup of this site."],
  [undefined, "There is no file"],
])("a file that holds %j is refused in one sentence", { tags: ["deep"] }, async (content, told) => {
  const folder = await temporaryFolder();
  const file = join(folder, "a.tar");
  if (content !== undefined) await writeFile(file, content);
  const ended = await run("restore", [file], { DATA_DIR: join(folder, "data") });
  expect(ended).toMatchObject({ code: 1, out: "" });
  expect(ended.err.trimEnd().split("\n")).toEqual([expect.stringContaining(told)]);
});

test("neither restoring nor proving lets a name in the file steer the terminal", { tags: ["deep"] }, async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "hostile.tar");
  await writeArchive(backupAt(file).file, undefined, async (archive) => {
    const header = { format: FORMAT, version: FORMAT_VERSION, createdAt: "2026-03-01T06:00:00.000Z" };
    await archive.addText("backup.json", JSON.stringify({ ...header, database: { engine: "sqlite" } }));
    await archive.addText("pictures/\u001b[31mevil\u202e", "x");
  });
  const told = "“pictures/\\u{1b}[31mevil\\u{202e}” does not belong there.\n";
  const settings = { DATA_DIR: join(folder, "data") };
  for (const [name, args] of [
    ["restore", [file]],
    ["backup", ["verify", file]],
  ] as const) {
    expect(await run(name, [...args], settings)).toEqual({ code: 1, out: "", err: `${file} is damaged: ${told}` });
  }
});
