import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { openServices } from "../src/app/server/services.server.ts";
import { artworkUrl, type DrawnWidth } from "../src/artwork/drawn-images.ts";
import { renderOutdatedEntries } from "../src/content/entries/saving/render-entries.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import type { Services } from "../src/platform/services/services.server.ts";
import { ensureBuilt } from "../tests/support/built-site.ts";
import { freePort } from "../tests/support/free-port.ts";
import { launchSite } from "../tests/support/launch-site.ts";
import { makeTuskers } from "./make-tuskers.ts";
import { report } from "./measure.ts";
import { percentile } from "./steady-load.ts";

const TUSKERS = 10_000;
/** How long the site is watched after its start, while nobody requests anything. */
const WATCHED_S = 60;
/** Portraits that are requested for the first time, one after the other. */
const ASKED = 100;
const ON_A_PAGE = 9;
/** What a phone of 390 pixels at a density of three loads. */
const WIDTH: DrawnWidth = 1200;
/** The size of a typical variant, for filling the folder. */
const VARIANT_BYTES = 25_000;
const TICKS_PER_SECOND = 100;

const childrenOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").filter(Boolean);

/** CPU time of the encoders of a site so far, in seconds. Linux only. */
async function encoderSeconds(pid: number): Promise<number> {
  let ticks = 0;
  for (const child of await childrenOf(pid)) {
    const stat = await readFile(`/proc/${child}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_SECOND;
}

async function countFiles(dataDir: string): Promise<number> {
  const folder = join(dataDir, "drawings");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

async function withServices<Result>(dataDir: string, work: (services: Services) => Promise<Result>): Promise<Result> {
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** Fills the directory. @returns the addresses of all portraits, as SVG */
const makePortraits = (dataDir: string): Promise<string[]> =>
  withServices(dataDir, async ({ db }) => {
    await makeTuskers(db, TUSKERS);
    // Generated tuskers have no portraits until they are rendered.
    await db.write.updateTable("tuskers").set({ html_version: 1 }).execute();
    await db.write.deleteFrom("site_state").where("key", "=", "render_version").execute();
    await renderOutdatedEntries(db);
    const rows = await db.read.selectFrom("tuskers").select(["slug", "portrait_hash"]).execute();
    return rows.map(({ slug, portrait_hash: hash }) => `/portraits/${slug}-4x5-${hash}.svg`);
  });

/** @param address of a variant */
async function request(address: string): Promise<{ ms: number; bytes: number; isMade: boolean }> {
  const begin = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const bytes = Number(answer.headers.get("Content-Length"));
  return { ms: performance.now() - begin, bytes, isMade: answer.headers.get("Content-Type") === "image/avif" };
}

const variantOf = (url: string): string => artworkUrl(url, { aspect: "4:5", width: WIDTH });

/** @returns seconds until every variant is made */
async function untilMade(addresses: string[]): Promise<number> {
  const begin = performance.now();
  for (const address of addresses) {
    while (!(await request(address)).isMade) await sleep(50);
  }
  return (performance.now() - begin) / 1000;
}

const figures = (answers: { ms: number; bytes: number }[]): Record<string, number> => ({
  "median (ms)": Math.round(
    percentile(
      answers.map(({ ms }) => ms),
      50,
    ),
  ),
  "p95 (ms)": Math.round(
    percentile(
      answers.map(({ ms }) => ms),
      95,
    ),
  ),
  "median (bytes)": Math.round(
    percentile(
      answers.map(({ bytes }) => bytes),
      50,
    ),
  ),
});

/** The background work after a start, and what visitors get who are the first to see a portrait. */
async function measureSite(dataDir: string, portraits: string[]): Promise<void> {
  const site = launchSite({ dataDir, port: await freePort() });
  await site.ready;
  const pid = site.process.pid ?? 0;
  try {
    await sleep(WATCHED_S * 1000);
    report("portraits: after the start", [
      {
        entries: TUSKERS,
        "watched (s)": WATCHED_S,
        "files made": await countFiles(dataDir),
        "CPU time of encoders (s)": await encoderSeconds(pid),
      },
    ]);
    const addresses = portraits.map((url) => site.url + variantOf(url));
    const asked = addresses.splice(0, ASKED);
    const first = [];
    for (const address of asked) first.push(await request(address));
    const seconds = await untilMade(asked);
    const later = [];
    for (const address of asked) later.push(await request(address));
    const page = addresses.splice(0, ON_A_PAGE);
    const ofPage = await Promise.all(page.map(request));
    const pageMade = await untilMade(page);
    report("portraits: answers", [
      { what: `${ASKED} in turn, first`, ...figures(first), "made within (s)": Number(seconds.toFixed(1)) },
      { what: "the same, made", ...figures(later), "made within (s)": "" },
      { what: `${ON_A_PAGE} at once, first`, ...figures(ofPage), "made within (s)": Number(pageMade.toFixed(1)) },
    ]);
    report("portraits: files", [
      {
        requested: ON_A_PAGE + ASKED,
        "files made": await countFiles(dataDir),
        "a minute": Math.round((60 * ASKED) / seconds),
      },
    ]);
  } finally {
    site.process.kill("SIGTERM");
    await site.ended;
  }
}

/** The upkeep at a start with a full folder: four variants of each entry, more than the bound allows. */
async function measureUpkeep(dataDir: string, portraits: string[]): Promise<void> {
  // What was made within the last hour is left alone.
  const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const url of portraits) {
    for (const width of [120, 400, 800, 1200] as const) {
      const file = join(dataDir, "drawings", artworkUrl(url, { aspect: "4:5", width }));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, "");
      // Takes no room on the disk.
      await truncate(file, VARIANT_BYTES);
      await utimes(file, longAgo, longAgo);
    }
  }
  const before = await countFiles(dataDir);
  const seconds = await withServices(dataDir, async ({ drawings }) => {
    const begin = performance.now();
    drawings.beginUpkeep();
    await drawings.settled();
    return (performance.now() - begin) / 1000;
  });
  report("portraits: upkeep of a full folder", [
    { "files before": before, "files kept": await countFiles(dataDir), "took (s)": Number(seconds.toFixed(1)) },
  ]);
}

/** Drawn portraits of a large directory: what is made without being requested, and how soon a visitor sees one. */
export async function portraits(): Promise<void> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  try {
    const dataDir = join(folder, "data");
    const addresses = await makePortraits(dataDir);
    await measureSite(dataDir, addresses);
    await measureUpkeep(dataDir, addresses);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
