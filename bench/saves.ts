import { setTimeout as sleep } from "node:timers/promises";
import { type RunningSite, startSite } from "../tests/support/running-site.ts";
import { median } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { madePath } from "./make-tuskers.ts";
import { report } from "./measure.ts";
import { percentile, steadyLoad } from "./steady-load.ts";

const TUSKERS = 10_000;
const LOAD = { perSecond: 500, seconds: 10, rounds: 5 };
/** More addresses than are read again before the next save. */
const WIDE_LOAD = { perSecond: 200, seconds: 60 };

const TUSKER = {
  name: "Raja of the bench",
  description: "A made tusker for measuring, who is saved each second.",
  status: "alive",
  age: 40,
  location: "Yala National Park",
  category: "wild",
};

/** Saves the tusker every second until stopped. @returns the number of saves */
async function saveEachSecond(site: RunningSite, id: string, stop: AbortSignal): Promise<number> {
  for (let count = 1; ; count += 1) {
    const saved = await site.call("PUT", `/api/tuskers/${id}`, { ...TUSKER, statusNote: `Save ${count}.` });
    if (saved.status !== 200) throw new Error(`A save answered ${saved.status}: ${await saved.text()}`);
    await sleep(1000, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return count;
  }
}

/** Response times of 100 pages while a tusker is saved every second; some of the pages show him. */
export async function saves(): Promise<void> {
  const site = await startSite({ fill: (dataDir) => makeDirectory(dataDir, TUSKERS) });
  try {
    const { url } = site;
    const made = await site.call("POST", "/api/tuskers", TUSKER);
    if (made.status !== 201) throw new Error(`A new tusker answered ${made.status}: ${await made.text()}`);
    const { _id: id, slug } = (await made.json()) as { _id: string; slug: string };
    const others = Array.from({ length: 96 }, (_, index) => madePath(index));
    const load = { ...LOAD, url, paths: ["/", "/tuskers", "/articles", `/tuskers/${slug}`, ...others] };
    await steadyLoad({ ...load, perSecond: 20, seconds: 5 });

    const round = async () => percentile(await steadyLoad(load), 99);
    const [idle, saving]: [number[], number[]] = [[], []];
    let count = 0;
    for (let number = 0; number < LOAD.rounds; number += 1) {
      idle.push(await round());
      const stop = new AbortController();
      const reading = round().finally(() => stop.abort());
      const [p99, saved] = await Promise.all([reading, saveEachSecond(site, id, stop.signal)]);
      saving.push(p99);
      count += saved;
    }
    const stop = new AbortController();
    const everywhere = { ...WIDE_LOAD, url, paths: Array.from({ length: TUSKERS }, (_, index) => madePath(index)) };
    const reading = steadyLoad(everywhere).finally(() => stop.abort());
    const [wide] = await Promise.all([reading, saveEachSecond(site, id, stop.signal)]);
    const rounded = (value: number) => Number(value.toFixed(1));
    report("saves", [
      {
        what: "reads while somebody saves each second",
        "p99 idle (ms)": rounded(median(idle)),
        "p99 meanwhile (ms)": rounded(median(saving)),
        "bound (ms)": rounded(Math.max(3 * median(idle), 50)),
        saves: count,
      },
      {
        what: "200 reads a second of 10,000 pages meanwhile",
        "p99 meanwhile (ms)": rounded(percentile(wide, 99)),
        "bound (ms)": 50,
      },
    ]);
  } finally {
    await site.stop();
  }
}
