import type { Context } from "hono";
import type { TellStandings } from "../limits/throttles.server.ts";

/**
 * Tells the client what it has left, in the headers of draft-ietf-httpapi-ratelimit-headers-11. A request that several
 * limits count gets an item for each.
 */
export const tellLimits =
  ({ res }: Context): TellStandings =>
  (standings) => {
    for (const { limit, remaining, resetMs } of standings) {
      res.headers.append("RateLimit-Policy", `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
      res.headers.append("RateLimit", `"${limit.name}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`);
    }
  };
