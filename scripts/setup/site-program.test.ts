import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { heapArguments } from "./site-program.mjs";

const run = promisify(execFile);

const megabytes = async (nodeOptions: string | undefined): Promise<number> => {
  const print = "console.log(require('node:v8').getHeapStatistics().heap_size_limit)";
  const env = { PATH: process.env.PATH, ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }) };
  const { stdout } = await run(process.execPath, [...heapArguments(nodeOptions), "-e", print], { env });
  return Number(stdout) / 1024 ** 2;
};

test("the site's heap is bounded", async () => {
  const limit = await megabytes(undefined);
  expect(limit).toBeGreaterThan(500);
  expect(limit).toBeLessThan(700);
});

test("a bound that the operator sets counts instead", async () => {
  expect(await megabytes("--max-old-space-size=2000")).toBeGreaterThan(1900);
});
