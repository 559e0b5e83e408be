import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { backupAt } from "../../../../tests/support/backup-files.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import { emptyPostgres } from "../../../../tests/support/test-database.ts";
import { openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { openServer } from "../../../platform/db/open/open-configured.server.ts";
import { openDatabaseCopy } from "../../../platform/db/sqlite/database-copy.server.ts";
import { LEFT_OUT, TRANSFERRED } from "../../../platform/db/transfer-rows.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { makeBackup } from "../make-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { beginNewData, decideSwitch, switchSteps } from "./switch-data.server.ts";
import { unpackBackup } from "./unpack-backup.server.ts";

const log = pino({ level: "silent" });
const clock = { now: () => new Date("2026-03-02T06:00:00.000Z") };

async function backUp(services: Services): Promise<string> {
  const file = join(await temporaryFolder(), "a.tar");
  await makeBackup({ ...services, dataDir: services.config.dataDir }, { ...backupAt(file), key: undefined });
  return file;
}

type Place = { dataDir: string; databaseUrl: string };
const newPlace = async (): Promise<Place> => ({
  dataDir: await temporaryFolder(),
  databaseUrl: await emptyPostgres(),
});
const restore = (file: string, place: Place, replace = false) =>
  restoreBackup({ file: backupAt(file).file, key: undefined, replace, clock, log, ...place });
const serve = ({ dataDir, databaseUrl }: Place) => openTestServices({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

async function fill(environment: Record<string, string> = {}): Promise<Services> {
  const { services, call, token } = await openTestApi(environment);
  await storeImage(services, "raja.jpg");
  const json = someTusker({ name: "Raja", images: ["/uploads/public/raja.jpg"], tags: ["Äl", "al"] });
  expect((await call("POST", "/api/tuskers", { token, json })).status).toBe(201);
  return services;
}

const namesIn = async ({ db }: Pick<Services, "db">): Promise<string[]> =>
  (await db.read.selectFrom("tuskers").select("name").orderBy("seq").execute()).map((row) => row.name);

test("a backup holds every row of every table, in a file of SQLite", async () => {
  const services = await fill();
  const folder = await temporaryFolder();
  await unpackBackup({ file: backupAt(await backUp(services)).file, key: undefined, folder });
  const copy = openDatabaseCopy(join(folder, "tuskers.db"));
  const tables = (await services.db.read.introspection.getTables()).map(({ name }) => name);
  const transferred = TRANSFERRED.map(([name]) => name);
  expect(tables.sort()).toEqual([...LEFT_OUT, ...transferred].sort());
  for (const [table, key] of TRANSFERRED) {
    const all = (read: typeof copy.read) =>
      read
        .selectFrom(table)
        .selectAll()
        .orderBy(key[0] as never)
        .execute();
    expect(JSON.stringify(await all(copy.read)), table).toBe(JSON.stringify(await all(services.db.read)));
  }
  await copy.close();
});

test.each([
  ["PostgreSQL", {}],
  ["SQLite", { DATABASE_URL: "" }],
])("a backup of %s is restored into an empty database, and new entries get new keys", async (_, environment) => {
  const file = await backUp(await fill(environment));
  const place = await newPlace();
  expect(await restore(file, place)).toMatchObject({ keptAs: undefined, contents: { missing: [], damaged: [] } });
  expect(await readdir(place.dataDir)).toEqual(["uploads"]);
  const site = await openTestApi({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }, { hasAccount: true });
  const list = await (await site.call("GET", "/api/tuskers?page=1&search=raja")).json();
  expect(list).toMatchObject([{ name: "Raja" }]);
  const added = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ name: "Sama" }) });
  expect(added.status).toBe(201);
  expect(await namesIn(site.services)).toEqual(["Raja", "Sama"]);
});

test("nothing is restored into a database that a site runs on, or that holds something", async () => {
  const services = await fill();
  const file = await backUp(services);
  const { databaseUrl = "" } = services.config;
  const place = { dataDir: await temporaryFolder(), databaseUrl };
  await expect(restore(file, place, true)).rejects.toThrow(/DATABASE_URL/);
  await services.close();
  await expect(restore(file, place)).rejects.toThrow(/DATABASE_URL .*--replace/);
});

test("replaced data is moved aside to a file, and later removals are repeated", async () => {
  const services = await fill();
  const file = await backUp(services);
  await services.db.write.updateTable("tuskers").set({ name: "Renamed" }).execute();
  const { databaseUrl = "", dataDir } = services.config;
  await services.close();
  const { keptAs = "", settled } = await restore(file, { dataDir, databaseUrl }, true);
  expect(settled.again).toEqual({
    ...{ pictures: 0, messages: 0, accounts: 0 },
    ofFeatures: ["0 data releases", "0 letters"],
  });
  const kept = openDatabaseCopy(join(dataDir, keptAs, "tuskers.db"));
  expect(await namesIn({ db: kept } as never)).toEqual(["Renamed"]);
  await kept.close();
  expect(await namesIn(await serve({ dataDir, databaseUrl }))).toEqual(["Raja"]);
});

test("a restore that is interrupted after its decision is completed when the data is next opened", {
  tags: ["deep"],
}, async () => {
  const file = await backUp(await fill());
  for (let steps = 0; steps < 3; steps += 1) {
    const place = await newPlace();
    const folder = await beginNewData(place.dataDir);
    await unpackBackup({ file: backupAt(file).file, key: undefined, folder });
    await mkdir(join(place.dataDir, "uploads"));
    await decideSwitch(place.dataDir, "kept");
    const load = async (from: string) => {
      const server = await openServer(place.databaseUrl);
      await server.loadFrom(from).finally(() => server.close());
    };
    const switching = switchSteps(place.dataDir, load);
    for (let step = 0; step < steps; step += 1) await switching.next();
    const site = await serve(place);
    expect(await namesIn(site)).toEqual(["Raja"]);
    expect(await readdir(join(place.dataDir, "uploads/public"))).toEqual(["raja.jpg"]);
    expect((await readdir(place.dataDir)).sort()).toEqual(["kept", "uploads"]);
  }
});
