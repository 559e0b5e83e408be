import { Hono } from "hono";
import { noteBackup } from "../../src/app/backups/note-backup.server.ts";
import { createSiteMetrics } from "../../src/app/metrics/site-metrics.server.ts";
import { createWorkLimiter } from "../../src/platform/http/limits/work-limiter.server.ts";
import { openTestServices, temporaryFolder } from "./test-services.ts";

/** What /metrics answers for a site with all its parts, after a request and a backup. */
export async function allMetrics(): Promise<string> {
  const services = await openTestServices({ BACKUP_DIR: await temporaryFolder() });
  const good = { finishedAt: "2026-03-01T06:00:00.000Z", fileBytes: 1, pictures: 0, missing: 0, damaged: 0 };
  await noteBackup(services.db, { good });
  const metrics = createSiteMetrics(services);
  const cache = { interceptor: () => {}, counts: () => ({ hits: 0, rechecked: 0, misses: 0, stale: 0, bytes: 0 }) };
  const address = { address: "127.0.0.1", family: "IPv4", port: 0 };
  const connections = { open: 0, dropped: 0, cut: { body: 0, answer: 0, still: 0 } };
  const server = { address, counts: () => connections, close: async () => {} };
  metrics.watch({ limiter: createWorkLimiter(), isHeldUp: () => false, cache, server });
  const app = new Hono().use(metrics.middleware).get("/", (context) => context.text("Home"));
  await app.request("/");
  return metrics.text();
}
