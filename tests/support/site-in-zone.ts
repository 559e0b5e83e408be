import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signIn } from "./administrator-calls.ts";
import { ensureBuilt } from "./built-site.ts";
import { test as base, type E2eSite, expect } from "./e2e-site.ts";
import { freePort } from "./free-port.ts";
import { launchSite } from "./launch-site.ts";
import { addArticle } from "./stored-entries.ts";

const CLOCK = join(import.meta.dirname, "movable-clock.ts");

/** The day that begins in Sri Lanka ten minutes after the site starts: a new year, so that all parts of a date change. */
export const NEW_YEAR = "2027-01-01";
export const EVE = "2026-12-31";
export const BEFORE_MIDNIGHT = "2026-12-31T18:20:00.000Z";
export const AFTER_MIDNIGHT = "2026-12-31T18:35:00.000Z";

export const DUE_ON_NEW_YEAR = "A new year";
export const DUE_ON_EVE = "The eve";

type SiteInZone = E2eSite & {
  /** Moves the clock of the site over midnight in Sri Lanka, unless it is past it. */
  passMidnight(): Promise<void>;
};

async function startInZone(timeZone: string): Promise<SiteInZone & { stop(): Promise<void> }> {
  await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-zone-"));
  const launched = launchSite({
    dataDir,
    port: await freePort(),
    settings: {
      TZ: timeZone,
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_STARTS_AT: BEFORE_MIDNIGHT,
      STARTER_CONTENT: "on",
    },
  });
  await launched.ready;
  const { url } = launched;
  const calls = await signIn(url);
  const site = { url, dataDir, ...calls };
  await addArticle(site, { title: DUE_ON_NEW_YEAR, publishDate: NEW_YEAR });
  await addArticle(site, { title: DUE_ON_EVE, publishDate: EVE });
  const today = async () =>
    ((await (await calls.call("GET", "/api/record/on-this-day")).json()) as { asOf: string }).asOf;
  return {
    ...site,
    async passMidnight() {
      if ((await today()) === NEW_YEAR) return;
      launched.process.kill("SIGUSR2");
      await expect.poll(today).toBe(NEW_YEAR);
    },
    async stop() {
      launched.process.kill("SIGTERM");
      await launched.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Playwright's `test` with a site with starter content whose process is in this time zone, and whose clock shows shortly
 * before midnight.
 */
export const testInZone = (timeZone: string) =>
  base.extend<object, { siteInZone: SiteInZone }>({
    siteInZone: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
      async ({}, use) => {
        const { stop, ...site } = await startInZone(timeZone);
        try {
          await use(site);
        } finally {
          await stop();
        }
      },
      { scope: "worker", timeout: 120_000 },
    ],
    site: ({ siteInZone }, use) => use(siteInZone),
  });
