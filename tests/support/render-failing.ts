import { openPages } from "../../src/app/server/pages.server.ts";
import { failureOf } from "../../src/platform/api/error-response.server.ts";
import { AppError } from "../../src/platform/errors/app-error.ts";
import { SHIPPED_IDENTITY } from "../../src/platform/identity/site-identity.ts";
import { BUILD_FOLDER, ensureBuilt } from "./built-site.ts";

const DIALECT = { isDiskFull: () => false, isOutOfReach: () => false, isServer: false };

/** An error whose message may be shown. */
export const unavailable = (message: string): AppError => new AppError("Unavailable", message);

/** Renders a page whose reading throws this error. */
export async function renderFailing(address: string, error: unknown = new TypeError("MARK-SECRET is not a function")) {
  await ensureBuilt();
  const pages = await openPages(BUILD_FOLDER);
  const fail = () => Promise.reject(error);
  return pages.render(address, {
    fetch: fail,
    readPage: fail,
    failureOf: (thrown) => failureOf(thrown, DIALECT),
    identity: SHIPPED_IDENTITY,
    siteUrl: "https://tuskers.example",
    gaMeasurementId: undefined,
    now: () => new Date("2026-03-01T06:00:00Z"),
    reportError: () => undefined,
  });
}
