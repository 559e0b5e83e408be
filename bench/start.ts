import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { heapArguments, SITE_ENVIRONMENT } from "../scripts/setup/site-program.mjs";
import { ensureBuilt } from "../tests/support/built-site.ts";
import { freePort } from "../tests/support/free-port.ts";
import { median } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { madePath } from "./make-tuskers.ts";
import { report } from "./measure.ts";

const ROOT = join(import.meta.dirname, "..");
const TUSKERS = 10_000;
const ROUNDS = 5;
const CACHE_BYTES = 128_000_000;
const QUIET_MS = 5000;
const READERS = 16;

/** Memory of a program in megabytes: its private memory and the resident part of its files. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

/** @throws Error if the program exits without printing an address */
async function listeningAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /http:\/\/[^\s"]+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("The program ended before it listened.");
}

/** Starts a program; `answered` resolves with the milliseconds until its first response. */
async function launch(args: string[], environment: Record<string, string>, path: string) {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...SITE_ENVIRONMENT, ...environment },
  });
  const url = await listeningAddress(createInterface({ input: child.stdout }));
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const answeredMs = performance.now() - begin;
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { url, pid: child.pid ?? 0, answeredMs, stop };
}

/** Time to first response and memory of the built site, compared with a minimal `node:http` program. */
export async function start(): Promise<void> {
  await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  try {
    await makeDirectory(dataDir, TUSKERS);
    const site = async () => {
      const port = String(await freePort());
      const SITE_URL = `http://localhost:${port}`;
      const settings = { PORT: port, SITE_URL, DATA_DIR: dataDir, STARTER_CONTENT: "off", LOG_LEVEL: "warn" };
      const cache = { PAGE_CACHE_BYTES: String(CACHE_BYTES) };
      return launch([...heapArguments(undefined), "build/programs/start.js"], { ...settings, ...cache }, "/tuskers");
    };
    const bare = () => launch([join(import.meta.dirname, "bare-server.ts")], {}, "/");
    // The first start sets its administrator's password, once in a site's lifetime.
    await (await site()).stop();
    const times: { site: number[]; bare: number[] } = { site: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, program] of [
        ["bare", bare],
        ["site", site],
      ] as const) {
        const running = await program();
        times[name].push(running.answeredMs);
        await running.stop();
      }
    }
    const [server, reference] = [await site(), await bare()];
    await sleep(QUIET_MS);
    const [atRest, ofBare] = [await memoryOf(server.pid), await memoryOf(reference.pid)];
    const paths = Array.from({ length: TUSKERS }, (_, index) => madePath(index));
    let most = atRest;
    const read = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await (await fetch(server.url + path, { headers: { "Accept-Encoding": "br" } })).arrayBuffer();
        if (paths.length % 100 === 0) most = Math.max(most, await memoryOf(server.pid));
      }
    };
    await Promise.all(Array.from({ length: READERS }, read));
    await server.stop();
    await reference.stop();
    const megabytes = (value: number) => Math.round(value);
    report("start", [
      {
        what: "first answer (ms)",
        bare: Math.round(median(times.bare)),
        site: Math.round(median(times.site)),
        bound: 1000,
      },
      { what: "memory at rest (MB)", bare: megabytes(ofBare), site: megabytes(atRest), bound: 200 },
      {
        what: "memory, most while 10,000 pages were read (MB)",
        bare: "",
        site: megabytes(most),
        bound: 250 + CACHE_BYTES / 1_000_000,
      },
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
