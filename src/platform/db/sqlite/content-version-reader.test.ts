import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { getContentVersion, raiseContentVersion } from "../content-version.server.ts";
import { migrate } from "../migrate.server.ts";
import { openDatabase } from "./open.server.ts";

test("the content version is known at once after each commit, of this process or another", async () => {
  const folder = await temporaryFolder();
  const [one, other] = [openDatabase(folder), openDatabase(folder)];
  try {
    await migrate(one);
    const first = one.currentContentVersion();
    expect(first).toBe(await getContentVersion(one.read));
    await one.write.transaction().execute(raiseContentVersion);
    expect([one.currentContentVersion(), other.currentContentVersion()]).toEqual([first + 1, first + 1]);
    await other.write.transaction().execute(raiseContentVersion);
    expect([one.currentContentVersion(), other.currentContentVersion()]).toEqual([first + 2, first + 2]);
  } finally {
    await one.close();
    await other.close();
  }
});

test("it is an error where the database cannot be read", async () => {
  const db = openDatabase(await temporaryFolder());
  await migrate(db);
  expect(db.currentContentVersion()).toBe(await getContentVersion(db.read));
  await db.close();
  expect(() => db.currentContentVersion()).toThrow();
});
