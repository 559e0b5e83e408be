import { type RunningSite, startSite } from "../tests/support/running-site.ts";
import { compareSites, median } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { madePath } from "./make-tuskers.ts";
import { type Saved, saveAtOnce } from "./many-savers.ts";
import { report } from "./measure.ts";

const TUSKERS = 10_000;
const WORKERS = [1, 2] as const;
const SAVING_ROUNDS = 3;
const BROTLI = { "Accept-Encoding": "br" };

type Urls = { from: string; to: string };

/** The same site with one worker and with two, both there all the time. */
async function withBoth(settings: Record<string, string>, work: (urls: Urls) => Promise<void>): Promise<void> {
  const sites: RunningSite[] = [];
  try {
    for (const workers of WORKERS) {
      const fill = (dataDir: string) => makeDirectory(dataDir, TUSKERS);
      sites.push(await startSite({ fill, settings: { ...settings, WORKERS: String(workers) } }));
    }
    const [from = "", to = ""] = sites.map(({ url }) => url);
    await work({ from, to });
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** Cached and uncached pages with one worker and with two, and many who save at once. */
export async function workers(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const add = (what: string, { from, to, ratio }: { from: number; to: number; ratio: number }) =>
    rows.push({ what, "1 worker": from, "2 workers": to, ratio });
  const list = ["/tuskers"];
  await withBoth({ TRUST_PROXY: "1" }, async (urls) => {
    add("cached page (1/s)", await compareSites({ paths: list, headers: BROTLI }, urls));
    const apart = { ...BROTLI, Connection: "close" };
    add("cached page, a connection for each (1/s)", await compareSites({ paths: list, headers: apart }, urls));
    const rounds: { one: Saved; two: Saved }[] = [];
    for (let round = 0; round < SAVING_ROUNDS; round += 1) {
      rounds.push({ one: await saveAtOnce(urls.from), two: await saveAtOnce(urls.to) });
    }
    const middle = (figure: keyof Saved) => {
      const [from, to] = [median(rounds.map(({ one }) => one[figure])), median(rounds.map(({ two }) => two[figure]))];
      return { from: Math.round(from), to: Math.round(to), ratio: Number((to / from).toPrecision(3)) };
    };
    add("16 save at once (1/s)", middle("perSecond"));
    add("readers meanwhile, p99 (ms)", middle("readersMs"));
  });
  await withBoth({ PAGE_CACHE_BYTES: "0" }, async (urls) => {
    add("uncached list (1/s)", await compareSites({ paths: list }, urls));
    add("uncached detail (1/s)", await compareSites({ paths: [madePath(5)] }, urls));
  });
  report("workers", rows);
}
