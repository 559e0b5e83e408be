import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { openServices } from "../src/app/server/services.server.ts";
import { storeUpload } from "../src/content/image-library/uploads/store-upload.server.ts";
import { makeDueVariants } from "../src/content/image-library/variants/make-due-variants.server.ts";
import { encodeStored } from "../src/content/images/encoding/reencode-image.server.ts";
import { encodeVariant, variantSpecs } from "../src/content/images/encoding/variant-specs.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import type { Services } from "../src/platform/services/services.server.ts";
import { startSite } from "../tests/support/running-site.ts";
import { imageForm, incoming } from "../tests/support/upload-forms.ts";
import { makeImage } from "./make-image.ts";
import { madeName, makeTuskers } from "./make-tuskers.ts";
import { report } from "./measure.ts";
import { percentile, steadyLoad } from "./steady-load.ts";

const ROUNDS = 3;
const AT_ONCE = 20;
const ADDRESSES = 100;
const LOAD = { perSecond: 200, seconds: 10, rounds: 5 };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const config = readConfig({ DATA_DIR: folder, STARTER_CONTENT: "off" });
    const services = await openServices(config, { log: pino({ level: "silent" }) });
    try {
      await work(services);
    } finally {
      await services.close();
    }
  });
}

/** Makes the same files with the image library alone: the stored original, and every variant from it. */
async function encodeDirectly(image: Buffer, lanes: number): Promise<void> {
  await inFolder(async (folder) => {
    const [source, master] = [join(folder, "source"), join(folder, "master")];
    await writeFile(source, image);
    const { width, height } = await encodeStored("image/jpeg", sharp(source).autoOrient().toColourspace("srgb")).toFile(
      master,
    );
    const forms = variantSpecs({ width, height });
    const lane = async () => {
      for (let form = forms.shift(); form !== undefined; form = forms.shift()) {
        await encodeVariant(sharp(master).resize({ width: form.width }), form).toFile(
          join(folder, `${form.width}-${form.type.slice(6)}`),
        );
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  });
}

/** Times a 12-megapixel JPEG from upload to its last variant, against the image library alone. */
async function measureSpeed(image: Buffer): Promise<void> {
  const [answered, all, oneByOne, twoAtOnce]: [number[], number[], number[], number[]] = [[], [], [], []];
  await withServices(async (services) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await storeUpload(services, incoming(imageForm(image)));
      answered.push(performance.now() - start);
      while (await makeDueVariants(services));
      all.push(performance.now() - start);
      // The library's default: each encoding may use all cores.
      sharp.concurrency(0);
      oneByOne.push(await timed(() => encodeDirectly(image, 1)));
      sharp.concurrency(1);
      twoAtOnce.push(await timed(() => encodeDirectly(image, 2)));
    }
  });
  const best = Math.min(median(oneByOne), median(twoAtOnce));
  report("photos: upload", [
    {
      "answered (ms)": Math.round(median(answered)),
      "all forms (ms)": Math.round(median(all)),
      "library, one by one (ms)": Math.round(median(oneByOne)),
      "library, two at once (ms)": Math.round(median(twoAtOnce)),
      "ratio to the faster": Number((median(all) / best).toFixed(3)),
    },
  ]);
}

/** Resident memory of a process in MB; 0 if it has just exited. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
  );

/** The peak memory of the site and its encoders during concurrent uploads, above the level before them. */
async function measureMemory(image: Buffer): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const form = imageForm(image);
  for (const uploads of [2, AT_ONCE]) {
    await withServices(async (services) => {
      globalThis.gc?.();
      const before = residentOf(process.pid);
      let [site, encoders] = [0, 0];
      const watch = setInterval(() => {
        site = Math.max(site, residentOf(process.pid) - before);
        encoders = Math.max(
          encoders,
          childrenOf(process.pid).reduce((sum, pid) => sum + residentOf(pid), 0),
        );
      }, 20);
      await Promise.all(Array.from({ length: uploads }, () => storeUpload(services, incoming(form))));
      clearInterval(watch);
      rows.push({
        "uploads at once": uploads,
        "site (MB more)": Math.round(site),
        "encoders (MB)": Math.round(encoders),
      });
    });
  }
  report("photos: memory", rows);
}

/** Requests pages at a fixed rate, while the site is otherwise idle and during continuous uploads. */
async function measurePages(image: Buffer<ArrayBuffer>): Promise<void> {
  const site = await startSite({
    fill: async (dataDir) => {
      const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
      const services = await openServices(config, { log: pino({ level: "silent" }) });
      await makeTuskers(services.db, ADDRESSES).finally(() => services.close());
    },
  });
  try {
    const paths = Array.from(
      { length: ADDRESSES },
      (_, index) => `/tuskers/${madeName(index).toLowerCase().replaceAll(" ", "-")}`,
    );
    const load = { url: site.url, paths, perSecond: LOAD.perSecond, seconds: LOAD.seconds };
    await steadyLoad({ ...load, seconds: 3 });
    const round = async () => percentile(await steadyLoad(load), 99);
    const [idle, busy]: [number[], number[]] = [[], []];
    for (let count = 0; count < LOAD.rounds; count += 1) idle.push(await round());
    let [uploading, uploaded] = [true, 0];
    const blob = new Blob([image], { type: "image/jpeg" });
    const sender = async () => {
      while (uploading) {
        await site.upload(blob, "photo.jpg");
        uploaded += 1;
      }
    };
    const senders = Array.from({ length: AT_ONCE }, sender);
    for (let count = 0; count < LOAD.rounds; count += 1) busy.push(await round());
    uploading = false;
    await Promise.all(senders);
    const bound = Math.max(3 * median(idle), 50);
    report("photos: pages meanwhile", [
      {
        "p99 idle (ms)": Number(median(idle).toFixed(1)),
        "p99 meanwhile (ms)": Number(median(busy).toFixed(1)),
        "bound (ms)": Number(bound.toFixed(1)),
        "uploads meanwhile": uploaded,
      },
    ]);
  } finally {
    await site.stop();
  }
}

/** The cost of uploads: time, memory, and response times for readers. */
export async function photos(): Promise<void> {
  const image = await makeImage();
  await measureSpeed(image);
  await measureMemory(image);
  await measurePages(image);
}
