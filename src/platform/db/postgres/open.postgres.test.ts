import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyPostgres, temporaryPostgres } from "../../../../tests/support/test-database.ts";
import { hearOf, temporaryDatabase } from "../../../../tests/support/test-services.ts";
import { leapContentVersion, raiseContentVersion } from "../content-version.server.ts";
import { migrate, migrationNames } from "../migrate.server.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { findSiteState, saveSiteState } from "../site-state.server.ts";
import { openPostgres } from "./open.server.ts";

/** Shorter than the poll interval of one second, so that anything known by then came from a notification. */
const BEFORE_POLL_MS = 800;

async function openNodes(): Promise<[OpenDatabase, OpenDatabase]> {
  const open = await temporaryDatabase();
  const [one, other] = [await open(), await open()];
  await migrate(one);
  await Promise.all([one.follow(), other.follow()]);
  return [one, other];
}

test("two nodes that start together on an empty database bring its schema up to date once", async () => {
  const open = await temporaryDatabase();
  const [one, other] = [await open(), await open()];
  const done = await Promise.all([migrate(one), migrate(other)]);
  expect(done.toSorted((a, b) => a.length - b.length)).toEqual([[], await migrationNames()]);
});

test("a save is known on its own node at once, and on other nodes without polling", async () => {
  const [one, other] = await openNodes();
  for (let saves = 0; saves < 20; saves += 1) {
    const before = one.currentContentVersion();
    await one.write.transaction().execute(raiseContentVersion);
    expect(one.currentContentVersion()).toBe(before + 1);
    await expect.poll(() => other.currentContentVersion(), { interval: 1, timeout: BEFORE_POLL_MS }).toBe(before + 1);
  }
});

test("where a notification is lost, the next poll makes it good", async () => {
  const [one, other] = await openNodes();
  const before = other.currentContentVersion();
  await sql`alter table site_state disable trigger all`.execute(one.write);
  await one.write.transaction().execute(raiseContentVersion);
  await expect.poll(() => other.currentContentVersion(), { timeout: 30_000 }).toBe(before + 1);
});

test("a database that was put back to an older state is followed there", async () => {
  const [one, other] = await openNodes();
  await one.write.transaction().execute((transaction) => leapContentVersion(transaction, { by: 100, above: 0 }));
  await hearOf(other, one);
  await sql`update site_state set value = '7' where key = 'content_version'`.execute(one.write);
  await expect.poll(() => other.currentContentVersion(), { timeout: 30_000 }).toBe(7);
});

test("reads of a transaction stay consistent until its commit, despite writes of other nodes", async () => {
  const nodes = await openNodes();
  const addOne = (db: OpenDatabase) =>
    db.write.transaction().execute(async (transaction) => {
      const count = Number((await findSiteState(transaction, "images_scan")) ?? 0);
      await saveSiteState(transaction, "images_scan", String(count + 1));
    });
  const alone = (db: OpenDatabase) => saveSiteState(db.write, "images_rebuild", "x");
  await Promise.all(
    Array.from({ length: 40 }).flatMap((_, round) =>
      nodes.flatMap((db) => [addOne(db), ...(round % 5 ? [] : [alone(db)])]),
    ),
  );
  expect(await findSiteState(nodes[0].read, "images_scan")).toBe("80");
});

/** Lets the server report an error of that SQLSTATE. */
const fail = (db: OpenDatabase, state: string) =>
  sql`do ${sql.lit(`begin raise exception using errcode = '${state}'; end`)}`.execute(db.read).catch(() => undefined);

test("errors of the server tell that its disk is full, or that it met damage", async () => {
  const [db] = await openNodes();
  const told = () => ({ isFull: db.health.wasFull(), isDamaged: db.health.isDamaged() });
  await fail(db, "22012");
  expect(told()).toEqual({ isFull: false, isDamaged: false });
  await fail(db, "53100");
  expect(told()).toEqual({ isFull: true, isDamaged: false });
  await fail(db, "XX002");
  expect(told()).toEqual({ isFull: true, isDamaged: true });
});

test("a failing statement leaves nothing behind, and the connection stays usable", async () => {
  const [db] = await openNodes();
  const twice = saveSiteState(db.write, "images_scan", "1").then(() =>
    db.write.insertInto("site_state").values({ key: "images_scan", value: "2" }).execute(),
  );
  await expect(twice).rejects.toSatisfy(db.dialect.isUniqueViolation);
  await saveSiteState(db.write, "images_scan", "3");
  expect(await findSiteState(db.read, "images_scan")).toBe("3");
});

test("a failing commit leaves nothing behind, and the connection stays usable", async () => {
  const [db] = await openNodes();
  await sql`create function say_no() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
    db.write,
  );
  await sql`create constraint trigger refuse after insert on site_state deferrable initially deferred
    for each row when (new.key = 'images_scan') execute function say_no()`.execute(db.write);
  const failing = db.write.transaction().execute((transaction) => saveSiteState(transaction, "images_scan", "1"));
  await expect(failing).rejects.toThrow("no");
  await saveSiteState(db.write, "images_rebuild", "2");
  expect(await findSiteState(db.read, "images_scan")).toBeUndefined();
  expect(await findSiteState(db.read, "images_rebuild")).toBe("2");
});

test("the connections for reading cannot write", async () => {
  const [db] = await openNodes();
  await expect(saveSiteState(db.read, "images_scan", "1")).rejects.toThrow("read-only transaction");
});

test("values are what SQLite gives: numbers for counts and sums, 1 and 0 for conditions, doubles, order by bytes", async () => {
  const [db] = await openNodes();
  const keys = ["b", "B", "ä", "a b", "ab", "රාජා", "🐘", "\uFFFD"];
  for (const key of keys) await db.write.insertInto("site_state").values({ key, value: "0.1" }).execute();
  const rows = await db.read
    .selectFrom("site_state")
    .select("key")
    .where("key", "!=", "content_version")
    .orderBy("key")
    .execute();
  const byBytes = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(rows.map((row) => row.key)).toEqual(byBytes);
  const counts = await sql`select count(*) as many, sum(length(key)) as long, max(key) = '🐘' as yes, 1 = 2 as no
    from site_state`.execute(db.read);
  expect(counts.rows).toEqual([{ many: 9, long: expect.any(Number), yes: 1, no: 0 }]);
  const { rows: real } = await sql`select ${0.1234567890123456}::double precision as exact`.execute(db.read);
  expect(real).toEqual([{ exact: 0.1234567890123456 }]);
});

test("the character 0, which its texts cannot hold, is kept as one that cannot be read", async () => {
  const [db] = await openNodes();
  await saveSiteState(db.write, "images_scan", "a\0b");
  expect(await findSiteState(db.read, "images_scan")).toBe("a\uFFFDb");
  expect(await findSiteState(db.read, "images_\0" as "images_scan")).toBeUndefined();
});

test("a list that is empty asks for nothing", async () => {
  const [db] = await openNodes();
  expect(await db.read.selectFrom("tuskers").select("seq").where("seq", "in", []).execute()).toEqual([]);
});

const named = async (change: Partial<URL>): Promise<string> =>
  Object.assign(new URL(await temporaryPostgres()), change).href;

test.each([
  ["a database that is not there", { pathname: "/nowhere" }, /^DATABASE_URL .*nowhere/],
  ["a user that is not there", { username: "nobody-at-all" }, /^DATABASE_URL .*name or password/],
])("%s is reported in plain words", async (_, change, sentence) => {
  await expect(openPostgres(await named(change))).rejects.toThrow(sentence);
});

test("an unresponsive server is reported in plain words, without the password", async () => {
  const opening = openPostgres("postgres://tuskers:very-secret@127.0.0.1:1/tuskers");
  await expect(opening).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringMatching(/^DATABASE_URL (?!.*very-secret).*127\.0\.0\.1:1 .*ECONNREFUSED/),
  });
});

test("a database whose texts are not in UTF-8 is refused", async () => {
  const url = await emptyPostgres({ encoding: "SQL_ASCII" });
  await expect(openPostgres(url)).rejects.toThrow(/^DATABASE_URL .*SQL_ASCII.*UTF8/);
});
