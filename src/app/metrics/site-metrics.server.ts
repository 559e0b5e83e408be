import { statfs } from "node:fs/promises";
import { collectDefaultMetrics, Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import { countImagesDue, findNextVariantsTime } from "../../content/image-library/variants/variant-rows.server.ts";
import { imageEncodings, uploadsUnderWay } from "../../content/images/encoding/encoding-queue.server.ts";
import { passwordsUnderWay } from "../../people/accounts/passwords.server.ts";
import { countAccountMails } from "../../people/mail/rows/account-mail-rows.server.ts";
import { countDeliveries } from "../../people/mail/rows/delivery-rows.server.ts";
import type { WorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import type { RunningServer } from "../../platform/http/serve.server.ts";
import type { QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { features } from "../features.server.ts";
import type { PageCache } from "../page-cache/page-cache.server.ts";
import { type Noted, watchBackups } from "./backup-metrics.server.ts";
import { createMeters, type Meters } from "./meters.server.ts";
import { requestMetrics } from "./request-metrics.server.ts";

const MS_PER_SECOND = 1000;

/** The parts that can be watched besides the services. A part that is absent has no metrics. */
export type WatchedParts = {
  limiter?: WorkLimiter;
  isHeldUp?: () => boolean;
  cache?: PageCache | undefined;
  server?: RunningServer;
};

/** Metrics for monitoring, in the Prometheus text format. No label contains visitor data. */
export type SiteMetrics = {
  /** Counts the requests that reach the app. */
  middleware: MiddlewareHandler;
  /** Starts watching the given parts. */
  watch(parts: WatchedParts): void;
  /** The current values of all metrics. */
  text(): Promise<string>;
  contentType: string;
};

/** Metrics of the services, which exist from the start. */
function watchServices(meters: Meters, services: Services, limiter: () => WorkLimiter | undefined) {
  const { db, config, drawings, clock, log } = services;
  const { gauge } = meters;
  const queues = (): Record<string, QueueCounts> => {
    const pages = limiter()?.counts();
    return {
      ...(pages === undefined ? {} : { pages }),
      uploads: uploadsUnderWay.counts(),
      pictures: imageEncodings.counts(),
      passwords: passwordsUnderWay.counts(),
      ...drawings.counts(),
      ...Object.assign({}, ...features.map((feature) => feature.queues?.(services))),
    };
  };
  const of = (part: keyof QueueCounts) => () =>
    Object.fromEntries(Object.entries(queues()).map(([queue, counts]) => [queue, counts[part]]));
  gauge("tuskers_queue_running", "Tasks that each queue is working on.", of("running"), "queue");
  gauge("tuskers_queue_waiting", "Tasks that wait in each queue.", of("waiting"), "queue");

  /** The database may be unreachable: its metrics are then omitted, and one metric reports the outage. */
  let isReadable = true;
  const read = async <Result>(query: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      const result = await query();
      isReadable = true;
      return result;
    } catch (error) {
      isReadable = false;
      log.warn({ err: error }, "Some metrics could not be read from the database");
      return otherwise;
    }
  };
  gauge(
    "tuskers_outbox_deliveries",
    "Deliveries of contact messages: waiting, or failed for good.",
    () => read<Record<string, number>>(() => countDeliveries(db.read), {}),
    "state",
  );
  gauge(
    "tuskers_account_mails",
    "Mails to accounts: waiting, or given up in the last 30 days.",
    () => read<Record<string, number>>(() => countAccountMails(db.read), {}),
    "state",
  );
  for (const { name, help, count } of features.flatMap(({ metrics = [] }) => metrics)) {
    gauge(name, help, () => read<Record<string, number>>(() => count(db.read), {}), "state");
  }
  const oldestDue = async () => {
    const due = await findNextVariantsTime(db.read);
    return due === undefined ? 0 : Math.max(0, (clock.now().getTime() - due.getTime()) / MS_PER_SECOND);
  };
  gauge("tuskers_images_due_oldest_seconds", "How long the first of these images has been waiting.", () =>
    read(oldestDue, undefined),
  );
  gauge("tuskers_images_due", "Images with variants still to be made.", () =>
    read(() => countImagesDue(db.read), undefined),
  );
  gauge("tuskers_database_readable", "1 while the database can be read, otherwise 0.", async () => {
    await read(() => countImagesDue(db.read), undefined);
    return isReadable ? 1 : 0;
  });
  gauge("tuskers_disk_free_bytes", "Free space on the disk of the data folder.", async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize;
  });
  gauge("tuskers_disk_bytes", "The size of the disk of the data folder.", async () => {
    const { blocks, bsize } = await statfs(config.dataDir);
    return blocks * bsize;
  });
  watchBackups(meters, config, (query) => read<Noted | undefined>(() => query(db), undefined));
}

function watchParts({ gauge, counter }: Meters, { limiter, isHeldUp, cache, server }: WatchedParts): void {
  if (limiter) {
    const help = "Pages and API calls refused because too many were waiting.";
    counter("tuskers_work_refused_total", help, () => limiter.counts().refused);
  }
  if (isHeldUp) {
    const help = "1 while the event loop is held up and new work is refused, otherwise 0.";
    gauge("tuskers_held_up", help, () => (isHeldUp() ? 1 : 0));
  }
  if (cache) {
    const readRequests = () => {
      const { hits, rechecked, misses, stale } = cache.counts();
      return { hit: hits, rechecked, miss: misses, stale };
    };
    const help = "Page cache lookups, by result.";
    counter("tuskers_page_cache_requests_total", help, readRequests, "result");
    gauge("tuskers_page_cache_bytes", "Memory used by cached pages.", () => cache.counts().bytes);
  }
  if (server) {
    const cutHelp = "Clients disconnected for being slow, by what was slow.";
    gauge("tuskers_connections", "Open connections.", () => server.counts().open);
    counter(
      "tuskers_connections_dropped_total",
      "Connections closed because there was no room for them.",
      () => server.counts().dropped,
    );
    counter("tuskers_connections_cut_total", cutHelp, () => server.counts().cut, "slow");
  }
}

export function createSiteMetrics(services: Services): SiteMetrics {
  const registry = new Registry();
  let limiter: WorkLimiter | undefined;
  collectDefaultMetrics({ register: registry });
  const meters = createMeters(registry);
  watchServices(meters, services, () => limiter);
  return {
    middleware: requestMetrics(registry),
    watch(parts) {
      limiter ??= parts.limiter;
      watchParts(meters, parts);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
