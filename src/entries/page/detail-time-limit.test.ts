import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DETAIL_TIME_LIMIT_MS, withinTimeLimit } from "./detail-time-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is loaded in time is handed on, and no timer stays behind", async () => {
  await expect(withinTimeLimit(Promise.resolve("Gemunu"), "tusker", "gemunu")).resolves.toBe("Gemunu");
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure in time stays what it is", async () => {
  await expect(withinTimeLimit(Promise.reject(new Error("gone")), "tusker", "gemunu")).rejects.toThrow("gone");
});

test("after ten seconds, and not before, it leads to the Not Found screen of the requested entry", async () => {
  const outcome = vi.fn();
  const loading = withinTimeLimit(new Promise(() => {}), "article", "a & b").catch(outcome);
  await vi.advanceTimersByTimeAsync(DETAIL_TIME_LIMIT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  const answer: unknown = outcome.mock.calls[0]?.[0];
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("Location")).toBe("/not-found?from=article&id=a+%26+b");
});
