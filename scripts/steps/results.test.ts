import { expect, test } from "vitest";
import { type Result, readResults } from "./results.mjs";

const good = { code: 0, lastLines: "", tookTooLong: false };
const bad = { code: 1, lastLines: "Segmentation fault", tookTooLong: false };

const lines = (...values: (Partial<Result> | { isEnd: true })[]): string =>
  values.map((value) => `${JSON.stringify("id" in value ? { name: value.id, ...value } : value)}\n`).join("");

const END = { isEnd: true } as const;

test("each test counts once, as it ended", () => {
  const text = lines(
    { id: "a", state: "running" },
    { id: "a", state: "failed" },
    { id: "a", state: "running" },
    { id: "a", state: "passed", isFlaky: true },
    { id: "b", state: "failed" },
    { id: "c", state: "skipped", reason: "no disk" },
    { id: "d", state: "skipped" },
    END,
  );
  expect(readResults("Vitest", text, bad)).toEqual({
    passed: 1,
    failed: ["b"],
    skipped: [
      { name: "c", reason: "no disk" },
      { name: "d", reason: "no reason is given" },
    ],
    flaky: ["a"],
  });
});

test("a run that reached its time limit tells what has run, and what was running", () => {
  const text = lines({ id: "a", state: "passed" }, { id: "b", state: "running" });
  const { passed, failed } = readResults("Playwright", text, { ...bad, tookTooLong: true });
  expect([passed, failed]).toEqual([
    1,
    [expect.stringMatching(/^Playwright reached its time limit .* while these were running: b$/)],
  ]);
});

test("a runner that died has failed, with its last lines, and what it wrote before counts", () => {
  const text = `${lines({ id: "a", state: "passed" }, { id: "b", state: "running" })}{"id":"c","na`;
  const { passed, failed } = readResults("Vitest", text, bad);
  expect([passed, failed]).toEqual([1, ["Vitest ended too soon while these were running: b:\nSegmentation fault"]]);
});

test("a runner that wrote nothing has failed", () => {
  expect(readResults("Vitest", undefined, good).failed).toEqual(["Vitest ended without a report:\n"]);
});

test("an error outside all tests is a failure", () => {
  const text = lines({ id: "a", state: "passed" }, END);
  expect(readResults("Vitest", text, good).failed).toEqual([]);
  expect(readResults("Vitest", text, bad).failed).toEqual(["Vitest ended with code 1:\nSegmentation fault"]);
});
