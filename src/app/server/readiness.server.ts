import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { findNewerMigration } from "../../platform/db/migrate.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { isDiskFull } from "../../platform/storage/disk-room.server.ts";

export type Readiness = { status: 200 | 503; body: { status: "ready" | "degraded" | "not ready"; reason?: string } };

type Surroundings = { isStopping: () => boolean; hasCachedPages: () => boolean };

const DAMAGE = "the database is damaged";

const notReady = (reason: string): Readiness => ({ status: 503, body: { status: "not ready", reason } });
const degraded = (reason: string): Readiness => ({ status: 200, body: { status: "degraded", reason } });

/**
 * Whether the site can serve. Without its database it still can while it has cached pages, without its image storage
 * everything but images, on a full disk everything that is there, and with damage whatever lies elsewhere. That is
 * `degraded`, and no reason for a proxy to send visitors elsewhere. Another node can do what this one cannot, once the
 * release of that node has migrated the database.
 */
export async function readiness(
  { db, storage, config, log }: Pick<Services, "db" | "storage" | "config" | "log">,
  { isStopping, hasCachedPages }: Surroundings,
): Promise<Readiness> {
  if (isStopping()) return notReady("stopping");
  let newer: string | undefined;
  try {
    await getContentVersion(db.read);
    newer = await findNewerMigration(db.read);
  } catch (error) {
    log.error({ err: error }, "The database cannot be read");
    const reason = db.health.isDamaged() ? DAMAGE : "the database cannot be read";
    return hasCachedPages() ? degraded(reason) : notReady(reason);
  }
  if (newer !== undefined) return notReady(`a newer release has migrated the database (${newer})`);
  if (db.health.isDamaged()) return degraded(DAMAGE);
  try {
    await storage.check();
  } catch (error) {
    log.error({ err: error }, "The image store cannot be read");
    return degraded("the image store cannot be read");
  }
  if (db.health.wasFull() || (await isDiskFull(config.dataDir))) return degraded("the disk is full");
  return { status: 200, body: { status: "ready" } };
}
