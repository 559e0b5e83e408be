import { expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { loadStarterContent } from "../../../content/transfer/starter/load-starter-content.server.ts";

/** Fewer characters are no content: every page has at least a heading, a sentence and its ways on. */
const LEAST_TEXT = 60;

/** So many addresses of a kind are opened: the pages of sources, and the queries of each list and form, are all alike. */
const MAX_OF_A_KIND = 5;

/** Documents for printing, feeds and citations have tests of their own. */
const IS_FILE = /\.\w+$/;

const SITE = "http://site.example";

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));

/** Follows the links of all pages, from Home on. @returns the answer to every address that they name, and its fragments */
async function crawl({ get }: TestSite) {
  const pages = new Map<string, Awaited<ReturnType<TestSite["get"]>>>();
  const fragments = new Map<string, Set<string>>();
  const waiting = ["/"];
  const ofKind = new Map<string, number>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (pages.has(next)) continue;
    const { pathname: path, search: query } = new URL(next, SITE);
    const kind = path.startsWith("/sources/") ? "source" : query && path;
    const before = ofKind.get(kind) ?? 0;
    if (IS_FILE.test(path) || (kind !== "" && before >= MAX_OF_A_KIND)) continue;
    ofKind.set(kind, before + 1);
    const answer = await get(next);
    pages.set(next, answer);
    if (answer.status !== 200 || !String(answer.headers["content-type"]).startsWith("text/html")) continue;
    // Lists in another order, filter or page name the same pages again.
    if (query !== "") continue;
    for (const href of addressesIn(answer.text)) {
      const { origin, pathname, search, hash } = new URL(href, new URL(next, SITE));
      if (origin !== SITE) continue;
      // The other languages are the same pages: translated-pages.test.ts reads them.
      if (/^\/(si|ta)(\/|$)/.test(pathname)) continue;
      waiting.push(pathname + search);
      // The note of a mark is in every document, and shown beside marks alone.
      if (hash === "" || hash === "#how") continue;
      const named = fragments.get(pathname) ?? new Set();
      fragments.set(pathname, named.add(decodeURIComponent(hash.slice(1))));
    }
  }
  return { pages, fragments };
}

test("every page that a link names is there and can be read without script", async () => {
  const site = await openTestSite();
  // All of its articles are published.
  site.services.clock.set("2027-01-01T00:00:00.000Z");
  await loadStarterContent(site.services, { enabled: true });
  const { pages, fragments } = await crawl(site);
  expect(pages.size).toBeGreaterThan(150);
  const wrong = [...pages].filter(([, { status }]) => status >= 400).map(([address, { status }]) => [status, address]);
  expect(wrong).toEqual([]);
  for (const [address, { text, headers, status }] of pages) {
    if (status !== 200 || !String(headers["content-type"]).startsWith("text/html")) continue;
    const main = /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    const shown = text.replaceAll(/<template\b[\s\S]*?<\/template>/g, "");
    expect([address, shown.match(/<h1\b/g)?.length]).toEqual([address, 1]);
    expect(main.replace(/<[^>]*>/g, "").length, address).toBeGreaterThan(LEAST_TEXT);
    expect(main, address).not.toContain("Loading");
    const missing = [...(fragments.get(address) ?? [])].filter((id) => !text.includes(`id="${id}"`));
    expect([address, missing]).toEqual([address, []]);
  }
});
