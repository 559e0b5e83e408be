import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type SteadyLoad = { url: string; paths: string[]; perSecond: number; seconds: number };

/**
 * Sends requests at a fixed rate, whether or not earlier responses have arrived.
 * @returns the response times in milliseconds, measured from when each request was due, so that a stalled site is
 * charged for everyone who had to wait
 */
export async function steadyLoad({ url, paths, perSecond, seconds }: SteadyLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Promise<number>[] = [];
  const start = performance.now();
  const total = perSecond * seconds;
  const ask = (due: number, path: string) =>
    new Promise<number>((resolve, reject) => {
      get(url + path, { agent }, (answer) => {
        answer.resume();
        answer.on("end", () => {
          if (answer.statusCode === 200) resolve(performance.now() - due);
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
      }).on("error", reject);
    });
  while (answers.length < total) {
    const due = start + (answers.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    answers.push(ask(due, paths[answers.length % paths.length] ?? "/"));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

/** The given percentile of the times. */
export function percentile(times: number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
