import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import {
  getContentVersion,
  getWithdrawalVersion,
  leapContentVersion,
  listEntryOnlyChanges,
  raiseContentVersion,
  type SaveEffect,
} from "./content-version.server.ts";

const ENTRY = "a".repeat(24);

async function openVersions() {
  const { db } = await openTestServices();
  const save = (effect?: SaveEffect) => db.write.transaction().execute((change) => raiseContentVersion(change, effect));
  return { db, save, withdrawal: () => getWithdrawalVersion(db.read), present: () => getContentVersion(db.read) };
}

test("a save counts as taking something away unless it says that it does not", async () => {
  const { save, withdrawal, present } = await openVersions();
  await save({ onlyAdds: true });
  await save({ onlyEntry: ENTRY });
  expect(await withdrawal()).toBe(0);
  await save();
  expect(await withdrawal()).toBe(await present());
});

test("a save of one entry that is no longer written down counts as taking something away", async () => {
  const { db, save, withdrawal } = await openVersions();
  const first = (await getContentVersion(db.read)) + 1;
  for (let saves = 0; saves < 43; saves += 1) await save({ onlyEntry: ENTRY });
  const [oldest] = await listEntryOnlyChanges(db.read);
  expect([oldest?.[0], await withdrawal()]).toEqual([first + 3, first + 2]);
});

test("a leap counts as taking everything away", async () => {
  const { db, withdrawal, present } = await openVersions();
  await db.write.transaction().execute((change) => leapContentVersion(change, { by: 100, above: 0 }));
  expect(await withdrawal()).toBe(await present());
});

test("a process knows the version of its own save though the database is gone", async () => {
  const { db, save, present } = await openVersions();
  await save();
  const version = await present();
  await db.close();
  expect(db.knownContentVersion()).toBe(version);
});
