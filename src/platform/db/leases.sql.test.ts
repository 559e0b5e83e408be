import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { TEST_DATABASE } from "../../../tests/support/test-database.ts";
import { createTestClock, temporaryDatabase } from "../../../tests/support/test-services.ts";
import { withLease } from "./leases.server.ts";
import { migrate } from "./migrate.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const daily = { name: "old messages", everyMs: DAY_MS, afterFailureMs: 60 * MINUTE_MS } as const;

/**
 * Two connections as two processes have them. SQLite gets one: a writer waiting for another would block this process.
 */
async function openNodes(): Promise<[OpenDatabase, OpenDatabase]> {
  const open = await temporaryDatabase();
  const one = await open();
  await migrate(one);
  return [one, TEST_DATABASE === "sqlite" ? one : await open()];
}

/** Work that runs until it is released. */
function longWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    letGo: () => resolve(),
    work: async () => {
      begun.resolve();
      await promise;
    },
  };
}

test("of many processes that come together one does the work, and again when its time has come", async () => {
  const clock = createTestClock();
  const nodes = await openNodes();
  const work = vi.fn(async () => undefined);
  const askAll = () => Promise.all([...nodes, ...nodes].map((db) => withLease({ db, clock }, daily, work)));
  for (let day = 1; day <= 3; day += 1) {
    await askAll();
    clock.advance(DAY_MS - 1);
    for (const end of await askAll()) expect(end).toEqual({ waitMs: 1 });
    expect(work).toHaveBeenCalledTimes(day);
    clock.advance(1);
  }
});

test("while one process has the lease, others learn when to try again", async () => {
  const clock = createTestClock();
  const [one, other] = await openNodes();
  const { work, begun, letGo } = longWork();
  const doing = withLease({ db: one, clock }, daily, work);
  await begun;
  clock.advance(MINUTE_MS);
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ waitMs: MINUTE_MS });
  letGo();
  expect(await doing).toEqual({ result: undefined });
});

test("who dies in the middle is replaced after two minutes", async () => {
  const clock = createTestClock();
  const [one, other] = await openNodes();
  const { work, begun } = longWork();
  void withLease({ db: one, clock }, daily, work);
  await begun;
  clock.advance(2 * MINUTE_MS - 1);
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ waitMs: 1 });
  clock.advance(1);
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ result: "done" });
});

test("long work keeps its lease while its process lives", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createTestClock();
  const [one, other] = await openNodes();
  const { work, begun, letGo } = longWork();
  const doing = withLease({ db: one, clock }, daily, work);
  await begun;
  const heldUntil = async () => (await other.read.selectFrom("leases").select("held_until").execute())[0]?.held_until;
  for (let round = 0; round < 5; round += 1) {
    clock.advance(MINUTE_MS);
    vi.advanceTimersByTime(MINUTE_MS);
    const expected = new Date(clock.now().getTime() + 2 * MINUTE_MS).toISOString();
    await expect.poll(heldUntil, { interval: 5 }).toBe(expected);
  }
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toHaveProperty("waitMs");
  letGo();
  await doing;
});

test("a lease that went to another process is not taken back by its former holder", async () => {
  const clock = createTestClock();
  const [one, other] = await openNodes();
  const [delayed, present] = [longWork(), longWork()];
  const doingDelayed = withLease({ db: one, clock }, daily, delayed.work);
  await delayed.begun;
  clock.advance(2 * MINUTE_MS);
  const doing = withLease({ db: other, clock }, daily, present.work);
  await present.begun;
  delayed.letGo();
  await doingDelayed;
  expect(await withLease({ db: one, clock }, daily, async () => "done")).toHaveProperty("waitMs");
  present.letGo();
  await doing;
});

test("after a failure all processes wait for an hour, then any may try", async () => {
  const clock = createTestClock();
  const [one, other] = await openNodes();
  const failure = new Error("away");
  await expect(withLease({ db: one, clock }, daily, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ waitMs: 60 * MINUTE_MS });
  clock.advance(60 * MINUTE_MS);
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ result: "done" });
});

test("a lease from a clock far ahead blocks nobody", async () => {
  const [one, other] = await openNodes();
  await withLease({ db: one, clock: createTestClock("2036-03-01T06:00:00.000Z") }, daily, async () => "done");
  const clock = createTestClock();
  expect(await withLease({ db: other, clock }, daily, async () => "done")).toEqual({ result: "done" });
});

test("what is done alone is done by one process after the other, however many wait", async () => {
  const nodes = await openNodes();
  const underWay = new Set<string>();
  const counts: number[] = [];
  const { promise: all, resolve: allWait } = Promise.withResolvers<void>();
  const done = [...nodes, ...nodes].map((db) =>
    db.alone(async () => {
      const id = randomUUID();
      underWay.add(id);
      await all;
      counts.push(underWay.size);
      underWay.delete(id);
    }),
  );
  await expect.poll(() => underWay.size, { interval: 1 }).toBe(1);
  allWait();
  await Promise.all(done);
  expect(counts).toEqual([1, 1, 1, 1]);
});
