import { setTimeout as sleep } from "node:timers/promises";
import { Command, InvalidArgumentError } from "commander";
import { startSite } from "../../tests/support/running-site.ts";
import { report } from "../measure.ts";
import { percentile } from "../steady-load.ts";
import { judge, median, type Part } from "./verdict.ts";
import { prepareVisits } from "./visits.ts";

const STANDARD_SECONDS = 600;
const PARTS = 10;
const READS_PER_SECOND = 20;
const WRITES_PER_SECOND = 0.5;
const METRICS_TOKEN = "read-by-the-soak-alone";

/** Calls at a fixed rate, whether or not earlier calls have completed. Resolves when all have. */
async function atPace(perSecond: number, seconds: number, call: (index: number, due: number) => Promise<void>) {
  const start = performance.now();
  const calls: Promise<void>[] = [];
  while (calls.length < perSecond * seconds) {
    const due = start + (calls.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    calls.push(call(calls.length, due));
  }
  await Promise.all(calls);
}

/** The resident memory of the site, and its JavaScript heap including garbage, in bytes. */
async function memoryOf(url: string): Promise<{ resident: number; heap: number }> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
  return { resident: figure("process_resident_memory_bytes"), heap: figure("nodejs_heap_size_used_bytes") };
}

/** Reads and writes at a steady rate. @returns the problems, one sentence each */
async function soak(seconds: number): Promise<string[]> {
  const site = await startSite({ content: "starter", settings: { METRICS_TOKEN, TRUST_PROXY: "1" } });
  try {
    const { reads, writes } = await prepareVisits(site);
    const parts: Part[] = Array.from({ length: PARTS }, () => ({ times: [], memory: [], heap: [] }));
    const failures: string[] = [];
    const start = performance.now();
    const partAt = (time: number) => parts[Math.min(PARTS - 1, Math.floor(((time - start) / 1000 / seconds) * PARTS))];
    /**
     * Times are measured from when the call was due, so that a stalled site is charged for everyone who had to wait.
     */
    const timed = (calls: ((index: number) => Promise<void>)[]) => async (index: number, due: number) => {
      try {
        await calls[index % calls.length]?.(index);
        partAt(due)?.times.push(performance.now() - due);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    };
    const watch = async (_index: number, due: number) => {
      const { resident, heap } = await memoryOf(site.url);
      partAt(due)?.memory.push(resident);
      partAt(due)?.heap.push(heap);
    };
    await Promise.all([
      atPace(READS_PER_SECOND, seconds, timed(reads)),
      atPace(WRITES_PER_SECOND, seconds, timed(writes)),
      atPace(1, seconds, watch),
    ]);
    report(
      "soak",
      parts.map(({ times, memory, heap }, index) => ({
        part: index + 1,
        answers: times.length,
        "median (ms)": Number(median(times).toFixed(1)),
        "p99 (ms)": Number(percentile(times, 99).toFixed(1)),
        "memory (MB)": Math.round(median(memory) / 1_000_000),
        "least heap (MB)": Math.round(Math.min(...heap) / 1_000_000),
      })),
    );
    return judge(parts, { failures, partSeconds: seconds / PARTS });
  } finally {
    await site.stop();
  }
}

function readSeconds(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It must be a whole number of seconds.");
  return Number(text);
}

const { seconds } = new Command("npm run soak --")
  .description(
    `Reads and writes at a steady pace in ${PARTS} parts, and fails where answers fail, become slower or cost ever more memory.`,
  )
  .option("--seconds <number>", "how long; under 100 only failures count", readSeconds, STANDARD_SECONDS)
  .parse()
  .opts<{ seconds: number }>();
const wrong = await soak(seconds);
for (const sentence of wrong) console.error(sentence);
console.log(wrong.length === 0 ? "Nothing was wrong." : `${wrong.length} things were wrong.`);
if (wrong.length > 0) process.exitCode = 1;
