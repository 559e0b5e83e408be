import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "./lock.mjs";

const MODULE = pathToFileURL(join(import.meta.dirname, "lock.mjs")).href;
const ELSEWHERE = JSON.stringify({ process: 1, machine: "another-machine", since: "2026-03-01T06:00:00.000Z" });

async function lockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "inner", "lock");
}

/** Starts another process that takes the lock; resolves when it holds it. */
async function otherHolder(file: string): Promise<{ end(signal: NodeJS.Signals): Promise<void> }> {
  const script = `
    import { withLock } from ${JSON.stringify(MODULE)};
    await withLock(${JSON.stringify(file)}, () => new Promise((resolve) => { console.log("held"); setTimeout(resolve, 60000); }));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
  return {
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

test("those who want the same lock take turns, and it is gone afterwards", async () => {
  const file = await lockFile();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await readFile(file);
    steps.push(`${name} ends`);
    return name;
  };
  const waits: string[] = [];
  const results = await Promise.all(
    ["a", "b", "c"].map((name) => withLock(file, work(name), { onWait: () => waits.push(name) })),
  );
  expect(results).toEqual(["a", "b", "c"]);
  expect(
    steps.map((step, index) => (index % 2 === 0 ? step.replace(" begins", "") : step.replace(" ends", ""))),
  ).toEqual([steps[0], steps[0], steps[2], steps[2], steps[4], steps[4]].map((step) => step?.replace(" begins", "")));
  expect(waits).toHaveLength(2);
  expect(existsSync(file)).toBe(false);
});

test("work that fails gives the lock back", async () => {
  const file = await lockFile();
  await expect(withLock(file, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
  expect(await withLock(file, async () => "next")).toBe("next");
});

test("the lock of a process that was killed is taken over at once", async () => {
  const file = await lockFile();
  const holder = await otherHolder(file);
  await holder.end("SIGKILL");
  expect(existsSync(file)).toBe(true);
  const start = performance.now();
  expect(await withLock(file, async () => "mine")).toBe("mine");
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a process that is stopped releases its lock", async () => {
  const file = await lockFile();
  const holder = await otherHolder(file);
  await holder.end("SIGTERM");
  expect(existsSync(file)).toBe(false);
});

test("an abandoned lock of another machine is taken over", async () => {
  const file = await lockFile();
  await withLock(file, async () => undefined);
  await writeFile(file, ELSEWHERE);
  expect(await withLock(file, async () => "mine", { deadAfterMs: 300 })).toBe("mine");
});

test("a lock from elsewhere that is still touched is waited for", async () => {
  const file = await lockFile();
  await withLock(file, async () => undefined);
  await writeFile(file, ELSEWHERE);
  let touches = 0;
  let taken = false;
  const beat = setInterval(() => {
    touches += 1;
    void utimes(file, touches, touches);
  }, 50);
  onTestFinished(() => clearInterval(beat));
  const take = async () => {
    taken = true;
  };
  const mine = withLock(file, take, { deadAfterMs: 400 });
  await expect.poll(() => touches, { timeout: 5000 }).toBeGreaterThan(20);
  expect(taken).toBe(false);
  clearInterval(beat);
  await mine;
  expect(taken).toBe(true);
});
