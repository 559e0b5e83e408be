import { expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { loadStarterContent } from "../../transfer/starter/load-starter-content.server.ts";

/** Fewer characters are no content: every page has at least a heading, a sentence and its ways on. */
const LEAST_TEXT = 60;

/** Sources are the most pages and all alike: so many are opened. */
const SOURCES_OPENED = 20;

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));

/** Follows the links of all pages, from Home on. @returns the answer to every address that they name, and its fragments */
async function crawl({ get }: TestSite) {
  const pages = new Map<string, Awaited<ReturnType<TestSite["get"]>>>();
  const fragments = new Map<string, Set<string>>();
  const waiting = ["/"];
  let sources = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (pages.has(next)) continue;
    // Lists in each order, filter and page are the same pages again.
    const isOpened = !next.startsWith("/sources/") || ++sources <= SOURCES_OPENED;
    if (!isOpened) continue;
    const answer = await get(next);
    pages.set(next, answer);
    if (answer.status !== 200 || !String(answer.headers["content-type"]).startsWith("text/html")) continue;
    if (next.includes("?")) continue;
    for (const href of addressesIn(answer.text)) {
      const { origin, pathname, search, hash } = new URL(href, `http://site.example${next}`);
      if (origin !== "http://site.example") continue;
      // The other languages are the same pages: translated-pages.test.ts reads them.
      if (/^\/(si|ta)(\/|$)/.test(pathname)) continue;
      waiting.push(pathname + search);
      if (hash === "") continue;
      const named = fragments.get(pathname) ?? new Set();
      fragments.set(pathname, named.add(decodeURIComponent(hash.slice(1))));
    }
  }
  return { pages, fragments };
}

test("every page that a link names is there and can be read without script", { timeout: 180_000 }, async () => {
  const site = await openTestSite();
  await loadStarterContent(site.services, { enabled: true });
  const { pages, fragments } = await crawl(site);
  expect(pages.size).toBeGreaterThan(150);
  const wrong = [...pages].filter(([, { status }]) => status >= 400).map(([address, { status }]) => [status, address]);
  expect(wrong).toEqual([]);
  for (const [address, { text, headers, status }] of pages) {
    if (status !== 200 || !String(headers["content-type"]).startsWith("text/html") || address.startsWith("/api/"))
      continue;
    const main = /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    expect([address, text.match(/<h1\b/g)?.length]).toEqual([address, 1]);
    expect(main.replace(/<[^>]*>/g, "").length, address).toBeGreaterThan(LEAST_TEXT);
    expect(main, address).not.toContain("Loading");
    const missing = [...(fragments.get(address) ?? [])].filter((id) => !text.includes(`id="${id}"`));
    expect([address, missing]).toEqual([address, []]);
  }
});
