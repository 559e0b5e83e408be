import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Logger } from "pino";
import { countInMemory } from "./auth/limiter.ts";
import { createThrottles, type Throttles } from "./auth/throttles.ts";
import { type BackupSchedule, createBackupSchedule } from "./backup/backup-schedule.ts";
import { finishSwitch, type LoadDatabase } from "./backup/switch-data.ts";
import { createCachePurges } from "./cdn/cache-purges.ts";
import type { Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import type { OpenDatabase } from "./db/open.ts";
import { openConfiguredDatabase, openServer } from "./db/open-configured.ts";
import type { DueWork } from "./due-work.ts";
import { createPictureEncoder, type PictureEncoder } from "./images/picture-encoder.ts";
import { createVariantLine } from "./images/variant-line.ts";
import { openChannels } from "./mail/open-channels.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";
import { type Drawings, openDrawings } from "./pictures/drawings.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";
import { syncFolder } from "./storage/sync-folder.ts";

/** Tells the time; tests set their own. */
export type Clock = { now(): Date };

/** Everything that a running site holds open. Operations take from it by name what they need. */
export type Services = {
  config: Config;
  db: OpenDatabase;
  storage: Storage;
  encoder: PictureEncoder;
  /** Makes the forms of pictures that are due. */
  variantLine: DueWork;
  drawings: Drawings;
  outbox: Outbox;
  backups: BackupSchedule;
  /** Tells a cache in front of the site to forget. */
  cachePurges: DueWork;
  throttles: Throttles;
  clock: Clock;
  log: Logger;
  close(): Promise<void>;
};

/** A new folder is on the disk only when the one that names it is synced. */
async function makeDataFolder(dataDir: string): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = resolve(dataDir); folder !== dirname(resolve(first)); ) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

/** A restore that was decided and broken off is ended by whoever opens the data next. */
const loaderFor = (databaseUrl: string | undefined): LoadDatabase | undefined =>
  databaseUrl === undefined
    ? undefined
    : async (file) => {
        const server = await openServer(databaseUrl);
        try {
          await migrate(server);
          await server.loadFrom(file);
        } finally {
          await server.close();
        }
      };

/** Opens the data folder, brings the database's schema up to date and hands out what the site runs on. */
export async function openServices(config: Config, { log, clock }: { log: Logger; clock?: Clock }): Promise<Services> {
  await makeDataFolder(config.dataDir);
  await finishSwitch(config.dataDir, loaderFor(config.databaseUrl));
  const db = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    await db.follow();
    const storage = await openStorage(config, { log });
    const now = clock ?? { now: () => new Date() };
    const encoder = createPictureEncoder({ log });
    const variantLine = createVariantLine({ db, storage, encoder, clock: now, config, log });
    const drawings = openDrawings({ db, encoder, dataDir: config.dataDir, clock: now, log });
    const channels = await openChannels(config.mail, config.siteUrl);
    const outbox = createOutbox({ db, channels, clock: now, log });
    const backups = createBackupSchedule({ config, db, clock: now, log });
    const cachePurges = createCachePurges({ config, db, clock: now, log });
    return {
      config,
      db,
      storage,
      encoder,
      variantLine,
      drawings,
      outbox,
      backups,
      cachePurges,
      throttles: createThrottles(db.openCounts ?? countInMemory),
      clock: now,
      log,
      async close() {
        const working = [outbox, variantLine, backups, cachePurges, drawings];
        await Promise.all(working.map((each) => each.close()));
        await encoder.close();
        await storage.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
