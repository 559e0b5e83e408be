import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createApi } from "../src/app/server/api.server.ts";
import { openServices } from "../src/app/server/services.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { makeTuskers, SYLLABLES } from "./make-tuskers.ts";
import { medianTime, report } from "./measure.ts";

const TUSKERS = 100_000;
const BOUND_MS = 10;
/** A search with fewer matches does not count as broad. */
const MANY = 10_000;
/** Filters that vary a search but match about as many entries: results are cached until a save. */
const FILTERS = ["", "&category=wild", "&category=domesticated", "&category=conservation", "&status=alive"];

/** Times searches with tens of thousands of matches in 100,000 tuskers, each with its exact count; in process. */
export async function search(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  const services = await openServices(readConfig({ DATA_DIR: folder, STARTER_CONTENT: "off" }), {
    log: pino({ level: "silent" }),
  });
  try {
    await makeTuskers(services.db, TUSKERS);
    const api = createApi(services);
    const countOf = async (query: string, page = 1) => {
      const answer = await api.request(`/api/tuskers?limit=9&page=${page}&${query}`);
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`);
      await answer.text();
      return Number(answer.headers.get("X-Total-Count"));
    };
    // The first call builds index and order.
    await countOf("search=a");
    const queries = FILTERS.flatMap((filter) => SYLLABLES.map((syllable) => `search=${syllable}${filter}`));
    const firsts: { took: number; count: number; query: string }[] = [];
    for (const query of queries) {
      const start = performance.now();
      const count = await countOf(query);
      firsts.push({ took: performance.now() - start, count, query });
    }
    const broad = firsts.filter(({ count }) => count >= MANY).toSorted((a, b) => a.took - b.took);
    const at = (share: number) => broad[Math.ceil(broad.length * share) - 1] ?? { took: 0, count: 0, query: "" };
    const row = (what: string, ms: number, matches: number) => ({
      what,
      searches: broad.length,
      matches,
      ms: Number(ms.toFixed(2)),
      bound: BOUND_MS,
    });
    const any = at(0.5);
    const again = await medianTime((round) => countOf(broad[round % broad.length]?.query ?? ""), 100);
    const last = await medianTime((round) => {
      const { query, count } = broad[round % broad.length] ?? any;
      return countOf(query, Math.ceil(count / 9));
    }, 100);
    report("search", [
      row("asked for the first time, median", any.took, any.count),
      row("asked for the first time, slowest", at(1).took, at(1).count),
      row("asked again, median", again, any.count),
      row("last page, median", last, any.count),
    ]);
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}
