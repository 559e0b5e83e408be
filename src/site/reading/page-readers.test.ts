import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { createReadPage } from "./page-readers.server.ts";

/** The readers of a site with one tusker, over a database whose content seems to change during each of the first readings. */
async function readingOf({ changes = 0 } = {}) {
  const { services, call, token } = await openTestApi();
  const { _id } = (await (await call("POST", "/api/tuskers", { token, json: someTusker() })).json()) as { _id: string };
  let version = services.db.currentContentVersion();
  let times = 0;
  const db = Object.create(services.db, { currentContentVersion: { value: () => version } });
  const logged: unknown[] = [];
  const log = Object.create(services.log, { error: { value: (entry: unknown) => logged.push(entry) } });
  const readPage = createReadPage({ ...services, db, log });
  const countReadings = async () => {
    times += 1;
    if (times <= changes) version += 1;
    return times;
  };
  return { readPage, countReadings, logged, _id };
}

test("a page is read again if a save came in meanwhile", async () => {
  const { readPage, countReadings } = await readingOf({ changes: 1 });
  expect((await readPage(countReadings)).loaded).toBe(2);
});

test("while saves come in between again and again, the third reading counts", async () => {
  const { readPage, countReadings } = await readingOf({ changes: 10 });
  expect((await readPage(countReadings)).loaded).toBe(3);
});

test("a page knows the entries that it shows", async () => {
  const { readPage, _id } = await readingOf();
  const { entries } = await readPage((readers) => readers.tuskerAndMore("gemunu", async () => undefined));
  expect(entries).toEqual([_id]);
});

test("a page that counts all tuskers may show any of them", async () => {
  const { readPage } = await readingOf();
  const { entries } = await readPage(async (readers) => [await readers.tusker("gemunu"), await readers.statistics()]);
  expect(entries).toBeUndefined();
});

test("what reads nothing of the database is shown while it is away", async () => {
  const { services } = await openTestApi();
  await services.db.close();
  const { loaded } = await createReadPage(services)(async () => "read");
  expect(loaded).toBe("read");
});

test("a list that a page can do without is empty if it cannot be read: no cache may hold that page, and it is logged", async () => {
  const { readPage, logged } = await readingOf();
  const broken = new Error("The table is damaged.");
  const read = await readPage((readers) => readers.optional(Promise.reject(broken)));
  expect(read).toEqual({ loaded: [], entries: [], lacksPart: true });
  expect(logged).toEqual([{ err: broken }]);
});
