import { getContentVersion } from "../platform/db/content-version.server.ts";
import type { Services } from "./services.server.ts";

export type Readiness = { status: 200 | 503; body: { status: "ready" | "degraded" | "not ready"; reason?: string } };

type Surroundings = { isStopping: () => boolean; hasCachedPages: () => boolean };

/**
 * Whether the site can serve. Without its database it still can while it has cached pages, and without its image
 * storage it can serve everything but images. That is `degraded`, and no reason for a proxy to send visitors elsewhere.
 */
export async function readiness(
  { db, storage, log }: Pick<Services, "db" | "storage" | "log">,
  { isStopping, hasCachedPages }: Surroundings,
): Promise<Readiness> {
  if (isStopping()) return { status: 503, body: { status: "not ready", reason: "stopping" } };
  try {
    await getContentVersion(db.read);
  } catch (error) {
    log.error({ err: error }, "The database cannot be read");
    const reason = "the database cannot be read";
    return hasCachedPages()
      ? { status: 200, body: { status: "degraded", reason } }
      : { status: 503, body: { status: "not ready", reason } };
  }
  try {
    await storage.check();
  } catch (error) {
    log.error({ err: error }, "The image store cannot be read");
    return { status: 200, body: { status: "degraded", reason: "the image store cannot be read" } };
  }
  return { status: 200, body: { status: "ready" } };
}
