import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrateAhead } from "../../../../tests/support/migrate-ahead.ts";
import { databaseSettings } from "../../../../tests/support/test-database.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { readConfig } from "../../config/config.server.ts";
import { raiseContentVersion } from "../content-version.server.ts";
import { migrate } from "../migrate.server.ts";
import { openConfiguredDatabase } from "../open/open-configured.server.ts";
import { findSiteState, saveSiteState } from "../site-state.server.ts";
import { NewerRelease } from "./release-check.server.ts";

test("once a newer release has migrated the database, no write is done, and it is told once", async () => {
  const dataDir = await temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, ...(await databaseSettings(dataDir)) });
  const told: string[] = [];
  const db = await openConfiguredDatabase(config, { onNewerRelease: (migration) => told.push(migration) });
  onTestFinished(() => db.close());
  await migrate(db);
  await db.follow();
  await saveSiteState(db.write, "images_scan", "before");
  await db.write.transaction().execute(raiseContentVersion);
  const version = db.currentContentVersion();

  const takeOut = await migrateAhead(config);
  let isBegun = false;
  const writes = [
    db.write.transaction().execute(async (transaction) => {
      isBegun = true;
      await raiseContentVersion(transaction);
    }),
    saveSiteState(db.write, "images_scan", "after"),
    db.write.insertInto("site_state").values({ key: "images_rebuild", value: "1" }).returning("value").execute(),
    sql`create table more (number integer)`.execute(db.write),
  ];
  for (const write of writes) await expect(write).rejects.toThrow(NewerRelease);
  expect(isBegun).toBe(false);
  expect(told).toEqual(["9999-newer"]);
  expect(await findSiteState(db.read, "images_scan")).toBe("before");
  expect(await findSiteState(db.read, "images_rebuild")).toBeUndefined();

  await takeOut();
  await saveSiteState(db.write, "images_scan", "after");
  await db.write.transaction().execute(raiseContentVersion);
  expect(db.currentContentVersion()).toBe(version + 1);
});
