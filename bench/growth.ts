import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createApi } from "../src/app/server/api.server.ts";
import { openServices } from "../src/app/server/services.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { madeName, makeTuskers, RARE_ALIAS, RARE_COUNT } from "./make-tuskers.ts";
import { medianTime, report } from "./measure.ts";

const SIZES = [100, 100_000] as const;

/**
 * Median times in milliseconds of the calls that must not slow down as the directory grows, in process and uncached.
 */
async function timesAt(size: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  const config = readConfig({ DATA_DIR: folder, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    await makeTuskers(services.db, size);
    const api = createApi(services);
    const ask = async (path: string) => {
      const answer = await api.request(path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as unknown[];
    };
    // Names end with their number, so that each of them exists at every size.
    const name = (round: number) => madeName((round * 7) % 100);
    const lastPage = Math.ceil(size / 9);
    // Another part of the alias each time, because search results are cached until the next save.
    const rare = (round: number) => {
      const start = round % (RARE_ALIAS.length - 12);
      return RARE_ALIAS.slice(start, start + 4 + Math.floor(round / (RARE_ALIAS.length - 12))).toLowerCase();
    };
    const found = await api.request(`/api/tuskers?page=1&limit=9&search=${encodeURIComponent(rare(0))}`);
    if (found.headers.get("X-Total-Count") !== String(RARE_COUNT)) throw new Error("The rare alias is not rare.");
    return {
      "search-by-name": await medianTime(
        (round) =>
          ask(`/api/tuskers/search/search-by-name?name=${encodeURIComponent(name(round).toLowerCase())}&page=1`),
        90,
      ),
      "search with 50 matches": await medianTime(
        (round) => ask(`/api/tuskers?page=1&limit=9&search=${encodeURIComponent(rare(round))}`),
        90,
      ),
      "last page of a search with 50 matches": await medianTime(
        (round) => ask(`/api/tuskers?page=6&limit=9&category=&search=${encodeURIComponent(rare(round))}`),
        90,
      ),
      "suggest a near spelling": await medianTime(
        (round) => ask(`/api/tuskers/search/suggest?q=${encodeURIComponent(name(round).slice(0, 8))}x`),
        50,
      ),
      "first page of the list": await medianTime(() => ask("/api/tuskers?page=1&limit=9")),
      "last page of the list": await medianTime(() => ask(`/api/tuskers?page=${lastPage}&limit=9`), 50),
      "detail by slug": await medianTime((round) =>
        ask(`/api/tuskers/slug/${name(round).toLowerCase().replaceAll(" ", "-")}`),
      ),
    };
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How read times grow from a hundred tuskers to a hundred thousand. */
export async function growth(): Promise<void> {
  const [small, large] = [await timesAt(SIZES[0]), await timesAt(SIZES[1])];
  report(
    "growth",
    Object.keys(small).map((call) => {
      const [before = 0, after = 0] = [small[call], large[call]];
      return {
        call,
        "100 (ms)": Number(before.toFixed(3)),
        "100,000 (ms)": Number(after.toFixed(3)),
        ratio: Number((after / before).toFixed(2)),
      };
    }),
  );
}
