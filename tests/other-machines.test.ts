import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const PROGRAM = join(import.meta.dirname, "support/written-here.ts");

async function writtenOn(machine: { TZ: string; LC_ALL: string }): Promise<unknown> {
  const env = { PATH: process.env.PATH, ...machine };
  return JSON.parse((await promisify(execFile)(process.execPath, [PROGRAM], { env })).stdout);
}

test.each([
  ["America/Los_Angeles", "tr_TR.UTF-8"],
  ["Pacific/Auckland", "da_DK.UTF-8"],
])("the site writes the same on a machine in %s whose language is %s", async (TZ, LC_ALL) => {
  expect(await writtenOn({ TZ, LC_ALL })).toEqual(await writtenOn({ TZ: "Asia/Colombo", LC_ALL: "C" }));
});
