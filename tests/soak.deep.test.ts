import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { judge, type Part } from "../bench/soak/verdict.ts";
import { ensureBuilt } from "./support/built-site.ts";

const run = promisify(execFile);

/** Ten parts; `of` says how each differs from a quiet one. */
const partsOf = (of: (index: number) => { slower?: number; larger?: number }): Part[] =>
  Array.from({ length: 10 }, (_, index) => {
    const { slower = 1, larger = 1 } = of(index);
    return {
      times: Array.from({ length: 500 }, (_, time) => (10 + (time % 40)) * slower),
      memory: Array.from({ length: 60 }, (_, second) => (200_000_000 + second * 10_000) * larger),
      heap: [100_000_000],
    };
  });

const MINUTES = { failures: [], partSeconds: 60 };

describe("a soak", () => {
  test("is good when answers stay as fast and the memory as small as they were", () => {
    expect(
      judge(
        partsOf(() => ({})),
        MINUTES,
      ),
    ).toEqual([]);
  });

  test("does not compare its first part, where everything is made for the first time", () => {
    const parts = partsOf((index) => (index === 0 ? { slower: 0.1, larger: 0.5 } : {}));
    expect(judge(parts, MINUTES)).toEqual([]);
  });

  test("forgives one part in which the machine did something else", () => {
    expect(
      judge(
        partsOf((index) => ({ slower: index === 8 ? 20 : 1 })),
        MINUTES,
      ),
    ).toEqual([]);
  });

  test("is bad when answers become slower", () => {
    expect(
      judge(
        partsOf((index) => ({ slower: 1 + index / 4 })),
        MINUTES,
      ),
    ).toEqual(["Answers became slower: the 99th percentile went from 74 to 147 ms."]);
  });

  test("is bad when the memory of the last part is a tenth above that of the second", () => {
    expect(
      judge(
        partsOf((index) => ({ larger: 1 + index / 100 })),
        MINUTES,
      ),
    ).toEqual([]);
    expect(
      judge(
        partsOf((index) => ({ larger: 1 + index / 50 })),
        MINUTES,
      ),
    ).toEqual(["The memory grew from 204 MB to 236 MB."]);
  });

  test("is bad with a single failure, however short it was", () => {
    expect(
      judge(
        partsOf(() => ({})),
        { failures: ["/ answered 500", "/a answered 500"], partSeconds: 1 },
      ),
    ).toEqual(["2 requests failed, the first one: / answered 500"]);
  });

  test("that is short is not judged by its times and memory", () => {
    expect(
      judge(
        partsOf((index) => ({ slower: index + 1, larger: index + 1 })),
        { failures: [], partSeconds: 9 },
      ),
    ).toEqual([]);
  });
});

describe("npm run soak", () => {
  beforeAll(ensureBuilt, 300_000);

  test("reads and writes for the given time without failures", async () => {
    const { stdout, stderr } = await run(process.execPath, [
      join(import.meta.dirname, "../bench/soak/soak.ts"),
      "--seconds",
      "12",
    ]);
    expect(stderr).toBe("");
    expect(stdout).toContain("Nothing was wrong.");
    const line = stdout.split("\n").find((text) => text.startsWith("{")) ?? "";
    const { rows } = JSON.parse(line) as { rows: { answers: number }[] };
    // Twenty reads each second, and a write in every other.
    expect(rows.reduce((total, { answers }) => total + answers, 0)).toBe(12 * 20 + 6);
  }, 120_000);

  test("refuses an invalid time", async () => {
    const program = join(import.meta.dirname, "../bench/soak/soak.ts");
    await expect(run(process.execPath, [program, "--seconds", "soon"])).rejects.toMatchObject({
      stderr: expect.stringContaining("It must be a whole number of seconds."),
    });
  });
});
