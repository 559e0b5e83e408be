import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { leapContentVersion, raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { createChangeReader, shortId } from "./changed-entries.server.ts";

const GEMUNU = "a".repeat(24);
const RAJA = "b".repeat(24);
const short = (...ids: string[]) => new Set(ids.map(shortId));

/** A database to save to, and the changes that are known since its first version. */
async function openChanges() {
  const { db } = await openTestServices();
  const first = db.currentContentVersion();
  const save = (entry?: string) =>
    db.write
      .transaction()
      .execute((change) => raiseContentVersion(change, entry === undefined ? {} : { onlyEntry: entry }));
  const changedSince = (version = first) => {
    const present = db.currentContentVersion();
    return createChangeReader(db.read).between(version, present);
  };
  return { db, first, save, changedSince };
}

test("saves of entries alone are known one by one", async () => {
  const { first, save, changedSince } = await openChanges();
  await save(GEMUNU);
  await save(RAJA);
  expect(await changedSince()).toEqual(short(GEMUNU, RAJA));
  expect(await changedSince(first + 1)).toEqual(short(RAJA));
});

test("a save of another kind may have changed anything, but only for who does not know of it yet", async () => {
  const { first, save, changedSince } = await openChanges();
  await save(GEMUNU);
  await save();
  await save(RAJA);
  expect(await changedSince()).toBeUndefined();
  expect(await changedSince(first + 1)).toBeUndefined();
  expect(await changedSince(first + 2)).toEqual(short(RAJA));
});

test("the changes are unknown after too many saves, or after a restore", async () => {
  const { db, first, save, changedSince } = await openChanges();
  for (let number = 0; number < 45; number += 1) await save(GEMUNU);
  expect(await changedSince()).toBeUndefined();
  expect(await changedSince(first + 5)).toEqual(short(GEMUNU));
  await db.write.transaction().execute((change) => leapContentVersion(change, { by: 1000, above: 0 }));
  expect(await changedSince(first + 5)).toBeUndefined();
});

test("what was read at one version is read again at the next", async () => {
  const { db, first, save } = await openChanges();
  const reader = createChangeReader(db.read);
  await save(GEMUNU);
  expect(await reader.between(first, first + 1)).toEqual(short(GEMUNU));
  await save(RAJA);
  expect(await reader.between(first, first + 2)).toEqual(short(GEMUNU, RAJA));
});
