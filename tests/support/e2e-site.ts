import { test as base, expect, type Page, type Request } from "@playwright/test";
import type { E2eSite, RunningSite } from "./running-site.ts";
import { type SiteContent, startFilledSite } from "./site-templates.ts";
import { IS_TAKEN_OVER } from "./taken-over.ts";

/** Problems that a page must never cause, collected while it is open. */
export type PageTrouble = {
  complaints: string[];
  foreign: string[];
  documents: string[];
  calls: string[];
  /** Pending API calls. */
  callsUnderWay: Set<Request>;
  /** Requests for resources of a page that failed or got an error response. */
  failed: string[];
};

function watch(page: Page, siteUrl: string): PageTrouble {
  const trouble: PageTrouble = {
    complaints: [],
    foreign: [],
    documents: [],
    calls: [],
    callsUnderWay: new Set(),
    failed: [],
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) trouble.complaints.push(message.text());
  });
  page.on("pageerror", (error) => trouble.complaints.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== siteUrl) trouble.foreign.push(request.url());
    if (request.isNavigationRequest()) trouble.documents.push(url.pathname + url.search);
    if (!url.pathname.startsWith("/api/")) return;
    trouble.calls.push(url.pathname + url.search);
    trouble.callsUnderWay.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => trouble.callsUnderWay.delete(request));
  }
  page.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    trouble.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser aborts requests of a page that is being left, and blocks scripts if JavaScript is disabled.
    const isGivenUp = reason === "net::ERR_ABORTED" || (reason === "csp" && request.resourceType() === "script");
    if (!isGivenUp) trouble.failed.push(`${reason} ${request.url()}`);
  });
  return trouble;
}

export type SiteOptions = {
  command: "start" | "dev";
  content: SiteContent;
  /** True for tests that change nothing: those of a worker share a site. All others share one with those of their file. */
  readOnly: boolean;
};

type Fixtures = { site: E2eSite; trouble: PageTrouble; mayComplain: RegExp[] } & SiteOptions;

/** The site of a worker: the one that was asked for last, for as long as the key is the same. */
type OpenSite = (key: string, start: () => Promise<RunningSite>) => Promise<E2eSite>;

/** Playwright's `test` with a running site and a page. Problems of the page fail the test at its end. */
export const test = base.extend<Fixtures, { openSite: OpenSite }>({
  command: ["start", { option: true }],
  content: ["samples", { option: true }],
  readOnly: [false, { option: true }],
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      let open: { key: string; site: E2eSite; stop: RunningSite["stop"] } | undefined;
      await use(async (key, start) => {
        if (open?.key === key) return open.site;
        await open?.stop();
        open = undefined;
        const { stop, ...site } = await start();
        open = { key, site, stop };
        return site;
      });
      await open?.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ openSite, command, content, readOnly }, use, { file }) => {
      const key = [command, content, readOnly ? "" : file].join(" ");
      await use(await openSite(key, () => startFilledSite(content, command)));
    },
    // The first one of a run waits until its template is filled, on a busy machine.
    { timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** Console messages that the test provokes on purpose. */
  mayComplain: [[], { option: true }],
  trouble: [
    async ({ page, site, mayComplain }, use) => {
      const trouble = watch(page, site.url);
      await use(trouble);
      const unexpected = trouble.complaints.filter((text) => !mayComplain.some((pattern) => pattern.test(text)));
      expect(unexpected, "errors and warnings in the console, among them the policy's").toEqual([]);
      expect(trouble.foreign, "requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
});

export { type E2eSite, expect };

/** Resolves when the scripts of the page have run. (Playwright's own waitForFunction would need eval inside the page.) */
export const hydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>(IS_TAKEN_OVER), { intervals: [20, 40, 80] }).toBe(true);
