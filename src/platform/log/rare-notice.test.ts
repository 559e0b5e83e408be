import { expect, test } from "vitest";
import { createRareNotice } from "./rare-notice.server.ts";

test("a frequent event is reported at once, and then from time to time with its count", () => {
  let now = 0;
  const notice = createRareNotice(10_000, () => now);
  const told: number[] = [];
  for (; now < 25_000; now += 1_000) notice.happened((times) => told.push(times));
  expect(told).toEqual([1, 10, 10]);
});
