import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { migrate } from "../migrate.server.ts";
import { openDatabase } from "./open.server.ts";

test("a database that was only written to is closed completely too", async () => {
  const folder = await temporaryFolder();
  const db = openDatabase(folder);
  await migrate(db);
  expect(await readdir(folder)).toContain("tuskers.db-wal");
  await db.close();
  expect(await readdir(folder)).toEqual(["tuskers.db"]);
});

const modesIn = async (folder: string): Promise<Record<string, string>> => {
  const names = (await readdir(folder)).toSorted();
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  return Object.fromEntries(names.map((name, index) => [name, (modes[index] ?? 0).toString(8)]));
};

const CLOSED = { "tuskers.db": "600", "tuskers.db-shm": "600", "tuskers.db-wal": "600" };

test("in a folder that is open to others, the files of the database are readable by their owner alone", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  await migrate(db);
  expect(await modesIn(folder)).toEqual(CLOSED);
});

test("a database that others could read is closed to them when it is opened, even while it is in use", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const before = openDatabase(folder);
  onTestFinished(() => before.close());
  await migrate(before);
  for (const name of Object.keys(CLOSED)) await chmod(join(folder, name), 0o644);
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  expect(await modesIn(folder)).toEqual(CLOSED);
});
