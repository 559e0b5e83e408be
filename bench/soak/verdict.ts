import { percentile } from "../steady-load.ts";

/**
 * One part of a run: the response times in milliseconds, and samples of the site's memory and JavaScript heap in bytes.
 */
export type Part = { times: number[]; memory: number[]; heap: number[] };

/** Shorter parts are not compared: they have too few responses, and the first ones too much one-time work. */
const SHORTEST_PART_SECONDS = 10;
const MOST_MEMORY_GROWTH = 1.1;
const MOST_SLOWDOWN = 1.5;
/** Differences of less than this, in milliseconds, are ignored. */
const NOISE_MS = 10;
/** The number of parts combined at either end: a single one may be distorted by other load on the machine. */
const TOGETHER = 3;

export const median = (values: number[]): number => percentile(values, 50);

const p99Of = (parts: Part[]): number => median(parts.map(({ times }) => percentile(times, 99)));

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** The problems of a run, one sentence each. The first part is not compared, because it includes one-time work. */
export function judge(parts: Part[], { failures, partSeconds }: { failures: string[]; partSeconds: number }): string[] {
  const wrong = failures.length === 0 ? [] : [`${failures.length} requests failed, the first one: ${failures[0]}`];
  if (partSeconds < SHORTEST_PART_SECONDS) return wrong;
  const settled = parts.slice(1);
  const [before, after] = [p99Of(settled.slice(0, TOGETHER)), p99Of(settled.slice(-TOGETHER))];
  if (after > before * MOST_SLOWDOWN + NOISE_MS) {
    wrong.push(`Answers became slower: the 99th percentile went from ${before.toFixed(0)} to ${after.toFixed(0)} ms.`);
  }
  const [first, last] = [median(settled[0]?.memory ?? []), median(settled.at(-1)?.memory ?? [])];
  if (last > first * MOST_MEMORY_GROWTH) {
    wrong.push(`The memory grew from ${megabytes(first)} to ${megabytes(last)}.`);
  }
  return wrong;
}
