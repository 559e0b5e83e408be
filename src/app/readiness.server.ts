import { getContentVersion } from "../platform/db/content-version.server.ts";
import { isDiskFull } from "../platform/storage/disk-room.server.ts";
import type { Services } from "./services.server.ts";

export type Readiness = { status: 200 | 503; body: { status: "ready" | "degraded" | "not ready"; reason?: string } };

type Surroundings = { isStopping: () => boolean; hasCachedPages: () => boolean };

const DAMAGE = "the database is damaged";

const degraded = (reason: string): Readiness => ({ status: 200, body: { status: "degraded", reason } });

/**
 * Whether the site can serve. Without its database it still can while it has cached pages, without its image storage
 * everything but images, on a full disk everything that is there, and with damage whatever lies elsewhere. That is
 * `degraded`, and no reason for a proxy to send visitors elsewhere.
 */
export async function readiness(
  { db, storage, config, log }: Pick<Services, "db" | "storage" | "config" | "log">,
  { isStopping, hasCachedPages }: Surroundings,
): Promise<Readiness> {
  if (isStopping()) return { status: 503, body: { status: "not ready", reason: "stopping" } };
  try {
    await getContentVersion(db.read);
  } catch (error) {
    log.error({ err: error }, "The database cannot be read");
    const reason = db.health.isDamaged() ? DAMAGE : "the database cannot be read";
    return hasCachedPages() ? degraded(reason) : { status: 503, body: { status: "not ready", reason } };
  }
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
