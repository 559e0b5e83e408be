import { statfs } from "node:fs/promises";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import { passwordsUnderWay } from "../../accounts/passwords.server.ts";
import { imageEncodings, uploadsUnderWay } from "../../images/encoding/encoding-queue.server.ts";
import { countImagesDue } from "../../images/variants/variant-rows.server.ts";
import { countDeliveries } from "../../messages/rows/delivery-rows.server.ts";
import type { WorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import type { RunningServer } from "../../platform/http/serve.server.ts";
import type { QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import type { PageCache } from "../page-cache/page-cache.server.ts";
import type { Services } from "../services.server.ts";
import { requestMetrics } from "./request-metrics.server.ts";

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

type Figure = { name: string; help: string; registry: Registry };

/** A gauge that is read on each scrape; undefined omits it. */
function gauge({ name, help, registry }: Figure, read: () => number | undefined | Promise<number | undefined>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** One gauge for each value of a label. */
function gauges(
  { name, help, registry }: Figure,
  label: string,
  read: () => Record<string, number> | Promise<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure);
    },
  });
}

/** The same for counters that are kept elsewhere and only grow. */
function counters({ name, help, registry }: Figure, label: string, read: () => Record<string, number>): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, figure] of Object.entries(read())) this.inc({ [label]: value }, figure);
    },
  });
}

function counter({ name, help, registry }: Figure, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/** Metrics of the services, which exist from the start. */
function watchServices(
  registry: Registry,
  { db, config, drawings, log }: Services,
  limiter: () => WorkLimiter | undefined,
) {
  const queues = (): Record<string, QueueCounts> => {
    const pages = limiter()?.counts();
    return {
      ...(pages === undefined ? {} : { pages }),
      uploads: uploadsUnderWay.counts(),
      pictures: imageEncodings.counts(),
      passwords: passwordsUnderWay.counts(),
      ...drawings.counts(),
    };
  };
  const of = (part: keyof QueueCounts) => () =>
    Object.fromEntries(Object.entries(queues()).map(([queue, counts]) => [queue, counts[part]]));
  gauges({ registry, name: "tuskers_queue_running", help: "What each queue works on." }, "queue", of("running"));
  gauges({ registry, name: "tuskers_queue_waiting", help: "What waits in each queue." }, "queue", of("waiting"));

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
  gauges(
    {
      registry,
      name: "tuskers_outbox_deliveries",
      help: "Contact messages to be sent on: waiting, or given up.",
    },
    "state",
    () => read<Record<string, number>>(() => countDeliveries(db.read), {}),
  );
  gauge(
    {
      registry,
      name: "tuskers_images_due",
      help: "Images with variants still to be made.",
    },
    () => read(() => countImagesDue(db.read), undefined),
  );
  gauge(
    {
      registry,
      name: "tuskers_database_readable",
      help: "1 while the database can be read, else 0.",
    },
    async () => {
      await read(() => countImagesDue(db.read), undefined);
      return isReadable ? 1 : 0;
    },
  );
  gauge(
    {
      registry,
      name: "tuskers_disk_free_bytes",
      help: "Room left on the disk of the data folder.",
    },
    async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize;
    },
  );
}

function watchParts(registry: Registry, { limiter, isHeldUp, cache, server }: WatchedParts): void {
  if (limiter) {
    counter(
      { registry, name: "tuskers_work_refused_total", help: "Pages and calls that were put off, as too many waited." },
      () => limiter.counts().refused,
    );
  }
  if (isHeldUp) {
    gauge(
      {
        registry,
        name: "tuskers_held_up",
        help: "1 while the event loop is held up and new work is put off.",
      },
      () => (isHeldUp() ? 1 : 0),
    );
  }
  if (cache) {
    counters(
      {
        registry,
        name: "tuskers_page_cache_requests_total",
        help: "What the page cache was asked for, by the outcome.",
      },
      "result",
      () => {
        const { hits, rechecked, misses, stale } = cache.counts();
        return { hit: hits, rechecked, miss: misses, stale };
      },
    );
    gauge(
      { registry, name: "tuskers_page_cache_bytes", help: "Memory that finished pages take." },
      () => cache.counts().bytes,
    );
  }
  if (server) {
    gauge({ registry, name: "tuskers_connections", help: "Connections that are open." }, () => server.counts().open);
    counter(
      { registry, name: "tuskers_connections_dropped_total", help: "Connections that there was no room for." },
      () => server.counts().dropped,
    );
    counters(
      {
        registry,
        name: "tuskers_connections_cut_total",
        help: "Clients that were cut off for being slow, by what was.",
      },
      "slow",
      () => server.counts().cut,
    );
  }
}

export function createSiteMetrics(services: Services): SiteMetrics {
  const registry = new Registry();
  let limiter: WorkLimiter | undefined;
  collectDefaultMetrics({ register: registry });
  watchServices(registry, services, () => limiter);
  return {
    middleware: requestMetrics(registry),
    watch(parts) {
      limiter ??= parts.limiter;
      watchParts(registry, parts);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
