import type { HonoRequest, MiddlewareHandler } from "hono";
import type { OpenDatabase } from "../db/open-database.server.ts";

/** Caches must revalidate each time. */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** Paths whose responses depend on the user, and must show an editor's changes immediately. */
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
 * Lets shared caches in front of the site serve pages, feeds and the like for some seconds without revalidating.
 * Browsers still revalidate each time, and caches must revalidate once those seconds have passed. The admin area and
 * the API are excluded. So are 404 responses: visitors can make up any number of such addresses, and a page may later
 * appear at one of them. A response during which the content changed is excluded too: it could reach the cache after
 * the purge.
 * @param seconds 0 if caches must revalidate each time
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

/** Whether the browser asks to save data. Images are then sent in their smallest form, whichever form was requested. */
export const savesData = (request: Pick<HonoRequest, "header">): boolean => request.header("Save-Data") === "on";

/**
 * For an image that is smaller than its address says. Shared caches must not store it: many of them ignore `Vary`, and
 * would send it to everybody. A browser keeps it for as long as it saves data.
 */
export const SMALLER_FORM_HEADERS = {
  "Cache-Control": "private, max-age=31536000, immutable",
  Vary: "Save-Data",
};
