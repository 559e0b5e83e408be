import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Logger } from "pino";
import { createCommons } from "../../content/commons/commons.server.ts";
import { createVariantQueue } from "../../content/image-library/variants/variant-queue.server.ts";
import { createImageEncoder } from "../../content/images/encoding/image-encoder.server.ts";
import { revokeLinksOf } from "../../content/review/links/revoke-links-of.server.ts";
import { withIndex } from "../../content/search/directory-index.server.ts";
import { readForMail } from "../../content/settings/site/read-site.server.ts";
import type { FeatureServices } from "../../features/feature.ts";
import { createPasswords, type PasswordCost } from "../../people/accounts/passwords.server.ts";
import { openChannels } from "../../people/mail/channels/open-channels.server.ts";
import { createOutbox } from "../../people/mail/outbox/outbox.server.ts";
import { createCachePurges } from "../../platform/cdn/cache-purges.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { migrate } from "../../platform/db/migrate.server.ts";
import {
  DAMAGED,
  OVERTAKEN,
  openConfiguredDatabase,
  openServer,
} from "../../platform/db/open/open-configured.server.ts";
import { countInMemory } from "../../platform/limits/limiter.server.ts";
import { createThrottles } from "../../platform/limits/throttles.server.ts";
import type { Clock, Services } from "../../platform/services/services.server.ts";
import { openStorage } from "../../platform/storage/open-storage.server.ts";
import { syncFolder } from "../../platform/storage/sync-folder.server.ts";
import { openDrawings } from "../../site/drawings/drawings.server.ts";
import { createAlerts } from "../alerts/alerts.server.ts";
import { createBackupSchedule } from "../backups/backup-schedule.server.ts";
import { finishSwitch, type LoadDatabase } from "../backups/restore/switch-data.server.ts";
import { features } from "../features.server.ts";
import { ENCODER } from "./encoder-program.server.ts";

/** A new folder is durable only once its parent folder is synced. */
async function makeDataFolder(dataDir: string): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = resolve(dataDir); folder !== dirname(resolve(first)); ) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

/** A restore that was confirmed but interrupted is finished by the next process that opens the data. */
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

type Opening = {
  log: Logger;
  clock?: Clock;
  /** Without it, commits do not wait for the disk: for tests only, whose data nobody misses after a power cut. */
  durable?: boolean;
  /** For tests only. */
  passwordCost?: PasswordCost;
};

/** Opens the data folder, migrates the database schema and returns the services that the site runs on. */
export async function openServices(
  config: Config,
  { log, clock, durable = true, passwordCost }: Opening,
): Promise<Services> {
  await makeDataFolder(config.dataDir);
  await finishSwitch(config.dataDir, loaderFor(config.databaseUrl));
  const onDamage = (error: unknown) => log.error({ err: error }, DAMAGED);
  const onNewerRelease = (migration: string) => log.error({ migration }, OVERTAKEN);
  const db = withIndex(await openConfiguredDatabase(config, { durable, onDamage, onNewerRelease }));
  try {
    await migrate(db);
    await db.follow();
    const storage = await openStorage(config, { log });
    const now = clock ?? { now: () => new Date() };
    const encoder = createImageEncoder({ log, ...ENCODER });
    const variantQueue = createVariantQueue({ db, storage, encoder, clock: now, config, log });
    const { dataDir, drawingsBytes: maxBytes } = config;
    const drawings = openDrawings({ db, encoder, clock: now, log, dataDir, maxBytes });
    const channels = await openChannels(config.mail, {
      siteUrl: config.siteUrl,
      readForMail: (ofEnvironment) => readForMail(db, ofEnvironment),
    });
    const outbox = createOutbox({ db, channels, clock: now, log });
    const backups = createBackupSchedule({ config, db, clock: now, log });
    const alerts = createAlerts({ config, db, outbox, clock: now, log });
    const cachePurges = createCachePurges({ config, db, clock: now, log });
    const ofFeatures = features.map(({ openServices: open }) => open?.({ config, db, encoder, clock: now, log }) ?? {});
    return {
      config,
      db,
      storage,
      encoder,
      commons: createCommons({ config, clock: now }),
      variantQueue,
      drawings,
      outbox,
      backups,
      alerts,
      cachePurges,
      ...(Object.assign({}, ...ofFeatures) as FeatureServices),
      passwords: createPasswords(passwordCost),
      endAccess: [revokeLinksOf],
      throttles: createThrottles(db.openCounts ?? countInMemory),
      clock: now,
      log,
      async close() {
        const working = [alerts, outbox, variantQueue, backups, cachePurges, drawings];
        const opened = ofFeatures.flatMap((services) => Object.values(services));
        await Promise.all([...working, ...opened].map((each) => each.close()));
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
