import type { MiddlewareHandler } from "hono";

/** Whoever keeps it has to ask each time whether it is still so. */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** What depends on who asks, and has to show the desk its own saves. */
const ASKED_EACH_TIME = /^\/(?:api|admin)(?:\/|$)/;

/**
 * Lets caches that stand in front of the site show pages, feeds and the like for some seconds without asking. Browsers
 * go on asking each time, and no cache may show anything for longer. The desk and calls of the API are left as they are.
 * @param seconds 0 where they have to ask each time
 */
export function sharedCaching(seconds: number): MiddlewareHandler {
  const shared = ASK_EACH_TIME.replace("max-age=0", `max-age=0, s-maxage=${seconds}`);
  return async (context, next) => {
    await next();
    if (seconds === 0 || ASKED_EACH_TIME.test(context.req.path)) return;
    const { headers } = context.res;
    if (headers.get("Cache-Control") === ASK_EACH_TIME) headers.set("Cache-Control", shared);
  };
}
