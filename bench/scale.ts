import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt } from "../tests/support/built-site.ts";
import { freePort } from "../tests/support/free-port.ts";
import { launchSite } from "../tests/support/launch-site.ts";
import { runCommand } from "../tests/support/run-command.ts";
import { makeDirectory } from "./make-directory.ts";
import { madePath } from "./make-tuskers.ts";
import { report } from "./measure.ts";

const SIZES = [10_000, 100_000, 300_000] as const;
/** Time for background work after a start to finish, and for memory to be released. */
const SETTLED_MS = 8000;

/** Memory of a process in megabytes. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000);
}

/** Milliseconds until the response is complete. */
async function timeOf(url: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return Math.round(performance.now() - begin);
}

async function rowFor(entries: number, dataDir: string) {
  await makeDirectory(dataDir, entries);
  const database = (await stat(join(dataDir, "tuskers.db"))).size / 1e6;
  const settings = { PAGE_CACHE_BYTES: "0" };
  const port = await freePort();
  // The first start sets its administrator's password, once in a site's lifetime.
  const first = launchSite({ dataDir, port, settings });
  await first.ready;
  first.process.kill("SIGTERM");
  await first.ended;
  const begin = performance.now();
  const site = launchSite({ dataDir, port, settings });
  await site.ready;
  await timeOf(`${site.url}${madePath(1)}`);
  const entryMs = Math.round(performance.now() - begin);
  await timeOf(`${site.url}/api/tuskers?page=1`);
  const listMs = Math.round(performance.now() - begin);
  await timeOf(`${site.url}/api/tuskers?page=1&search=gamu`);
  await sleep(SETTLED_MS);
  const memory = await memoryOf(site.process.pid ?? 0);
  const lastPage = await timeOf(`${site.url}/api/tuskers?page=${Math.ceil(entries / 9)}&limit=9`);
  const backupBegin = performance.now();
  const file = join(dataDir, "..", `backup-${entries}.tar`);
  const { code, err } = await runCommand("backup", [file], { settings: { DATA_DIR: dataDir } });
  if (code !== 0) throw new Error(err);
  const backupMs = performance.now() - backupBegin;
  await rm(file);
  site.process.kill("SIGTERM");
  await site.ended;
  return {
    entries,
    "database (MB)": Math.round(database),
    "start to an entry (ms)": entryMs,
    "start to a list (ms)": listMs,
    "memory (MB)": memory,
    "last page (ms)": lastPage,
    "backup (s)": Number((backupMs / 1000).toFixed(1)),
  };
}

/** What a directory of each size needs: idle memory, start-up time, database and backup. */
export async function scale(): Promise<void> {
  await ensureBuilt();
  const rows = [];
  for (const size of SIZES) {
    const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
    try {
      rows.push(await rowFor(size, join(folder, "data")));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  report("scale", rows);
}
