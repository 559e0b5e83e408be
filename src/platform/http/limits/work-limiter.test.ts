import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWorkLimiter } from "./work-limiter.server.ts";

const LIMITS = { atOnce: 2, waiting: 3, refusalMs: 0 };

/** Work that ends when the test says so. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    work: () => {
      begun = true;
      return promise;
    },
    hasBegun: () => begun,
    end: resolve,
  };
}

test("only so much is worked on at once, so much more waits, and the rest is refused with when to come again", async () => {
  const limiter = createWorkLimiter(LIMITS);
  const works = Array.from({ length: 5 }, openWork);
  const results = works.map(({ work }) => limiter.run(work));
  await expect.poll(() => works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false, false]);
  expect(limiter.counts()).toEqual({ running: 2, waiting: 3, refused: 0 });
  await expect(limiter.run(async () => "late")).rejects.toMatchObject({ kind: "Unavailable", retryAfterSeconds: 5 });
  works.forEach(({ end }, index) => {
    end(`answer ${index}`);
  });
  expect(await Promise.all(results)).toEqual(["answer 0", "answer 1", "answer 2", "answer 3", "answer 4"]);
  await expect.poll(limiter.counts).toEqual({ running: 0, waiting: 0, refused: 1 });
  expect(await limiter.run(async () => "again")).toBe("again");
});

test("failing work passes on its reason and frees its slot", async () => {
  const limiter = createWorkLimiter(LIMITS);
  const failing = Array.from({ length: 5 }, (_, index) =>
    limiter.run(async () => {
      throw new Error(`wrong ${index}`);
    }),
  );
  const ends = await Promise.allSettled(failing);
  expect(ends.map((end) => end.status === "rejected" && end.reason.message)).toEqual([
    "wrong 0",
    "wrong 1",
    "wrong 2",
    "wrong 3",
    "wrong 4",
  ]);
  await expect.poll(limiter.counts).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("work that never ends does not keep its place for ever", async () => {
  const limiter = createWorkLimiter({ ...LIMITS, mostMs: 20 });
  const stuck = [openWork(), openWork()];
  const results = stuck.map(({ work }) => limiter.run(work));
  expect(await limiter.run(async () => "next")).toBe("next");
  stuck[0]?.end("late");
  expect(await results[0]).toBe("late");
});

test("a refusal is held back for a moment, so that asking again at once gains nothing", async () => {
  const limiter = createWorkLimiter({ atOnce: 1, waiting: 0, refusalMs: 400 });
  const { work, end } = openWork();
  const result = limiter.run(work);
  let isTold = false;
  const refused = limiter.run(work).finally(() => {
    isTold = true;
  });
  await nextTurn();
  expect([limiter.counts().refused, isTold]).toEqual([1, false]);
  await expect(refused).rejects.toMatchObject({ kind: "Unavailable" });
  end("done");
  await result;
});

test("connecting visitors are accepted before the next piece of work", async () => {
  let connected = 0;
  const limiter = createWorkLimiter({ ...LIMITS, othersMs: 20_000 }, () => connected);
  const connect = () => {
    connected += 1;
    if (connected < 20) setImmediate(connect);
  };
  connect();
  expect(await limiter.run(async () => connected)).toBe(20);
});

test("connecting visitors put work off for a moment only", async () => {
  let connected = 0;
  const limiter = createWorkLimiter({ ...LIMITS, othersMs: 5 }, () => (connected += 1));
  expect(await limiter.run(async () => "in time")).toBe("in time");
});
