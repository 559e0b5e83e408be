import { expect, test } from "vitest";
import { readAtOneVersion } from "./page-readers.server.ts";

/** A database whose content changes during each of the first reads. */
function changingDuring(reads: number) {
  let version = 1;
  let done = 0;
  return {
    currentContentVersion: () => version,
    read: async () => {
      done += 1;
      if (done <= reads) version += 1;
      return `read ${done}`;
    },
  };
}

test("what a save came between is read again", async () => {
  const db = changingDuring(2);
  expect(await readAtOneVersion(db, db.read)).toBe("read 3");
});

test("a page is refused for a moment if saves come in between again and again", async () => {
  const db = changingDuring(Number.POSITIVE_INFINITY);
  await expect(readAtOneVersion(db, db.read)).rejects.toMatchObject({ kind: "Unavailable" });
});
