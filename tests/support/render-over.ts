import { openPages, type PageSurroundings } from "../../src/app/pages.server.ts";
import { SHIPPED_IDENTITY } from "../../src/platform/identity/site-identity.ts";
import { BUILD_FOLDER, ensureBuilt } from "./built-site.ts";

/** Renders a page over an API that answers as the test defines. */
export async function renderOver(address: string, fetch: PageSurroundings["fetch"]) {
  await ensureBuilt();
  const reported: unknown[] = [];
  const pages = await openPages(BUILD_FOLDER);
  const page = await pages.render(address, {
    fetch,
    readers: { text: unreachable },
    identity: SHIPPED_IDENTITY,
    siteUrl: "https://tuskers.example",
    gaMeasurementId: undefined,
    now: () => new Date("2026-03-01T06:00:00Z"),
    reportError: (error) => reported.push(error),
  });
  return { page, reported };
}

/** An API that cannot be reached. */
export const unreachable = async () => {
  throw new TypeError("connect ECONNREFUSED 10.1.2.3:5432");
};
