import { test as base, expect, type Page, type Request } from "@playwright/test";
import { addRareEntries } from "./rare-entries.ts";
import { type E2eSite, startSite } from "./running-site.ts";

/** Adds eleven tuskers, so that the list has two pages; Gemunu has everything that a page can show. */
async function addTuskers({ call }: E2eSite): Promise<void> {
  const names = ["Agbo", "Barana", "Bathiya", "Bhanu", "Bullet", "Enigma", "Kandula", "Koliya", "Mahasen", "Neela"];
  const tuskers = [
    ...names.map((name) => ({
      name,
      age: 30,
      location: "Yala National Park",
      description: `${name} is a bull of Yala.`,
    })),
    {
      name: "Gemunu",
      age: null,
      location: "Yala National Park",
      status: "missing",
      statusAsOf: "2022-11",
      description: "Gemunu walks the plains of Yala.\n\nHe is known to visitors.",
      tags: ["yala"],
      aliases: ["ගැමුණු"],
      sources: [{ title: "A paper", url: "https://paper.example/gemunu", kind: "news" }],
    },
  ];
  for (const tusker of tuskers) {
    const answer = await call("POST", "/api/tuskers", tusker);
    if (answer.status !== 201) throw new Error(`A tusker could not be made: ${await answer.text()}`);
  }
}

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
  /** The content of the site: eleven sample tuskers, or the starter content with one of everything that it lacks. */
  content: "samples" | "starter";
};

/** Playwright's `test` with a running site and a page. Problems of the page fail the test at its end. */
export const test = base.extend<{ trouble: PageTrouble; mayComplain: RegExp[] }, { site: E2eSite } & SiteOptions>({
  command: ["start", { option: true, scope: "worker" }],
  content: ["samples", { option: true, scope: "worker" }],
  site: [
    async ({ command, content }, use) => {
      const { stop, ...site } = await startSite({ command, content: content === "starter" ? "starter" : "empty" });
      try {
        await (content === "starter" ? addRareEntries(site) : addTuskers(site));
        await use(site);
      } finally {
        await stop();
      }
    },
    // Two sites may be filled at the same time, on a busy machine.
    { scope: "worker", timeout: 120_000 },
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

const IS_HYDRATED = "Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__react'))";

/** Resolves when React has hydrated the page. (Playwright's own waitForFunction would need eval inside the page.) */
export const hydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(IS_HYDRATED), { intervals: [20, 40, 80] }).toBe(true);
