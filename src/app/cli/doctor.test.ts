import { execFile } from "node:child_process";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";

const PROGRAM = join(import.meta.dirname, "doctor.ts");

const doctor = (settings: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, PORT: "0", ...settings };
    execFile(process.execPath, [PROGRAM, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });

test("a site in good order ends with 0 and says so", async () => {
  const { config } = await openTestServices();
  const { code, out, err } = await doctor({ DATA_DIR: config.dataDir });
  expect([code, err]).toEqual([0, ""]);
  const lines = out.trimEnd().split("\n");
  expect(lines.at(-1)).toBe("No problem was found.");
  expect(lines.filter((line) => /^ok +database/.test(line))).toHaveLength(2);
});

test("a problem gives exit code 1, with advice below it", async () => {
  const { config } = await openTestServices();
  await chmod(config.dataDir, 0o755);
  // The mode that older releases left.
  await chmod(join(config.dataDir, "tuskers.db"), 0o644);
  const { code, out } = await doctor({ DATA_DIR: config.dataDir });
  expect(code).toBe(1);
  expect(out).toMatch(/^problem +disk +Every account on this machine can read .*\n +Run: chmod 700 \/.*$/m);
  expect(out.trimEnd().split("\n").at(-1)).toBe("1 problem was found.");
});

test("a wrong setting is reported by name, and nothing else is checked", { tags: ["deep"] }, async () => {
  const { code, out, err } = await doctor({ DATA_DIR: await temporaryFolder(), PORT: "eighty" });
  expect([code, err]).toEqual([1, ""]);
  expect(out).toMatch(
    /^problem +settings +PORT must be a whole number from 0 to 65535\.\n.*\n1 problem was found\.\n$/,
  );
});

test("a word that it does not know is refused", { tags: ["deep"] }, async () => {
  expect(await doctor({}, "repair")).toMatchObject({ code: 1, out: "" });
});
