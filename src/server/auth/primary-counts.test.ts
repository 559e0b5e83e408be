import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { CountingCall } from "../../../tests/support/counting-worker.ts";
import { PROJECT_FOLDER } from "../project-folder.ts";
import type { Limit, Limiter } from "./limiter.ts";
import { describeLimiter } from "./limiter-contract.ts";
import { keepCountsForWorkers } from "./primary-counts.ts";

beforeAll(() => {
  cluster.setupPrimary({ exec: join(PROJECT_FOLDER, "tests/support/counting-worker.ts"), args: [], execArgv: [] });
  keepCountsForWorkers();
});

type Call = CountingCall extends infer Each ? (Each extends { call: number } ? Omit<Each, "call"> : never) : never;

/** A real worker, which ends when the test is over. */
async function forkWorker(): Promise<{ worker: Worker; call(told: Call): Promise<unknown> }> {
  const worker = cluster.fork();
  onTestFinished(async () => {
    if (worker.isDead()) return;
    worker.process.kill("SIGKILL");
    await once(worker, "exit");
  });
  await once(worker, "online");
  let calls = 0;
  return {
    worker,
    call(told) {
      calls += 1;
      const call = calls;
      return new Promise((resolve, reject) => {
        const hear = (message: { call?: number; result: unknown }) => {
          if (message.call !== call) return;
          worker.off("message", hear);
          resolve(message.result);
        };
        worker.on("message", hear).once("exit", () => reject(new Error("The worker has ended.")));
        worker.send({ ...told, call });
      });
    },
  };
}

async function openLimiter(limit: Limit, options?: { maxNewKeys: number }): Promise<Limiter & { worker: Worker }> {
  const { worker, call } = await forkWorker();
  await call({ open: limit, options });
  return {
    worker,
    take: async (key) => (await call({ ask: "take", key })) as number,
    giveBack: async (key) => void (await call({ ask: "giveBack", key })),
    reset: async (key) => void (await call({ ask: "reset", key })),
  };
}

// One primary serves all tests: each has limits of its own name.
const named = (limit: Limit): Limit => ({ ...limit, name: randomUUID() });

describeLimiter("limiters of two workers of a cluster", async (limit, options) => {
  const own = named(limit);
  return [await openLimiter(own, options), await openLimiter(own, options)];
});

test("counts outlive the worker, and the primary outlives a worker that dies while it asks", async () => {
  const limit = named({ name: "tries", points: 100, seconds: 60 });
  const one = await openLimiter(limit);
  for (let taken = 0; taken < 50; taken += 1) expect(await one.take("a")).toBe(0);
  const asked = Array.from({ length: 50 }, () => one.take("a").catch(() => "lost"));
  one.worker.process.kill("SIGKILL");
  await Promise.all(asked);
  const other = await openLimiter(limit);
  let left = 0;
  while ((await other.take("a")) === 0) left += 1;
  expect(left).toBeLessThanOrEqual(50);
});
