import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryDatabase } from "../../../tests/support/test-services.ts";
import { migrate } from "./migrate.ts";
import { findSiteState } from "./site-state.ts";

test("a migration that fails leaves the schema as it was, and can be made again", async () => {
  const db = await (await temporaryDatabase())();
  // The last of them finds its table there.
  await sql`create table turns (name text)`.execute(db.write);
  await expect(migrate(db)).rejects.toThrow("already exists");
  await expect(findSiteState(db.read, "starter_content")).rejects.toThrow("site_state");
  await sql`drop table turns`.execute(db.write);
  expect(await migrate(db)).toContain("0001-foundation");
  expect(await findSiteState(db.read, "starter_content")).toBeUndefined();
  expect(await migrate(db)).toEqual([]);
});
