import { addressIn, LANGUAGES, type Language } from "../src/platform/languages/language.ts";
import { startSite } from "../tests/support/running-site.ts";
import { hit, median, ROUNDS } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { report } from "./measure.ts";

const METRICS_TOKEN = "a-token-for-the-bench-alone";
const READERS = 8;
const DEFAULT_BYTES = 128_000_000;

const BROTLI = { "Accept-Encoding": "br" };
const PLAIN = { "Accept-Encoding": "identity" };

/** Requests per second of one page in each language, in alternating rounds, and the median of the ratios to English. */
async function compareLanguages(url: string, path: string, headers: Record<string, string>) {
  const rates: Record<Language, number[]> = { en: [], si: [], ta: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const language of LANGUAGES) {
      rates[language].push(await hit({ url, paths: [addressIn(language, path)], headers }));
    }
  }
  const ratio = (language: Language): number =>
    Number(median(rates[language].map((rate, round) => rate / (rates.en[round] ?? 0))).toPrecision(3));
  return { "English (1/s)": Math.round(median(rates.en)), "Sinhala, ratio": ratio("si"), "Tamil, ratio": ratio("ta") };
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found);

/** The addresses of all public pages in all languages, as the sitemap lists them. */
async function listPages(url: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(url + new URL(address, url).pathname)).text();
  const index = await read("/sitemap.xml");
  if (!index.includes("<sitemapindex")) return locations(index).map((address) => new URL(address).pathname);
  const sheets = await Promise.all(locations(index).map(read));
  return sheets.flatMap(locations).map((address) => new URL(address).pathname);
}

async function readAll(url: string, paths: readonly string[]): Promise<void> {
  const rest = [...paths];
  const reader = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const answer = await fetch(url + path, { headers: BROTLI });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
}

async function cacheCounts(url: string): Promise<{ hits: number; bytes: number }> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    hits: value('tuskers_page_cache_requests_total\\{result="hit"\\}'),
    bytes: value("tuskers_page_cache_bytes"),
  };
}

/** Reads every page in every language once, and then again from the last to the first: what is kept is a hit. */
async function countHeld(url: string, bound: number) {
  const pages = await listPages(url);
  await readAll(url, pages);
  const before = await cacheCounts(url);
  await readAll(url, pages.toReversed());
  const after = await cacheCounts(url);
  return {
    pages: pages.length,
    kept: after.hits - before.hits,
    "memory (MB)": Math.round(before.bytes / 1_000_000),
    "bound (MB)": bound / 1_000_000,
    "a page (kB)": Number((before.bytes / Math.min(pages.length, after.hits - before.hits) / 1000).toFixed(1)),
  };
}

/** Cached pages of three languages: how fast they are, and how many are kept. */
export async function languages(): Promise<void> {
  const speeds: Record<string, string | number>[] = [];
  const held: Record<string, string | number>[] = [];
  const starter = await startSite({ content: "starter", settings: { METRICS_TOKEN } });
  try {
    const { url } = starter;
    held.push({ what: "the starter content", ...(await countHeld(url, DEFAULT_BYTES)) });
    for (const path of ["/tuskers", "/tuskers/gemunu"]) {
      speeds.push({ what: `${path}, brotli`, ...(await compareLanguages(url, path, BROTLI)) });
      speeds.push({ what: `${path}, plain`, ...(await compareLanguages(url, path, PLAIN)) });
    }
  } finally {
    await starter.stop();
  }
  for (const bound of [DEFAULT_BYTES, 2 * DEFAULT_BYTES]) {
    const settings = { METRICS_TOKEN, PAGE_CACHE_BYTES: String(bound) };
    const large = await startSite({ fill: (dataDir) => makeDirectory(dataDir, 5000), settings });
    try {
      held.push({ what: "5,000 tuskers", ...(await countHeld(large.url, bound)) });
    } finally {
      await large.stop();
    }
  }
  report("languages: speed", speeds);
  report("languages: kept", held);
}
