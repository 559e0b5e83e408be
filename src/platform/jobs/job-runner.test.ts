import { expect, onTestFinished, test } from "vitest";
import { createJobRunner } from "./job-runner.server.ts";

test("a failure is reported once until the job works again, and another cause at once", async () => {
  const reported: string[] = [];
  let failure: string | undefined;
  const runner = createJobRunner({
    async doNext() {
      if (failure !== undefined) throw new Error(failure);
      return false;
    },
    nextDue: async () => undefined,
    longestSleepMs: 60_000,
    onError: (error) => reported.push((error as Error).message),
    clock: { now: () => new Date() },
  });
  onTestFinished(() => runner.close());
  runner.start();
  for (const next of ["damaged", "damaged", "damaged", "full", "full", undefined, "full"]) {
    failure = next;
    runner.wake();
    await runner.settled();
  }
  expect(reported).toEqual(["damaged", "full", "full"]);
});
