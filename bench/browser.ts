import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startSite } from "../tests/support/running-site.ts";
import { report } from "./measure.ts";

const PAGES = {
  Home: "/",
  list: "/tuskers",
  detail: "/tuskers/gemunu",
  article: "/articles/why-tusks-are-rare",
  search: "/search-results?category=wild",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const ROUNDS = 3;

/** Loads everything that is generated on first request, above all drawings in AVIF, before anything is measured. */
async function warmUp(url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => page);
  const images = new Set<string>();
  for (const page of [...pages, ...Object.values(PAGES).map((path) => url + path)]) {
    const text = await (await fetch(page)).text();
    for (const [image] of text.matchAll(/\/[a-z]+\/[\w.-]+\.avif/g)) images.add(image);
  }
  for (const image of images) {
    const isMade = async () => {
      const answer = await fetch(url + image);
      await answer.arrayBuffer();
      return answer.headers.get("Content-Type") === "image/avif";
    };
    while (!(await isMade())) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const run = promisify(execFile);
/** Lighthouse has a hundred dependencies that nobody needs to run the site, so it is installed here on demand. */
const LIGHTHOUSE = join(import.meta.dirname, "node_modules/.bin/lighthouse");

async function installLighthouse(): Promise<void> {
  if (existsSync(LIGHTHOUSE)) return;
  console.log("Installing Lighthouse …");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: import.meta.dirname });
}

/** The parts of Lighthouse's report that are used. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
};

type Result = { scores: Record<string, number>; failed: string[]; figures: Record<string, string> };

/** One run with Lighthouse's mobile preset: a slow phone, a slow network, an empty cache. */
async function audit(address: string, port: number): Promise<Result> {
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES}`, "--output=json", "--quiet"];
  const { stdout } = await run(LIGHTHOUSE, [address, ...options], { maxBuffer: 100_000_000 });
  const lhr: Report = JSON.parse(stdout);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const failed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight, id: audit }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => `${id}: ${audit} ${lhr.audits[audit]?.displayValue ?? ""}`.trim()),
  );
  const shown = (audit: string) => lhr.audits[audit]?.displayValue ?? "";
  return {
    scores: Object.fromEntries(scores),
    failed,
    figures: {
      "first paint": shown("first-contentful-paint"),
      "largest paint": shown("largest-contentful-paint"),
      blocking: shown("total-blocking-time"),
      shift: shown("cumulative-layout-shift"),
    },
  };
}

const byPerformance = (a: Result, b: Result): number => (a.scores.performance ?? 0) - (b.scores.performance ?? 0);

/** Lighthouse's scores of the main pages of the built site with the starter content: the median of three runs. */
export async function browser(): Promise<void> {
  await installLighthouse();
  const site = await startSite({ content: "starter" });
  const port = await freePort();
  const { launchOptions } = playwrightConfig.use ?? {};
  const chrome = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--no-enable-error-reporting", `--remote-debugging-port=${port}`],
  });
  try {
    await warmUp(site.url);
    const rows = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(site.url + path, port));
      const middle = results.toSorted(byPerformance)[Math.floor(ROUNDS / 2)];
      for (const failed of new Set(results.flatMap((result) => result.failed))) console.log(`${page}: ${failed}`);
      rows.push({ page, ...middle?.scores, ...middle?.figures });
    }
    report("browser", rows);
  } finally {
    await chrome.close();
    await site.stop();
  }
}
