import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

test("a database that was only written to, and never read, is closed to its end all the same", async () => {
  const folder = await temporaryFolder();
  const db = openDatabase(folder);
  await migrate(db);
  expect(await readdir(folder)).toContain("tuskers.db-wal");
  await db.close();
  expect(await readdir(folder)).toEqual(["tuskers.db"]);
});
