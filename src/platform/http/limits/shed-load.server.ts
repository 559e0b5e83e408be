import type { MiddlewareHandler } from "hono";
import { tellLimits } from "../../api/tell-limits.server.ts";
import type { Throttles } from "../../limits/throttles.server.ts";
import type { ApiEnvironment } from "../../services/api-environment.server.ts";
import { busy, type WorkLimiter } from "./work-limiter.server.ts";

const isReading = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/** Refuses all requests while the event loop is overloaded. @throws AppError `Unavailable` */
export const refuseWhenHeldUp =
  (isHeldUp: () => boolean): MiddlewareHandler =>
  async (_context, next) => {
    if (isHeldUp()) throw busy();
    await next();
  };

/** Counts every request that is not a read against the network of its sender. @throws AppError `TooManyRequests` */
export const limitWrites =
  ({ writes }: Pick<Throttles, "writes">): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    if (!isReading(context.req.method)) await writes.consume(context.var.clientAddress, tellLimits(context));
    await next();
  };

/**
 * Limits how many reads run at the same time. Writes bypass the limiter: they wait for the client to send the body, and
 * heavy ones have queues of their own.
 * @throws AppError `Unavailable` when the queue is full
 */
export const limitReads =
  (limiter: WorkLimiter): MiddlewareHandler =>
  async (context, next) => {
    if (isReading(context.req.method)) await limiter.run(next);
    else await next();
  };
