import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { raiseContentVersion } from "../db/content-version.server.ts";
import { migrate } from "../db/migrate.server.ts";
import { openDatabase } from "../db/sqlite/open.server.ts";
import { storageFailure } from "./storage-failure.server.ts";

const fromSqlite = (errcode: number) => Object.assign(new Error("It failed"), { code: "ERR_SQLITE_ERROR", errcode });
const fromSystem = (code: string) => Object.assign(new Error(`${code}: it failed, write`), { code });

async function openDialect() {
  const db = openDatabase(await temporaryFolder());
  await db.close();
  return db.dialect;
}

test("a full disk is reported as such, wherever it occurs", async () => {
  const dialect = await openDialect();
  for (const error of [fromSqlite(13), fromSystem("ENOSPC"), fromSystem("EDQUOT")]) {
    expect(storageFailure(error, dialect)).toMatchObject({ kind: "DiskFull", cause: error });
  }
});

test("a failing disk and a locked database are temporary errors", async () => {
  const dialect = await openDialect();
  const [writeFailed, moved, cannotOpen, busy] = [778, 1032, 14, 5];
  for (const errcode of [writeFailed, moved, cannotOpen, busy]) {
    expect(storageFailure(fromSqlite(errcode), dialect)).toMatchObject({ kind: "Unavailable", retryAfterSeconds: 60 });
  }
  for (const code of ["EIO", "EROFS"]) {
    expect(storageFailure(fromSystem(code), dialect)).toMatchObject({ kind: "Unavailable" });
  }
});

test("other errors are passed on", async () => {
  const dialect = await openDialect();
  for (const error of [fromSqlite(1), fromSqlite(2067), fromSystem("ENOENT"), new Error("oh"), "oh", undefined]) {
    expect(storageFailure(error, dialect)).toBeUndefined();
  }
});

test("a database that cannot be written to answers 503, and says when to come again", async () => {
  const { services, token, call } = await openTestApi();
  await sql`pragma query_only = 1`.execute(services.db.write);
  const refused = await call("POST", "/api/tuskers", { token, json: someTusker() });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("cannot use its disk") });
  expect((await call("GET", "/api/tuskers")).status).toBe(200);
  await sql`pragma query_only = 0`.execute(services.db.write);
  expect((await call("POST", "/api/tuskers", { token, json: someTusker() })).status).toBe(201);
});

test("a transaction that the database aborts fails with its reason, and the next one starts afresh", async () => {
  const db = openDatabase(await temporaryFolder());
  try {
    await migrate(db);
    const ended = db.write.transaction().execute(async (transaction) => {
      await raiseContentVersion(transaction);
      await sql`rollback`.execute(transaction);
      throw fromSqlite(13);
    });
    await expect(ended).rejects.toMatchObject({ errcode: 13 });
    await db.write.transaction().execute(raiseContentVersion);
  } finally {
    await db.close();
  }
});
