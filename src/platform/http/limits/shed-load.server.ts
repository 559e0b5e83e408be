import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../../../app/api-environment.server.ts";
import type { Throttles } from "../../limits/throttles.server.ts";
import { busy, type WorkLimiter } from "./work-limiter.server.ts";

const isReading = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/** Refuses whatever comes to it while the process comes to things too late as it is. @throws AppError `Unavailable` */
export const refuseWhenHeldUp =
  (isHeldUp: () => boolean): MiddlewareHandler =>
  async (_context, next) => {
    if (isHeldUp()) throw busy();
    await next();
  };

/** Counts what is no reading against its sender's network. @throws AppError `TooManyRequests` */
export const limitWrites =
  ({ writes }: Pick<Throttles, "writes">): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    if (!isReading(context.req.method)) await writes.consume(context.var.clientAddress);
    await next();
  };

/**
 * Bounds how many reads run at the same time. Writes go past the limiter: they wait for their senders' bodies, and
 * those with heavy work have queues of their own.
 * @throws AppError `Unavailable` when there is no room
 */
export const limitReads =
  (limiter: WorkLimiter): MiddlewareHandler =>
  async (context, next) => {
    if (isReading(context.req.method)) await limiter.run(next);
    else await next();
  };
