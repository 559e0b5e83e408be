import { percentile } from "../steady-load.ts";

/** One part of a run: the times of its answers in milliseconds, and the memory that the site held and its
 * JavaScript used, in bytes. */
export type Part = { times: number[]; memory: number[]; heap: number[] };

/** A shorter part holds too few answers, and the beginning too much that is done once, to be compared. */
const SHORTEST_PART_SECONDS = 10;
const MOST_MEMORY_GROWTH = 1.1;
const MOST_SLOWDOWN = 1.5;
/** Milliseconds within which a time is as good as another. */
const NOISE_MS = 10;
/** Parts at either end that are taken together: a single one may have met something else that the machine did. */
const TOGETHER = 3;

export const median = (values: number[]): number => percentile(values, 50);

const p99Of = (parts: Part[]): number => median(parts.map(({ times }) => percentile(times, 99)));

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/**
 * What is wrong about a run, one sentence each. The first part is not compared: there everything is made for the first
 * time.
 */
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
