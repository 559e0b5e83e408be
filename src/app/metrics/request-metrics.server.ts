import { Counter, Histogram, type Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import { routeKindOf } from "./route-kind.server.ts";

/** In seconds: from responses out of memory up to the point where people give up waiting. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const MS_PER_SECOND = 1000;

/**
 * Counts and times the requests that reach the app. Responses that the page cache already holds never get here; the
 * cache counts those itself.
 */
export function requestMetrics(registry: Registry): MiddlewareHandler {
  const requests = new Counter({
    name: "tuskers_requests_total",
    help: "Requests answered by the app, by kind of address and status.",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "tuskers_request_duration_seconds",
    help: "Time from the request to the start of the app's response.",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const kind = routeKindOf(context.req.path);
    requests.inc({ kind, status: context.res.status });
    durations.observe({ kind }, (performance.now() - begun) / MS_PER_SECOND);
  };
}
