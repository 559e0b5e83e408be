import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { onTestFinished } from "vitest";
import { type Config, readConfig } from "../../src/server/config.ts";
import { openServices, type Services } from "../../src/server/services.ts";

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; set(time: string | Date): void; advance(milliseconds: number): void };

export function createTestClock(start = "2026-03-01T06:00:00.000Z"): TestClock {
  let time = new Date(start);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = new Date(next);
    },
    advance: (milliseconds) => {
      time = new Date(time.getTime() + milliseconds);
    },
  };
}

/** An empty folder that goes when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Real services over an empty data folder, closed and removed when the test is over. Nothing is loaded into it. */
export async function openTestServices(
  environment: Record<string, string> = {},
): Promise<Services & { clock: TestClock; config: Config }> {
  const clock = createTestClock();
  const config = readConfig({ DATA_DIR: await temporaryFolder(), STARTER_CONTENT: "off", ...environment });
  const services = await openServices(config, { log: pino({ level: "silent" }), clock });
  onTestFinished(() => services.close());
  return { ...services, clock };
}
