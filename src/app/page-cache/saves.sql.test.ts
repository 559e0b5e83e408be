import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { leapContentVersion, raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { createSaves, shortId } from "./saves.server.ts";

const GEMUNU = "a".repeat(24);
const RAJA = "b".repeat(24);
const SAMA = "c".repeat(24);
/** A database to save to. */
async function openSaves() {
  const { db } = await openTestServices();
  const first = db.currentContentVersion();
  const save = (entry?: string) =>
    db.write
      .transaction()
      .execute((change) => raiseContentVersion(change, entry === undefined ? {} : { onlyEntry: entry }));
  const saves = createSaves(db);
  /** Whether nothing has changed of a response with these entries that was made at a version. */
  async function isUnchanged(entries: string[] | undefined, contentVersion = first): Promise<boolean> {
    const present = db.currentContentVersion();
    await saves.learn(present);
    return saves.changedNothing({ contentVersion, entries: entries?.map(shortId) }, present);
  }
  return { db, first, save, isUnchanged };
}

test("saves of entries alone change only what shows them", async () => {
  const { first, save, isUnchanged } = await openSaves();
  await save(GEMUNU);
  await save(RAJA);
  expect(await Promise.all([[GEMUNU], [RAJA], [SAMA], undefined].map((shown) => isUnchanged(shown)))).toEqual([
    ...[false, false, true, false],
  ]);
  expect([await isUnchanged([GEMUNU], first + 1), await isUnchanged([RAJA], first + 1)]).toEqual([true, false]);
});

test("a save of another kind may have changed anything, but nothing that was made after it", async () => {
  const { first, save, isUnchanged } = await openSaves();
  await save(GEMUNU);
  await save();
  await save(RAJA);
  expect([await isUnchanged([SAMA]), await isUnchanged([SAMA], first + 1)]).toEqual([false, false]);
  expect([await isUnchanged([SAMA], first + 2), await isUnchanged([RAJA], first + 2)]).toEqual([true, false]);
});

test("what has changed is unknown after too many saves, or after a restore", async () => {
  const { db, first, save, isUnchanged } = await openSaves();
  for (let number = 0; number < 45; number += 1) await save(GEMUNU);
  expect(await isUnchanged([SAMA])).toBe(false);
  expect(await isUnchanged([SAMA], first + 5)).toBe(true);
  await db.write.transaction().execute((change) => leapContentVersion(change, { by: 1000, above: 0 }));
  expect(await isUnchanged([SAMA], first + 5)).toBe(false);
});

test("what was read at one version is read again at the next", async () => {
  const { save, isUnchanged } = await openSaves();
  await save(GEMUNU);
  expect(await isUnchanged([RAJA])).toBe(true);
  await save(RAJA);
  expect(await isUnchanged([RAJA])).toBe(false);
});

test("nothing is known to be unchanged where the saves up to its version could not be read", async () => {
  const { db, first, save } = await openSaves();
  await save(GEMUNU);
  const saves = createSaves(db);
  await saves.learn(first + 1);
  await db.close();
  await saves.learn(first + 2);
  expect(saves.changedNothing({ contentVersion: first, entries: [shortId(SAMA)] }, first + 1)).toBe(true);
  expect(saves.changedNothing({ contentVersion: first, entries: [shortId(SAMA)] }, first + 2)).toBe(false);
});
