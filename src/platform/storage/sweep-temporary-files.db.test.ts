import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  createTestClock,
  temporaryFolder as emptyFolder,
  openTestServices,
} from "../../../tests/support/test-services.ts";
import { keepSweepingTemporaryFiles, sweepTemporaryFiles } from "./sweep-temporary-files.server.ts";
import { temporaryFolder } from "./temporary-files.server.ts";

const clock = createTestClock();
/** In minutes. */
const DAY = 24 * 60;
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

async function folderWith(files: Record<string, number>): Promise<string> {
  const dataDir = await emptyFolder();
  const folder = temporaryFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const [name, age] of Object.entries(files)) {
    await writeFile(join(folder, name), "half a picture");
    await utimes(join(folder, name), minutesAgo(age), minutesAgo(age));
  }
  return dataDir;
}

test("files left over for a day go; younger ones, which a long release may still be using, stay", async () => {
  const dataDir = await folderWith({ "two-days": 2 * DAY, "a-day": DAY, "just-now": DAY - 1 });
  expect(await sweepTemporaryFiles(dataDir, clock)).toBe(2);
  expect(await readdir(temporaryFolder(dataDir))).toEqual(["just-now"]);
});

test("images themselves are never touched, however old", async () => {
  const dataDir = await folderWith({});
  const image = join(dataDir, "uploads", "public", "raja.jpg");
  await mkdir(join(dataDir, "uploads", "public"));
  await writeFile(image, "raja");
  await utimes(image, minutesAgo(100_000), minutesAgo(100_000));
  expect(await sweepTemporaryFiles(dataDir, clock)).toBe(0);
  expect(await readdir(join(dataDir, "uploads", "public"))).toEqual(["raja.jpg"]);
});

test("without a temporary folder there is nothing to do", async () => {
  const dataDir = await folderWith({});
  await rm(temporaryFolder(dataDir), { recursive: true });
  expect(await sweepTemporaryFiles(dataDir, clock)).toBe(0);
});

test("what is too young at a restart goes a day later", async () => {
  const services = await openTestServices();
  const folder = temporaryFolder(services.config.dataDir);
  for (const [name, age] of [
    ["old", 2 * DAY],
    ["just-broken-off", 0],
  ] as const) {
    await writeFile(join(folder, name), "half a picture");
    await utimes(join(folder, name), minutesAgo(age), minutesAgo(age));
  }
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = keepSweepingTemporaryFiles(services);
  try {
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(["just-broken-off"]), { timeout: 30_000 });
    services.clock.advance(24 * 60 * 60_000);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 30_000 });
  } finally {
    stop();
    vi.useRealTimers();
  }
});
