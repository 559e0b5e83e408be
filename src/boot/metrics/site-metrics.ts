import { statfs } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { type Aggregator, AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { passwordsUnderWay } from "../../server/auth/passwords.ts";
import type { QueueCounts } from "../../server/bounded-queue.ts";
import { countDeliveries } from "../../server/db/deliveries.ts";
import { countPicturesDue } from "../../server/db/image-variants.ts";
import { pictureEncodings, uploadsUnderWay } from "../../server/images/encoding-queue.ts";
import type { Services } from "../../server/services.ts";
import type { WorkGate } from "../limits/work-gate.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { RunningServer } from "../serve.ts";
import type { WorkerLink } from "../workers/worker.ts";
import { requestMetrics } from "./request-metrics.ts";

/** What there is to be watched beside the services. A part that is not there has no figures. */
export type WatchedParts = {
  gate?: WorkGate;
  isHeldUp?: () => boolean;
  cache?: PageCache | undefined;
  server?: RunningServer;
};

/** Figures for monitoring, in the text format of Prometheus. No label holds anything of a visitor. */
export type SiteMetrics = {
  /** Counts what goes through the app. */
  middleware: MiddlewareHandler;
  /** Watches a part from now on. */
  watch(parts: WatchedParts): void;
  /** All figures as they are now; those of several workers as one. */
  text(): Promise<string>;
  contentType: string;
};

/** Figures of several workers are added up, unless `aggregator` says otherwise: all see the same disk and database. */
type Figure = { name: string; help: string; registry: Registry; aggregator?: Aggregator };

/** A figure that is asked for when somebody reads it; undefined leaves it out. */
function gauge(
  { name, help, registry, aggregator = "sum" }: Figure,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** One figure for each value of a label. */
function gauges(
  { name, help, registry, aggregator = "sum" }: Figure,
  label: string,
  read: () => Record<string, number> | Promise<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    aggregator,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure);
    },
  });
}

/** The same for what only grows, and is counted elsewhere. */
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

/** Of the services: they are there from the beginning. */
function watchServices(registry: Registry, { db, config, drawings, log }: Services, gate: () => WorkGate | undefined) {
  const queues = (): Record<string, QueueCounts> => {
    const pages = gate()?.counts();
    return {
      ...(pages === undefined ? {} : { pages }),
      uploads: uploadsUnderWay.counts(),
      pictures: pictureEncodings.counts(),
      passwords: passwordsUnderWay.counts(),
      ...drawings.counts(),
    };
  };
  const of = (part: keyof QueueCounts) => () =>
    Object.fromEntries(Object.entries(queues()).map(([queue, counts]) => [queue, counts[part]]));
  gauges({ registry, name: "tuskers_queue_running", help: "What each queue works on." }, "queue", of("running"));
  gauges({ registry, name: "tuskers_queue_waiting", help: "What waits in each queue." }, "queue", of("waiting"));

  /** The database may be away: then its figures are, and one tells so. */
  let isReadable = true;
  const read = async <Result>(query: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      const result = await query();
      isReadable = true;
      return result;
    } catch (error) {
      isReadable = false;
      log.warn({ err: error }, "Figures could not be read from the database");
      return otherwise;
    }
  };
  gauges(
    {
      registry,
      name: "tuskers_outbox_deliveries",
      help: "Contact messages to be sent on: waiting, or given up.",
      aggregator: "max",
    },
    "state",
    () => read<Record<string, number>>(() => countDeliveries(db.read), {}),
  );
  gauge(
    {
      registry,
      name: "tuskers_pictures_due",
      help: "Pictures of which some forms are still to be made.",
      aggregator: "max",
    },
    () => read(() => countPicturesDue(db.read), undefined),
  );
  gauge(
    {
      registry,
      name: "tuskers_database_readable",
      help: "1 while the database can be read, else 0.",
      aggregator: "min",
    },
    async () => {
      await read(() => countPicturesDue(db.read), undefined);
      return isReadable ? 1 : 0;
    },
  );
  gauge(
    {
      registry,
      name: "tuskers_disk_free_bytes",
      help: "Room left on the disk of the data folder.",
      aggregator: "min",
    },
    async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize;
    },
  );
  gauge({ registry, name: "tuskers_workers", help: "Processes that serve the site, as many as answered." }, () => 1);
}

function watchParts(registry: Registry, { gate, isHeldUp, cache, server }: WatchedParts): void {
  if (gate) {
    counter(
      { registry, name: "tuskers_work_refused_total", help: "Pages and calls that were put off, as too many waited." },
      () => gate.counts().refused,
    );
  }
  if (isHeldUp) {
    gauge(
      {
        registry,
        name: "tuskers_held_up",
        help: "1 while the event loop is held up and new work is put off.",
        aggregator: "max",
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

/** @param link to the other workers, where there are any: whichever of them is asked tells the figures of all */
export function createSiteMetrics(
  services: Services,
  link?: Pick<WorkerLink, "answerFigures" | "gatherFigures">,
): SiteMetrics {
  const registry = new Registry();
  let gate: WorkGate | undefined;
  collectDefaultMetrics({ register: registry });
  watchServices(registry, services, () => gate);
  link?.answerFigures(() => registry.getMetricsAsJSON());
  return {
    middleware: requestMetrics(registry),
    watch(parts) {
      gate ??= parts.gate;
      watchParts(registry, parts);
    },
    text: async () =>
      (link === undefined ? registry : AggregatorRegistry.aggregate(await link.gatherFigures())).metrics(),
    contentType: registry.contentType,
  };
}
