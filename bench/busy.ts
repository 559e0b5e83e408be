import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { openServices } from "../src/app/server/services.server.ts";
import { siteCard } from "../src/artwork/cards/share-card.ts";
import { storeUpload } from "../src/content/image-library/uploads/store-upload.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { imageForm, incoming } from "../tests/support/upload-forms.ts";
import { makeImage } from "./make-image.ts";
import { report } from "./measure.ts";

const ROUNDS = 3;

/** What somebody waits for takes at most this many times as long while all cores are busy. */
const MOST_TIMES = 5;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Does some work while each core is kept busy by another process. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const loops: ChildProcess[] = [];
  for (let core = 0; core < availableParallelism(); core += 1) {
    loops.push(spawn(process.execPath, ["--eval", "process.stdout.write('begun'); for (;;);"]));
  }
  try {
    await Promise.all(loops.map((loop) => loop.stdout && once(loop.stdout, "data")));
    return await work();
  } finally {
    for (const loop of loops) loop.kill("SIGKILL");
  }
}

/** How long a photograph of 12 megapixels and a share card take while all cores are busy, against an idle machine. */
export async function busy(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  const config = readConfig({ DATA_DIR: folder, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    const form = imageForm(await makeImage());
    const tasks = {
      "an upload": () => storeUpload(services, incoming(form)),
      "a share card": () => services.encoder.encodeCard(siteCard()),
    };
    const rows: Record<string, string | number>[] = [];
    for (const [what, task] of Object.entries(tasks)) {
      // Starts the encoder process.
      await task();
      const [idle, atWork]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        idle.push(await timed(task));
        atWork.push(await whileBusy(() => timed(task)));
      }
      rows.push({
        what,
        "idle (ms)": Math.round(median(idle)),
        "all cores busy (ms)": Math.round(median(atWork)),
        ratio: Number((median(atWork) / median(idle)).toFixed(2)),
        bound: MOST_TIMES,
      });
    }
    report("busy", rows);
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}
