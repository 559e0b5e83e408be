import { mkdirSync } from "node:fs";
import type { Logger } from "pino";
import { createThrottles, type Throttles } from "./auth/throttles.ts";
import type { Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { createPublicCounts, type PublicCounts } from "./db/public-counts.ts";
import { createPictureEncoder, type PictureEncoder } from "./images/picture-encoder.ts";
import { createVariantLine, type VariantLine } from "./images/variant-line.ts";
import { openChannels } from "./mail/open-channels.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";
import { type Drawings, openDrawings } from "./pictures/drawings.ts";
import { openLocalStorage } from "./storage/local.ts";
import type { Storage } from "./storage/storage.ts";

/** Tells the time; tests set their own. */
export type Clock = { now(): Date };

/** Everything that a running site holds open. Operations take from it by name what they need. */
export type Services = {
  config: Config;
  db: OpenDatabase;
  publicCounts: PublicCounts;
  storage: Storage;
  encoder: PictureEncoder;
  variantLine: VariantLine;
  drawings: Drawings;
  outbox: Outbox;
  throttles: Throttles;
  clock: Clock;
  log: Logger;
  close(): Promise<void>;
};

/** Opens the data folder, brings the database's schema up to date and hands out what the site runs on. */
export async function openServices(config: Config, { log, clock }: { log: Logger; clock?: Clock }): Promise<Services> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const db = openDatabase(config.dataDir);
  try {
    await migrate(db);
    const storage = await openLocalStorage(config.dataDir);
    const now = clock ?? { now: () => new Date() };
    const encoder = createPictureEncoder({ log });
    const variantLine = createVariantLine({ db, storage, encoder, clock: now, config, log });
    const drawings = openDrawings({ db, dataDir: config.dataDir, clock: now, log });
    const channels = await openChannels(config.mail, config.siteUrl);
    const outbox = createOutbox({ db, channels, clock: now, log });
    return {
      config,
      db,
      publicCounts: createPublicCounts(db.read),
      storage,
      encoder,
      variantLine,
      drawings,
      outbox,
      throttles: createThrottles(),
      clock: now,
      log,
      async close() {
        await Promise.all([outbox.close(), variantLine.close()]);
        await encoder.close();
        await drawings.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
