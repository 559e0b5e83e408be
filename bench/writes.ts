import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMINISTRATOR } from "../tests/support/launch-site.ts";
import { startSite } from "../tests/support/running-site.ts";
import { makeDirectory } from "./make-directory.ts";
import { madeName } from "./make-tuskers.ts";
import { report } from "./measure.ts";

const SECONDS = 4;
const ROUNDS = 3;
/**
 * Approximate size of what one save appends to SQLite's write-ahead log: pages of 4 KiB, each with a header of 24
 * bytes.
 */
const PIECE_BYTES = 16 * 4120;
/** SQLite restarts its log at about this length; so does the reference. */
const LOG_BYTES = 4 * 1024 * 1024;
const SIZES = [0, 10_000, 100_000];

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many such pieces per second the disk can write and sync. */
function syncsPerSecond(folder: string): number {
  const file = openSync(join(folder, "reference"), "w");
  try {
    const piece = Buffer.alloc(PIECE_BYTES, 7);
    const end = performance.now() + SECONDS * 1000;
    let syncs = 0;
    for (; performance.now() < end; syncs += 1) {
      writeSync(file, piece, 0, piece.length, (syncs * PIECE_BYTES) % LOG_BYTES);
      fdatasyncSync(file);
    }
    return syncs / SECONDS;
  } finally {
    closeSync(file);
  }
}

/** The body of a save: a unique name, and texts of typical length. */
const bodyOf = (index: number): string =>
  JSON.stringify({
    name: `Posted ${madeName(index)}`,
    aliases: [`Also ${madeName(index + 1)}`],
    age: index % 70,
    location: "Yala National Park",
    status: "alive",
    category: "wild",
    tags: ["Crossed tusks", "Yala"],
    description: `<p>${"A tusker that is posted for measuring, with a description of a usual length. ".repeat(13)}</p>`,
  });

type Post = { body: string; token?: string; network?: string; status: number };

/** Another network for every hundred saves, because more than ten per second from one network are refused. */
const networkOf = (index: number): string => `10.0.${Math.floor(index / 25_600)}.${Math.floor(index / 100) % 256}`;

/**
 * Sends a POST on a keep-alive connection.
 * @returns the body of the response
 * @throws Error if the status is another one
 */
const post = (agent: Agent, url: string, { body, token, network, status }: Post) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(network === undefined ? {} : { "X-Forwarded-For": network }),
    };
    request(url, { agent, method: "POST", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === status) resolve(text);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
      });
    })
      .on("error", reject)
      .end(body);
  });

/** Adds tuskers over HTTP, one after the other on one connection, compared with the sync rate of the disk. */
export async function writes(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const size of SIZES) {
    const site = await startSite({
      fill: (dataDir) => makeDirectory(dataDir, size),
      settings: { TRUST_PROXY: "1" },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // In the same place as the data folders of the sites, so that it is on the same disk.
    const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
    try {
      const login = await post(agent, `${site.url}/api/auth/login`, {
        body: JSON.stringify(ADMINISTRATOR),
        status: 200,
      });
      const { access_token: token } = JSON.parse(login) as { access_token: string };
      let sent = 0;
      const add = () => {
        const body = bodyOf(size + sent);
        return post(agent, `${site.url}/api/tuskers`, { body, token, network: networkOf(sent++), status: 201 });
      };
      // Warm-up: lets the JIT optimise the code before anything is measured.
      for (let index = 0; index < 500; index += 1) await add();
      const [posts, syncs]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        syncs.push(syncsPerSecond(folder));
        const [start, before] = [performance.now(), sent];
        while (performance.now() - start < SECONDS * 1000) await add();
        posts.push(((sent - before) * 1000) / (performance.now() - start));
      }
      rows.push({
        directory: size,
        "POST /api/tuskers (1/s)": Math.round(median(posts)),
        "disk (fdatasync/s)": Math.round(median(syncs)),
        ratio: Number((median(posts) / median(syncs)).toFixed(3)),
      });
    } finally {
      agent.destroy();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  report("writes", rows);
}
