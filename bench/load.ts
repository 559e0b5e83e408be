import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { ReferenceAnswer } from "./reference-server.ts";

const run = promisify(execFile);

const CONNECTIONS = 32;
const SECONDS = 2;
export const ROUNDS = 7;

/** The requests of a load test: one path, or several in turn, with the same headers. */
export type Load = { url: string; paths: string[]; headers?: Record<string, string> };

const lua = (text: string): string => JSON.stringify(text);

/** A Lua script for wrk: every connection cycles through the paths. */
const scriptOf = ({ paths, headers = {} }: Load): string =>
  [
    `local paths = {${paths.map(lua).join(",")}}`,
    ...Object.entries(headers).map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`),
    "local index = 0",
    "request = function()",
    "  index = index % #paths + 1",
    "  return wrk.format(nil, paths[index])",
    "end",
  ].join("\n");

/** @returns requests per second @throws Error if a request failed, or wrk is not installed */
export async function hit(load: Load): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  try {
    const script = join(folder, "load.lua");
    await writeFile(script, scriptOf(load));
    const options = ["-t1", "--timeout", "20s", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-s", script, load.url];
    const { stdout } = await run("wrk", options).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT")
        throw new Error("This bench needs wrk (on Debian: apt-get install wrk).");
      throw error;
    });
    if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`Some answers failed:\n${stdout}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Records one response with its raw headers, except those that Node adds, as the bare server sends them too. */
export function takeAnswer({ url, paths: [path = "/"], headers = {} }: Load): Promise<ReferenceAnswer> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const kept: string[] = [];
        for (let index = 0; index < answer.rawHeaders.length; index += 2) {
          const [name = "", value = ""] = answer.rawHeaders.slice(index, index + 2);
          if (!/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(name)) kept.push(name, value);
        }
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks).toString("base64") });
      });
    })
      .on("error", reject)
      .end();
  });
}

async function withReference<Result>(answer: ReferenceAnswer, work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  const file = join(folder, "answer.json");
  await writeFile(file, JSON.stringify(answer));
  const server = spawn(process.execPath, [join(import.meta.dirname, "reference-server.ts"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

export type Compared = { "bare (req/s)": number; "site (req/s)": number; ratio: number };

/**
 * Requests per second of the site and of bare `node:http`, in alternating rounds. The result is the median of the
 * ratios of the rounds, because other load on the machine affects both halves of a round alike.
 * @param reference the response of the bare server; by default that of the site
 */
export async function compare(load: Load, reference?: ReferenceAnswer): Promise<Compared> {
  return withReference(reference ?? (await takeAnswer(load)), async (bareUrl) => {
    const [bare, site]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await hit({ ...load, url: bareUrl }));
      site.push(await hit(load));
    }
    const ratios = bare.map((of, round) => (site[round] ?? 0) / of);
    return {
      "bare (req/s)": Math.round(median(bare)),
      "site (req/s)": Math.round(median(site)),
      ratio: Number(median(ratios).toPrecision(3)),
    };
  });
}
