import type { MiddlewareHandler } from "hono";
import type { OpenDatabase } from "../db/open-database.server.ts";

/** Whoever keeps it has to ask each time whether it is still so. */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** What depends on who asks, and has to show the admin area its own saves. */
const ASKED_EACH_TIME = /^\/(?:api|admin)(?:\/|$)/;

/** Undefined while the database cannot be read. */
function versionOf(db: Pick<OpenDatabase, "currentContentVersion">): number | undefined {
  try {
    return db.currentContentVersion();
  } catch {
    return undefined;
  }
}

/**
 * Lets caches that stand in front of the site show pages, feeds and the like for some seconds without asking. Browsers
 * go on asking each time, and no cache may show anything for longer. The admin area and calls of the API are left as
 * they are, and so is what is not there: visitors can think up any number of such addresses, and a page may appear at
 * one of them.
 * What a save came between is left too: the caches may have been told to forget before they had it.
 * @param seconds 0 where they have to ask each time
 */
export function sharedCaching(seconds: number, db: Pick<OpenDatabase, "currentContentVersion">): MiddlewareHandler {
  const shared = ASK_EACH_TIME.replace("max-age=0", `max-age=0, s-maxage=${seconds}`);
  return async (context, next) => {
    if (seconds === 0 || ASKED_EACH_TIME.test(context.req.path)) return next();
    const before = versionOf(db);
    await next();
    const { headers, status } = context.res;
    if (headers.get("Cache-Control") !== ASK_EACH_TIME || status === 404) return;
    if (before !== undefined && before === versionOf(db)) headers.set("Cache-Control", shared);
  };
}
