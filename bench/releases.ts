import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { openServices } from "../src/app/server/services.server.ts";
import { saveSite } from "../src/content/settings/site/save-site.server.ts";
import { SHIPPED_SETTINGS } from "../src/content/settings/site/site-settings.ts";
import type { Release } from "../src/features/data-releases/release.ts";
import { listReleases } from "../src/features/data-releases/release-rows.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { ensureBuilt } from "../tests/support/built-site.ts";
import { freePort } from "../tests/support/free-port.ts";
import { launchSite } from "../tests/support/launch-site.ts";
import { makeTuskers } from "./make-tuskers.ts";
import { report } from "./measure.ts";

const SIZES = [10_000, 100_000] as const;
const ASK_EVERY_MS = 20;
const GIVE_UP_MS = 20 * 60_000;

/** As much as a well-known tusker has recorded: four facts and three events. */
const CLAIMS = JSON.stringify({
  status: [{ value: "alive", certainty: "certain", sources: [], recordedOn: "2024" }],
  born: [{ value: "1980~", certainty: "likely", sources: [] }],
  height: [{ value: { min: 2.5, max: 3.1, about: true }, certainty: "likely", sources: [] }],
  keeper: [{ value: "department", certainty: "certain", sources: [] }],
});
const EVENTS = JSON.stringify(
  [1998, 2007, 2019].map((year) => ({
    ...{ id: `in-${year}`, kind: "wounded", date: `${year}~`, place: "yala", certainty: "likely", sources: [] },
    text: "He was seen with a wound on the left foreleg, which was treated by the veterinarians of the department.",
  })),
);

/** Most memory of a process since it began, in megabytes; 0 if it has ended. Linux only. */
async function peakOf(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000);
}

/** The processes that this one has started. Linux only. */
async function childrenOf(pid: number): Promise<string[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean));
}

async function rowFor(size: number, dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  await makeTuskers(services.db, size);
  await services.db.write.updateTable("tuskers").set({ claims: CLAIMS, events: EVENTS }).execute();
  const settings = { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" as const };
  const own = { accountSeq: 0, sessionSeq: 0, username: "bench" };
  await saveSite(services, { settings, ifMatch: undefined, own, confirmation: {} });
  const site = launchSite({ dataDir, port: await freePort() });
  try {
    await site.ready;
    const pid = site.process.pid ?? 0;
    const begin = performance.now();
    const waits: number[] = [];
    let [peakApart, made] = [0, await listReleases(services.db.read)];
    while (made.length === 0) {
      const asked = performance.now();
      if (asked - begin > GIVE_UP_MS) throw new Error("No release was made.");
      await (await fetch(`${site.url}/healthz`)).arrayBuffer();
      waits.push(performance.now() - asked);
      for (const child of await childrenOf(pid)) peakApart = Math.max(peakApart, await peakOf(child));
      await sleep(ASK_EVERY_MS);
      made = await listReleases(services.db.read);
    }
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    const { number, files } = made[0] as Release;
    const largest = files.reduce((one, other) => (one.bytes > other.bytes ? one : other));
    const peak = await peakOf(pid);
    const served = await (await fetch(`${site.url}/data/${number}/${largest.name}`)).arrayBuffer();
    if (served.byteLength !== largest.bytes) throw new Error("The file is not whole.");
    return {
      tuskers: size,
      "made (s)": seconds,
      "files (MB)": Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6),
      "longest wait for /healthz (ms)": Math.round(Math.max(...waits)),
      "most memory of the site (MB)": peak,
      "of its other processes (MB)": peakApart,
      "after serving the largest file (MB)": await peakOf(pid),
    };
  } finally {
    site.process.kill("SIGTERM");
    await site.ended;
    await services.close();
  }
}

/** How long visitors wait while a release of the data is made, and what it needs. */
export async function releases(): Promise<void> {
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
  report("releases", rows);
}
