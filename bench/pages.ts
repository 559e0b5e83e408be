import { startSite } from "../tests/support/running-site.ts";
import { compare, type Load, takeAnswer } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { madePath } from "./make-tuskers.ts";
import { report } from "./measure.ts";

const TUSKERS = 10_000;

const fill = (dataDir: string): Promise<void> => makeDirectory(dataDir, TUSKERS);

const BROTLI = { "Accept-Encoding": "br" };
const PLAIN = { "Accept-Encoding": "identity" };

/** Requests each path once, a few at a time. */
async function readAll({ url, paths, headers }: Load): Promise<void> {
  const rest = [...paths];
  const reader = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
}

/** Pages of a site that caches none, against bare `node:http` that sends 30 kB. */
async function uncachedPages(start: Parameters<typeof startSite>[0], paths: Record<string, string>) {
  const site = await startSite({ ...start, settings: { PAGE_CACHE_BYTES: "0" } });
  try {
    const { url } = site;
    const bare = {
      ...(await takeAnswer({ url, paths: ["/tuskers"] })),
      headers: ["Content-Type", "text/html; charset=utf-8", "Content-Length", "30000"],
      body: Buffer.alloc(30_000, "x").toString("base64"),
    };
    const rows: Record<string, string | number>[] = [];
    for (const [what, path] of Object.entries(paths)) {
      rows.push({ what: `uncached ${what}`, ...(await compare({ url, paths: [path] }, bare)) });
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** Compares cached and uncached pages with bare `node:http`. */
export async function pages(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const cached = await startSite({ fill });
  try {
    const { url } = cached;
    const list = ["/tuskers"];
    rows.push({ what: "cached page, plain", ...(await compare({ url, paths: list })) });
    rows.push({ what: "cached page, brotli", ...(await compare({ url, paths: list, headers: BROTLI })) });
    const found = ["/search-results?q=gamu"];
    rows.push({ what: "cached search, brotli", ...(await compare({ url, paths: found, headers: BROTLI })) });
    const { etag = "" } = Object.fromEntries((await fetch(url + list[0], { headers: BROTLI })).headers);
    const named = { url, paths: list, headers: { ...BROTLI, "If-None-Match": etag } };
    rows.push({ what: "304", ...(await compare(named)) });
    const many = { url, paths: Array.from({ length: TUSKERS }, (_, index) => madePath(index)) };
    await readAll({ ...many, headers: BROTLI });
    rows.push({ what: "10,000 pages in turn, brotli", ...(await compare({ ...many, headers: BROTLI })) });
    await readAll({ ...many, headers: PLAIN });
    rows.push({ what: "10,000 pages in turn, plain", ...(await compare(many)) });
  } finally {
    await cached.stop();
  }
  rows.push(
    ...(await uncachedPages(
      { fill },
      { list: "/tuskers", tusker: madePath(5), search: "/search-results?q=gamu", "list of articles": "/articles" },
    )),
    ...(await uncachedPages(
      { content: "starter" },
      { "starter list": "/tuskers", "starter tusker": "/tuskers/gemunu", "starter Home": "/" },
    )),
  );
  report("pages", rows);
}
